import { Info } from 'lucide-react'
import { useId } from 'react'
import type { NoticeSection } from '@/content/types'
import { slugify } from '@/lib/slugify'
import { CtaLink } from './cta'

/** Important information. */
export function Notice({
  title,
  text,
  link,
  className = 'container-page py-8',
}: NoticeSection & { className?: string }) {
  const headingId = useId()
  return (
    <section id={slugify(title)} aria-labelledby={headingId} className={className}>
      <div className="flex w-fit max-w-208 gap-3.5 rounded-lg border border-accent-line bg-accent-tint px-4 py-3.5 sm:px-5">
        <Info className="mt-0.5 size-5 shrink-0 text-accent" />
        <div>
          <h2 id={headingId} className="text-base/6">
            {title}
          </h2>
          <p className="mt-0.5 text-sm">{text}</p>
          {link && <CtaLink cta={link} className="mt-1 inline-link text-sm" />}
        </div>
      </div>
    </section>
  )
}
