import { clsx } from 'clsx'
import { GripVertical, MousePointer2 } from 'lucide-react'
import { type CanvasMockup, mockupLabels } from '@/content/mockup-types'
import Loaves from './art/loaves.svg?react'
import { EntryRow } from './parts'

/** The website builder: the outline of a site, a page, and a block being placed. */
export function CanvasView({ pages, blocks, site, draggedBlock }: CanvasMockup) {
  return (
    <div className="grid bg-sunken @md:grid-cols-[8rem_1fr]">
      <div className="border-r border-line bg-surface p-2 text-xs @max-md:hidden">
        <div className="px-2 py-1 text-xs/4.5 text-muted">{mockupLabels.pages}</div>
        {pages.map((page, index) => (
          <div
            key={page}
            className={clsx(
              'rounded-sm px-2 py-1.5',
              index === 0 && 'bg-accent-tint font-semibold text-accent',
            )}
          >
            {page}
          </div>
        ))}
        <div className="mt-3 border-t border-line px-2 pt-3 pb-1 text-xs/4.5 text-muted">
          {mockupLabels.blocks}
        </div>
        {blocks.map((block) => (
          <div key={block} className="flex items-center gap-1 py-1.5 pl-1">
            <GripVertical className="size-3.5 shrink-0 text-control" />
            {block}
          </div>
        ))}
      </div>
      <div className="m-4 mb-0 rounded-t border border-b-0 border-line bg-page @max-md:m-3 @max-md:mb-0">
        <div className="flex items-center gap-3 border-b border-line px-4 py-2 text-xs/4.5 text-muted">
          <span className="flex-1 font-semibold text-ink">{site.name}</span>
          {pages.slice(1, 4).map((page) => (
            <span key={page} className="@max-md:hidden">
              {page}
            </span>
          ))}
        </div>
        <div className="grid items-center gap-4 p-4 @md:grid-cols-[1.1fr_1fr]">
          <div>
            <div className="text-h4 leading-tight font-bold text-balance">{site.headline}</div>
            <div className="mt-1.5 text-xs/4.5 text-muted">{site.text}</div>
            <span className="mt-2.5 inline-block rounded-full bg-inverse px-3 py-1 text-xs/4.5 font-semibold text-on-inverse">
              {site.button}
            </span>
          </div>
          <Loaves className="h-32 w-full rounded @max-md:hidden" />
        </div>
        <div className="relative mx-4 h-20 rounded-sm border-[1.5px] border-dashed border-accent-vivid bg-accent-tint">
          <div className="absolute top-2 left-4 -rotate-2 reveal rounded-sm border border-accent-line bg-surface py-2.5 pr-9 pl-3 shadow-floating [--from:translate(-0.5rem,0.375rem)]">
            <EntryRow entry={draggedBlock} />
            <MousePointer2 className="absolute right-2 -bottom-2 size-5 fill-ink stroke-[1.5] text-surface" />
          </div>
        </div>
        <div className="grid grid-cols-2 gap-2 p-4 @md:grid-cols-3">
          {site.products.map((product) => (
            <EntryRow
              key={product.title}
              entry={product}
              className="rounded-sm border border-line bg-surface px-2.5 py-2 @max-md:last:hidden"
            />
          ))}
        </div>
      </div>
    </div>
  )
}
