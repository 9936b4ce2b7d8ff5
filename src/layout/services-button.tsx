import { useState } from 'react'
import type { ApiError } from '@/lib/errors'
import { loadModule } from '@/lib/load-module'
import { showErrorToast } from '@/ui/toast-store'
import { ServicesTrigger } from './navigation'
import type * as ServicesMenuModule from './services-menu'

const load = () => loadModule(() => import('./services-menu'))
const prefetch = () => void load().catch(() => undefined)

/** The Services button of wide screens, which loads its menu on intent. */
export function ServicesButton() {
  const [menuModule, setMenuModule] = useState<typeof ServicesMenuModule>()
  if (menuModule) return <menuModule.ServicesMenu />

  const open = () =>
    load().then(setMenuModule, ({ message }: ApiError) =>
      showErrorToast('The menu didn’t load', message),
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
