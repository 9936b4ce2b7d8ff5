import { useEffect, useState } from 'react'
import { whenIdle } from '@/lib/idle'
import { Link } from '@/lib/link'
import type * as Script from './services-menu'

let script: typeof Script | undefined

/** Loads what is in the menu of services: when the browser is idle, or with the first opening. */
export const loadServices = async () => (script ??= await import('./services-menu'))

/** The list of services, from the first time that its menu is open: no first view is larger for it. */
export function Services({ open }: { open: boolean }) {
  const [wanted, setWanted] = useState(open)
  const [loaded, setLoaded] = useState(script)
  const [missing, setMissing] = useState(false)
  if (open && !wanted) setWanted(true)

  useEffect(() => {
    if (loaded) return
    const load = () => void loadServices().then(setLoaded, () => setMissing(true))
    if (!open) return whenIdle(load)
    load()
  }, [open, loaded])

  if (!wanted) return null
  if (loaded) return <loaded.ServicesList />
  return (
    missing && (
      <p className="p-3 text-sm text-muted">
        The list could not be loaded. All services stand under{' '}
        <Link to="/features" className="font-semibold text-accent underline">
          Features
        </Link>
        .
      </p>
    )
  )
}
