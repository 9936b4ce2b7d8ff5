import { GripVertical, MousePointer2 } from 'lucide-react'
import type { CanvasMockup } from '@/content/mockups'
import { cn } from '@/lib/cn'

/** Three loaves on a board, in place of a bakery's photograph. */
function Loaves() {
  return (
    <svg viewBox="0 0 120 84" className="h-full w-full" preserveAspectRatio="xMidYMid slice">
      <rect width="120" height="84" fill="var(--accent-tint)" />
      <rect y="62" width="120" height="22" fill="var(--accent-line)" />
      <g stroke="var(--accent-tint)" strokeWidth="2.5" strokeLinecap="round" fill="none">
        <path d="M14 64Q10 36 38 34T62 64Z" fill="var(--accent-vivid)" stroke="none" />
        <path d="M26 52L31 42M36 52L41 41M46 53L50 44" />
        <path d="M58 64Q56 44 78 44T98 64Z" fill="var(--accent)" stroke="none" />
        <path d="M78 49V59M73 54H83" />
        <path
          d="M92 66Q86 62 92 50L104 20Q108 14 113 18T114 28L104 60Q100 68 92 66Z"
          fill="var(--accent-vivid)"
          stroke="none"
        />
        <path d="M98 46L104 48M102 36L108 38M106 26L111 28" />
      </g>
    </svg>
  )
}

/** The website builder: the outline of a site, a page, and a block being placed. */
export function Canvas({ outline, site, placing, palette }: CanvasMockup) {
  return (
    <div className="grid grid-cols-[6.75rem_1fr] bg-sunken">
      <div className="flex flex-col border-r border-line bg-surface p-2">
        <div className="px-2 pt-1 pb-1.5 text-3xs text-muted">Pages</div>
        {outline.map((page, index) => (
          <div
            key={page}
            className={cn(
              'truncate rounded-sm px-2 py-1 text-2xs',
              index === 0 && 'bg-accent-tint font-semibold text-accent',
            )}
          >
            {page}
          </div>
        ))}
        <div className="mt-3 border-t border-line px-2 pt-3 pb-1.5 text-3xs text-muted">Blocks</div>
        {palette.map((block) => (
          <div key={block} className="flex items-center gap-1 rounded-sm py-1 pl-1 text-2xs">
            <GripVertical className="size-3.5 shrink-0 text-control" />
            <span className="truncate">{block}</span>
          </div>
        ))}
      </div>
      <div className="p-4 pb-0">
        <div className="rounded-t border border-b-0 border-line bg-page">
          <div className="flex items-center gap-3 border-b border-line px-4 py-2 text-3xs text-muted">
            <span className="flex-1 font-semibold text-ink">{site.name}</span>
            {outline.slice(1, 4).map((page) => (
              <span key={page} className="@max-md:hidden">
                {page}
              </span>
            ))}
          </div>
          <div className="grid grid-cols-[1.1fr_1fr] items-center gap-3 p-4">
            <div>
              <div className="text-[1.1875rem]/[1.15] font-bold tracking-tight text-balance">
                {site.headline}
              </div>
              <div className="mt-1.5 text-3xs text-muted">{site.text}</div>
              <span className="mt-2.5 inline-block rounded-full bg-inverse px-3 py-1 text-3xs font-semibold text-on-inverse">
                {site.button}
              </span>
            </div>
            <div className="h-28 overflow-hidden rounded">
              <Loaves />
            </div>
          </div>
          <div className="relative mx-4 h-18 rounded-sm border-[1.5px] border-dashed border-accent-vivid bg-accent-tint">
            <div className="absolute top-1.5 left-6 w-48 -rotate-2 rounded-sm border border-accent-line bg-surface px-3 py-2.5 shadow-floating">
              <div className="text-2xs font-semibold">{placing[0]}</div>
              <div className="text-3xs text-muted tabular-nums">{placing[1]}</div>
              <MousePointer2 className="absolute right-3 -bottom-3 size-5 fill-ink stroke-[1.5] text-surface" />
            </div>
          </div>
          <div className="grid grid-cols-3 gap-2 p-4 pb-9 @max-md:grid-cols-2">
            {site.goods.map(([name, price]) => (
              <div
                key={name}
                className="rounded-sm border border-line bg-surface px-2.5 py-2 @max-md:last:hidden"
              >
                <div className="truncate text-3xs font-semibold">{name}</div>
                <div className="text-3xs text-muted tabular-nums">{price}</div>
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}
