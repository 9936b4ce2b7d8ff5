import { lazy, Suspense, useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom'
import { useAuth } from '@/auth/auth-provider'
import { useHydrated } from '@/lib/use-hydrated'
import { getSuite } from '@/routing/route-lookup'
import { usePageRoute } from '@/routing/use-page-route'
import { PageSkeleton } from '@/ui/skeleton'
import { Footer } from './footer'
import { Header } from './header'

/** Loaded after hydration. If it fails to load, the page still works without toasts. */
const Toaster = lazy(async () => {
  const toast = await import('@/ui/toaster').catch(() => undefined)
  return { default: toast?.Toaster ?? (() => null) }
})

/** The header, the page and the footer; the header and an outline during the initial session check. */
export function SiteLayout() {
  const { authState } = useAuth()
  const hydrated = useHydrated()
  return (
    <>
      <a
        href="#main"
        className="fixed -top-20 left-2 z-50 rounded-full bg-inverse px-5 py-3 text-sm font-semibold text-on-inverse focus:top-2 print:hidden"
      >
        Skip to content
      </a>
      <NavigationProgress />
      <Header />
      {authState.status === 'loading' ? (
        <main id="main" className="min-h-dvh pt-header">
          <PageSkeleton />
        </main>
      ) : (
        <>
          <Main />
          <Footer />
          <ScrollRestoration />
        </>
      )}
      {hydrated && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
    </>
  )
}

function Main() {
  const route = usePageRoute()
  useFocusAfterNavigation()
  return (
    <main
      id="main"
      tabIndex={-1}
      data-suite={getSuite(route)}
      className="min-h-[70dvh] overflow-x-clip pt-header print:pt-0"
    >
      <Outlet key={route?.path} />
    </main>
  )
}

/** A thin bar while the next page loads, after a delay of 150 ms. */
const NavigationProgress = () =>
  useNavigation().state === 'loading' ? (
    <div
      role="progressbar"
      aria-label="Loading page"
      className="fixed inset-x-0 top-0 z-50 h-0.75 origin-left animate-progress bg-accent-solid print:hidden forced-colors:bg-[Highlight]"
    />
  ) : null

/** Moves the focus after a navigation: to the linked section, or to the heading unless a form has it. */
function useFocusAfterNavigation() {
  const { pathname, hash } = useLocation()
  const shownPathRef = useRef(pathname)

  useEffect(() => {
    const isSamePage = shownPathRef.current === pathname
    shownPathRef.current = pathname
    if (isSamePage && !hash) return
    const target = hash ? document.getElementById(hash.slice(1)) : document.querySelector('h1')
    if (!target || document.activeElement?.closest('main form')) return
    target.tabIndex = -1
    target.focus({ preventScroll: true })
  }, [pathname, hash])
}
