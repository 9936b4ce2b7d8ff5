import { requestIcons } from '@/content/request-icons'
import type { Card } from '@/content/types'
import { CardGrid } from './cards'

export type AnyKind = keyof typeof requestIcons

/** The kinds of request to choose from, each on a card. */
export function KindCards({ kinds }: { kinds: (Omit<Card, 'icon'> & { kind: AnyKind })[] }) {
  return (
    <CardGrid cards={kinds.map(({ kind, ...card }) => ({ ...card, icon: requestIcons[kind] }))} />
  )
}
