import { requestIcons } from '@/content/request-icons'
import type { Card } from '@/content/types'
import { CardGrid } from './cards'

export type AnyKind = keyof typeof requestIcons

/** The icon of a kind of request; decorative. */
export function KindIcon({ kind, ...look }: { kind: AnyKind; className?: string }) {
  const Icon = requestIcons[kind]
  return <Icon aria-hidden {...look} />
}

/** The kinds of request to choose from, each on a card. */
export function KindCards({ kinds }: { kinds: (Omit<Card, 'icon'> & { kind: AnyKind })[] }) {
  return (
    <CardGrid cards={kinds.map(({ kind, ...card }) => ({ ...card, icon: requestIcons[kind] }))} />
  )
}
