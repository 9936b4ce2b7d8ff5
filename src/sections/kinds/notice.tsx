import { Info, TriangleAlert } from 'lucide-react'
import type { NoticeSection } from '@/content/types'
import { getSectionId } from '@/lib/slugify'
import { Link } from '@/routing/link'
import { Alert } from '@/ui/alert'

/** Important information. On wide screens, its parts are in one row. */
export const Notice = ({
  title,
  text,
  link,
  tone = 'info',
  id = getSectionId({ title }),
}: NoticeSection) => (
  <section id={id} aria-labelledby={`${id}-title`} className="@container container-page py-8">
    <Alert
      tone={tone}
      icon={tone === 'danger' ? TriangleAlert : Info}
      className="rounded-lg sm:px-6 sm:py-5"
    >
      <div className="grid gap-x-10 gap-y-0.5 @4xl:grid-cols-[16rem_1fr_auto] @4xl:items-baseline">
        <h2 id={`${id}-title`} className="text-base-tight">
          {title}
        </h2>
        <p className="font-normal text-ink">{text}</p>
        {link && (
          <Link to={link.to} className="-my-1.5 inline-link">
            {link.label}
          </Link>
        )}
      </div>
    </Alert>
  </section>
)
