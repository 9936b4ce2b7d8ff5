import { Info } from 'lucide-react'
import { useId } from 'react'
import type { NoticeSection } from '@/content/types'
import { slugify } from '@/lib/slugify'
import { Alert } from '@/ui/alert'
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
      <Alert tone="info" icon={Info} className="w-fit max-w-208">
        <h2 id={headingId} className="text-base/6">
          {title}
        </h2>
        <p className="mt-0.5">{text}</p>
        {link && <CtaLink cta={link} className="mt-1 inline-link" />}
      </Alert>
    </section>
  )
}
