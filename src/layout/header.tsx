import { clsx } from 'clsx'
import { CircleUserRound, Menu, Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useAuth } from '@/auth/auth-provider'
import { brand } from '@/content/brand'
import { Ring } from '@/pictures/ring'
import { ButtonLink, Link } from '@/routing/link'
import { usePageSuite } from '@/routing/use-page-route'
import { IconButton } from '@/ui/button'
import { AuthLinks } from './auth-links'
import { MobileMenu } from './mobile-menu'
import { MainNavLinks } from './navigation'
import { ServicesButton } from './services-button'
import { ThemeSwitch } from './theme-switch'

/** The fixed header. It is a container, so that its breakpoints depend on the size of its text. */
export function Header() {
  const { user } = useAuth()
  const scrolled = useScrolled()
  // Any navigation closes the mobile menu.
  const location = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const open = openAt === location.key
  const setOpen = (next: boolean) => setOpenAt(next ? location.key : undefined)
  const suite = usePageSuite()
  const buttonRef = useRef<HTMLButtonElement>(null)

  const closeOnEscape = useEffectEvent(({ key }: KeyboardEvent) => {
    if (!open || key !== 'Escape') return
    setOpen(false)
    buttonRef.current!.focus()
  })
  // A click in the menu moves the focus to <body>, so the header would miss the key.
  useEffect(() => {
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [])

  return (
    <header
      data-site-header
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
      }}
      // The blur keeps it readable on a page that was scrolled before hydration. It is written out,
      // because Tailwind's class would add 1.3 KB to each page.
      className={clsx(
        '@container fixed inset-x-0 top-0 z-40 border-b [backdrop-filter:blur(12px)] transition-colors duration-200 print:hidden noscript:bg-page',
        scrolled || open ? 'border-line bg-page shadow-card' : 'border-transparent',
      )}
    >
      <div className="container-page flex h-header items-center gap-1 @nav:@max-nav-wide:gap-0">
        <Link
          to="/"
          aria-label={`${brand.name}, home`}
          className="mr-auto flex min-h-11 shrink-0 items-center gap-2.5 @nav:mr-4 @nav-wide:mr-6"
        >
          {/* The logo turns once in 10 s. The segment of the page's suite stands out. */}
          <Ring moved={suite} distance={2} className="size-8 animate-logo" />
          <span className="text-h3 @max-3xs:hidden">{brand.name}</span>
        </Link>
        <nav aria-label="Main" className="mr-auto hidden shrink-0 @nav:block">
          <MainNavLinks
            className={clsx('flex items-center', !user && '@nav:@max-nav-wide:gap-x-2')}
            services={<ServicesButton />}
          />
        </nav>
        <ButtonLink variant="icon" to="/search" aria-label="Search">
          <Search className="size-5" />
        </ButtonLink>
        <div className="hidden min-w-0 items-center gap-1 @auth-links:flex @nav:@max-nav-wide:gap-0">
          <ThemeSwitch />
          {user && (
            <Link
              to="/dashboard/account"
              title={user.email}
              className="flex min-h-11 min-w-0 items-center gap-2 text-xs text-muted hover:text-ink hover:underline @max-nav:hidden @nav:mr-1.5 @nav-wide:-mr-1 @nav-wide:ml-1.5 @nav-wide:text-sm forced-colors:mr-2"
            >
              <CircleUserRound className="size-5 shrink-0 @max-nav-full:hidden" />
              <span className="@max-nav-wide:line-clamp-3 @max-nav-wide:max-w-40 @max-nav-wide:leading-tight @nav-wide:max-w-56 @nav-wide:truncate">
                Welcome, {user.email.split('@', 1)[0]}
              </span>
            </Link>
          )}
          <AuthLinks />
        </div>
        <IconButton
          ref={buttonRef}
          label={open ? 'Close menu' : 'Open menu'}
          aria-expanded={open}
          aria-controls={open ? 'mobile-menu' : undefined}
          onClick={() => setOpen(!open)}
          className="-mr-2.5 @nav:hidden noscript:hidden"
        >
          {open ? <X className="size-6" /> : <Menu className="size-6" />}
        </IconButton>
      </div>
      <MobileMenu open={open} onClose={() => setOpen(false)} />
    </header>
  )
}

/** Whether the page is scrolled by more than 10 px. It is read in an effect to avoid a forced layout. */
function useScrolled() {
  const [isScrolled, setIsScrolled] = useState(false)
  useEffect(() => {
    const update = () => setIsScrolled(window.scrollY > 10)
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [])
  return isScrolled
}
