import { brand } from '@/content/brand'
import { cn } from '@/lib/cn'
import { Ring, tiny } from './parts'
import type { RingScene } from './scene'

const places = [
  'top-[4%] left-0',
  'top-[24%] right-0',
  'bottom-[26%] left-0',
  'right-[6%] bottom-0',
]

/** The ring of the seven suites, with cards from some of them over it. */
export function RingPicture({ scene: { cards } }: { scene: RingScene }) {
  return (
    <div className="relative grid place-items-center py-4">
      <Ring className="w-[74%] max-w-96" />
      <span className="absolute text-center">
        <span className="text-h2 block font-bold tracking-tight">{brand.name}</span>
        <span className={cn('text-muted block', tiny)}>one account</span>
      </span>
      {cards.map(([suite, label, value], index) => (
        <span
          key={label}
          data-suite={suite}
          className={cn(
            'border-line bg-surface shadow-floating absolute flex items-center gap-3 rounded border py-2.5 pr-4 pl-3',
            places[index],
          )}
        >
          <span className="bg-accent-vivid h-9 w-1 rounded-full" />
          <span>
            <span className={cn('text-accent block font-semibold', tiny)}>{label}</span>
            <span className="block text-xs font-semibold">{value}</span>
          </span>
        </span>
      ))}
    </div>
  )
}
