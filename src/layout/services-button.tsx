import { lazy, startTransition, useState } from 'react'
import type { ApiError } from '@/lib/errors'
import { loadModule } from '@/lib/load-module'
import { showErrorToast } from '@/ui/toast-store'
import { ServicesTrigger } from './navigation'

const load = () => loadModule(() => import('./services-menu'))
const prefetch = () => void load().catch(() => undefined)
const ServicesMenu = lazy(load)

/** The Services button of wide screens, which loads its menu on intent. */
export function ServicesButton() {
  const [isPressed, setIsPressed] = useState(false)
  if (isPressed) return <ServicesMenu />

  const open = () =>
    load().then(
      () => startTransition(() => setIsPressed(true)),
      ({ message }: ApiError) => showErrorToast('The menu didn’t load', message),
    )
  return (
    <ServicesTrigger
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={open}
    />
  )
}
