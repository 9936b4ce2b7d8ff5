import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useAuth } from '@/auth/auth-provider'
import { isPathWithin } from '@/routing/route-lookup'

/** Counts page views at VITE_ANALYTICS_URL, if it is set, in Plausible's format, without cookies. */
export function usePageViews() {
  const { pathname } = useLocation()
  const { user } = useAuth()
  // The dashboard redirects visitors to the login, which counts instead.
  const redirects = !user && isPathWithin(pathname, '/dashboard')

  useEffect(() => {
    const endpoint = import.meta.env.VITE_ANALYTICS_URL
    if (!endpoint || redirects) return
    const view = {
      name: 'pageview',
      domain: location.hostname,
      // Without the query, because that of an email link contains a token and an email address.
      url: location.origin + pathname,
      referrer: document.referrer.split('?', 1)[0],
    }
    fetch(endpoint, {
      method: 'POST',
      body: JSON.stringify(view),
      credentials: 'omit',
      keepalive: true,
    }).catch(() => undefined) // Often blocked by an extension.
  }, [pathname, redirects])
}
