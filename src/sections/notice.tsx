import { Info } from 'lucide-react'
import { useId } from 'react'
import type { NoticeSection } from '@/content/types'
import { slugify } from '@/lib/slugify'
import { CtaLink } from './cta'

/** Important information. */
export function Notice({ title, text, link }: NoticeSection) {
  const headingId = useId()
  return (
    <section id={slugify(title)} aria-labelledby={headingId} className="container-page py-10">
      <div className="flex flex-wrap gap-x-5 gap-y-3 rounded-lg border border-accent-line bg-accent-tint p-6 sm:flex-nowrap sm:p-8">
        <Info className="mt-0.5 size-6 shrink-0 text-accent" />
        <div>
          <h2 id={headingId} className="text-h4">
            {title}
          </h2>
          <p className="mt-1.5 max-w-prose">{text}</p>
          {link && <CtaLink cta={link} className="mt-3 inline-link" />}
        </div>
      </div>
    </section>
  )
}
