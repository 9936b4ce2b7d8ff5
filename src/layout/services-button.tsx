import { lazy, startTransition, useState } from 'react'
import { menuErrorCopy } from '@/content/copy/shared-copy'
import type { ApiError } from '@/lib/errors'
import { loadModule } from '@/lib/load-module'
import { showErrorToast } from '@/ui/toast-store'
import { ServicesTrigger } from './navigation'

const load = () => loadModule(() => import('./services-menu'))
const prefetch = () => void load().catch(() => undefined)
const ServicesMenu = lazy(load)

/** The Services button of wide screens, which loads its menu on intent. */
export function ServicesButton() {
  const [pressed, setPressed] = useState<'by pointer' | 'by key'>()
  if (pressed) return <ServicesMenu focusFirst={pressed === 'by key'} />

  const open = (how: 'by pointer' | 'by key') =>
    load().then(
      () => startTransition(() => setPressed(how)),
      ({ kind, message }: ApiError) =>
        showErrorToast(menuErrorCopy.title, kind === 'offline' ? menuErrorCopy.offline : message),
    )
  return (
    <ServicesTrigger
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={({ detail }) => open(detail ? 'by pointer' : 'by key')}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        void open('by key')
      }}
    />
  )
}
