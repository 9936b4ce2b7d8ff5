import { copyToPostCopy } from '@/content/shared-copy'
import type { CtaBannerContent } from '@/content/types'
import { Ring } from '@/pictures/ring'
import { InlineLink, type LinkTo } from '@/routing/link'
import { usePageSuite } from '@/routing/use-page-route'
import { CtaButtons } from './cta'

/** The last section of a page: a call to action next to the three upper segments of the ring. */
export function CtaBanner({
  headline,
  text,
  ctas,
  lists,
}: Omit<CtaBannerContent, 'lists'> & {
  lists: readonly { label: string; to: LinkTo }[]
}) {
  const suite = usePageSuite()
  return (
    <section aria-labelledby="cta-banner" className="container-page pt-10 pb-section">
      <div className="flex justify-between gap-8 rounded-xl dark-surface px-5 pt-10 sm:px-12 sm:pt-14 lg:px-16 lg:pt-18">
        <div className="min-w-0 pb-10 sm:pb-14 lg:pb-18">
          <h2 id="cta-banner" className="max-w-2xl text-h2">
            {headline}
          </h2>
          <p className="mt-4 mb-8 max-w-2xl text-lead text-balance text-muted">{text}</p>
          <CtaButtons ctas={ctas} className="max-sm:*:grow" />
          {lists.length > 0 && (
            <p className="mt-8 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm text-muted">
              <span className="max-sm:w-full">{copyToPostCopy.listsLabel(lists.length)}</span>
              {lists.map(({ label, to }) => (
                <InlineLink key={label} to={to}>
                  {label}
                </InlineLink>
              ))}
            </p>
          )}
        </div>
        <div className="aspect-5/3 min-h-0 w-1/3 max-w-120 shrink-0 self-end overflow-clip max-sm:hidden print:hidden">
          <Ring
            filled={suite && [suite]}
            top={suite ?? 'build'}
            className="w-full [--line:var(--accent-line)]"
          />
        </div>
      </div>
    </section>
  )
}
