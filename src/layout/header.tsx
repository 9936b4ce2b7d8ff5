import { useId, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useUser } from '@/auth/session'
import { brand } from '@/content/brand'
import { servicesMenu, topLinks } from '@/content/navigation'
import { cn } from '@/lib/cn'
import type { Href } from '@/content/links'
import { Link } from '@/lib/link'
import { Button, buttonClass } from '@/ui/button'
import { Icon } from '@/ui/icon'
import { IconButton } from '@/ui/icon-button'
import { isUnder } from './active'
import { Wordmark } from './logo'
import { Services } from './services'
import { ThemeSwitch } from './theme-switch'
import { useDisclosure } from './use-disclosure'
import { useLogOut } from '@/auth/use-log-out'

/** The header of every page: fixed, and set off from the page once that is scrolled by more than 10 px. */
export function Header() {
  const scrolled = useScrolled()
  const { open, toggle, container, button } = useDisclosure<HTMLElement>()
  const menuId = useId()
  return (
    <header
      ref={container}
      data-scrolled={scrolled || undefined}
      className={cn(
        'fixed inset-x-0 top-0 z-40 border-b transition-colors duration-200',
        scrolled || open
          ? 'border-line bg-page/92 shadow-card backdrop-blur-md'
          : 'border-transparent bg-page',
      )}
    >
      <div className="container-page flex h-header items-center gap-2">
        <Link
          to="/"
          aria-label={`${brand.name}, home`}
          className="mr-auto flex min-h-11 items-center gap-2.5 xl:mr-6"
        >
          <Wordmark />
        </Link>
        <nav aria-label="Main" className="mr-auto hidden xl:block">
          <TopNavigation />
        </nav>
        <div className="hidden items-center gap-2 xl:flex">
          <ThemeSwitch className="mr-1" />
          <Account />
        </div>
        <IconButton
          ref={button}
          label={open ? 'Close menu' : 'Open menu'}
          aria-expanded={open}
          aria-controls={menuId}
          onClick={toggle}
          className="xl:hidden"
        >
          <Icon name={open ? 'x' : 'menu'} />
        </IconButton>
      </div>
      <MobileMenu id={menuId} open={open} />
    </header>
  )
}

function TopNavigation() {
  const links = useTopLinks()
  return (
    <ul className="flex items-center gap-0.5">
      {topLinks.before.map((link) => (
        <TopLink key={link.path} {...link} />
      ))}
      <li>
        <ServicesMenu />
      </li>
      {links.map((link) => (
        <TopLink key={link.path} {...link} />
      ))}
    </ul>
  )
}

const topItem =
  'flex min-h-11 items-center gap-1 rounded-full px-3.5 text-sm font-medium text-muted hover:text-ink data-active:font-semibold data-active:text-ink'

function TopLink({ name, path }: { name: string; path: Href }) {
  const { pathname } = useLocation()
  return (
    <li>
      <Link
        to={path}
        aria-current={pathname === path ? 'page' : undefined}
        data-active={isUnder(pathname, path) || undefined}
        className={topItem}
      >
        {name}
      </Link>
    </li>
  )
}

function ServicesMenu() {
  const { pathname } = useLocation()
  const { open, toggle, container, button } = useDisclosure<HTMLDivElement>()
  const id = useId()
  return (
    <div ref={container} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
        data-active={isService(pathname) || undefined}
        className={topItem}
      >
        Services
        <MenuChevron open={open} />
      </button>
      <div
        id={id}
        hidden={!open}
        className="absolute top-full left-0 mt-2 max-h-96 w-80 origin-top animate-unfold overflow-y-auto overscroll-contain rounded-lg border border-line bg-surface p-2 shadow-floating"
      >
        <Services open={open} />
      </div>
    </div>
  )
}

/** The mark of a menu button: down, and up when the menu is open. */
function MenuChevron({ open }: { open: boolean }) {
  return (
    <Icon
      name="chevron-down"
      className={cn('size-4 transition-transform duration-150', open && 'rotate-180')}
    />
  )
}

/** Opens in 0.3 s; while closed it takes no focus and is not read. */
function MobileMenu({ id, open }: { id: string; open: boolean }) {
  const links = useTopLinks()
  const { pathname } = useLocation()
  const [servicesOpen, setServicesOpen] = useState(false)
  const servicesId = useId()
  return (
    <nav
      id={id}
      aria-label="Main"
      inert={!open}
      data-open={open || undefined}
      className="mobile-menu absolute inset-x-0 top-full max-h-[calc(100dvh-4.25rem)] overflow-y-auto overscroll-contain border-b border-line bg-page shadow-floating xl:hidden"
    >
      <div className="container-page grid gap-4 py-4">
        <ul className="grid gap-1">
          {topLinks.before.map((link) => (
            <TopLink key={link.path} {...link} />
          ))}
          <li>
            <button
              type="button"
              aria-expanded={servicesOpen}
              aria-controls={servicesId}
              onClick={() => setServicesOpen(!servicesOpen)}
              data-active={isService(pathname) || undefined}
              className={cn(topItem, 'w-full justify-between')}
            >
              Services
              <MenuChevron open={servicesOpen} />
            </button>
            <div
              id={servicesId}
              hidden={!servicesOpen}
              className="ml-3 animate-unfold border-l border-line pl-2"
            >
              <Services open={servicesOpen} />
            </div>
          </li>
          {links.map((link) => (
            <TopLink key={link.path} {...link} />
          ))}
        </ul>
        <div className="grid gap-3 border-t border-line pt-4">
          <MobileAccount />
          <ThemeSwitch className="justify-self-center" />
        </div>
      </div>
    </nav>
  )
}

function Account() {
  const user = useUser()
  return user ? (
    <>
      <span className="max-w-48 truncate px-2 text-sm text-muted" title={user.email}>
        Welcome, {user.email.split('@', 1)[0]}
      </span>
      <LogOutButton />
    </>
  ) : (
    <LogInAndSignUp />
  )
}

function MobileAccount() {
  const user = useUser()
  return user ? (
    <>
      <p className="min-w-0 text-sm text-muted">
        Logged in as <span className="font-semibold break-all text-ink">{user.email}</span>
      </p>
      <LogOutButton />
    </>
  ) : (
    <LogInAndSignUp />
  )
}

function LogInAndSignUp() {
  return (
    <>
      <Link to="/auth?mode=login" className={buttonClass('quiet')}>
        Log in
      </Link>
      <Link to="/auth?mode=signup" className={buttonClass('primary')}>
        Start free trial
      </Link>
    </>
  )
}

function LogOutButton() {
  const { logOut, pending, question } = useLogOut()
  return (
    <>
      <Button variant="secondary" onClick={logOut} disabled={pending}>
        Log out
      </Button>
      {question}
    </>
  )
}

/** The links after Services: Dashboard stands before Contact for who is logged in. */
function useTopLinks() {
  const user = useUser()
  return [...topLinks.after, ...(user ? [topLinks.dashboard] : []), topLinks.contact]
}

const isService = (pathname: string) =>
  servicesMenu.some((item) =>
    'links' in item
      ? item.links.some((link) => isUnder(pathname, link.path))
      : isUnder(pathname, item.path),
  )

const subscribeToScroll = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}

const useScrolled = () =>
  useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > 10,
    () => false,
  )
