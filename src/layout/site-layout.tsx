import { useEffect, useRef } from 'react'
import {
  NavigationType,
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
  useNavigationType,
} from 'react-router'
import { useSession } from '@/auth/session'
import { type PageRow, suiteOf } from '@/routes'
import { lookedAt } from '@/lib/looked-at'
import { Spinner } from '@/ui/spinner'
import { Toasts } from '@/ui/toaster'
import { Header } from './header'
import { useLinks } from './use-links'

const Footer = lookedAt(async () => (await import('./footer')).Footer)

/** What every page stands in. Content shows once the initial session check has ended. */
export function SiteLayout() {
  const session = useSession()
  const row = useMatches().at(-1)?.handle as PageRow | undefined
  const main = useFocusAfterNavigation()
  const fromTop = useStartsAtTop()
  useLinks()
  useCurrentYear()
  return (
    <>
      {session.status === 'checking' ? (
        <div className="grid min-h-dvh place-items-center">
          <Spinner label="Loading" />
        </div>
      ) : (
        <>
          <a
            href="#main"
            className="fixed top-2 left-2 z-50 -translate-y-20 rounded-full bg-inverse px-5 py-3 text-sm font-semibold text-on-inverse focus:translate-y-0"
          >
            Skip to content
          </a>
          <PageProgress />
          <Header />
          <main
            id="main"
            ref={main}
            tabIndex={-1}
            data-suite={row ? suiteOf(row) : 'company'}
            data-from-top={fromTop || undefined}
            className="min-h-[70dvh] pt-header"
          >
            <Outlet />
          </main>
          <Footer />
        </>
      )}
      <Toasts />
      <ScrollRestoration />
    </>
  )
}

/** A thin bar while the next page loads; it keeps invisible for the first 150 ms. */
function PageProgress() {
  return useNavigation().state === 'loading' ? (
    <div
      role="progressbar"
      aria-label="Loading page"
      className="fixed inset-x-0 top-0 z-50 h-0.75 origin-left animate-progress bg-accent-solid"
    />
  ) : null
}

/** After a navigation the focus is where reading goes on: the linked section, the field that takes it, or the heading. */
function useFocusAfterNavigation() {
  const main = useRef<HTMLElement>(null)
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname && !hash) return
    shown.current = pathname
    document.documentElement.dataset.navigated = ''
    const target = hash ? document.getElementById(hash.slice(1)) : main.current?.querySelector('h1')
    if (!target || main.current?.contains(document.activeElement?.closest('form') ?? null)) return
    target.tabIndex = -1
    target.focus({ preventScroll: true })
  }, [pathname, hash])

  return main
}

/** Whether the page is one that a link has led to: it is looked at from its beginning. */
const useStartsAtTop = () => {
  const { hash } = useLocation()
  return useNavigationType() === NavigationType.Push && !hash
}

/** The footer is as the build drew it, maybe last year. */
function useCurrentYear() {
  useEffect(() => {
    const line = document.querySelector('footer [data-copyright]')
    const year = String(new Date().getFullYear())
    if (line && !line.textContent.includes(year))
      line.textContent = line.textContent.replace(/\d{4}/, year)
  }, [])
}
