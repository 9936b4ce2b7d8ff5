import { clsx } from 'clsx'
import { channels, content, formTitle } from '@/content/pages/contact'
import type { SlotSection } from '@/content/types'
import { ContactForm } from '@/features/contact/contact-form'
import { findSubject } from '@/features/contact/find-subject'
import { slugify } from '@/lib/slugify'
import { useHydratedSearchParams } from '@/routing/use-hydrated-search-params'
import { ContentPage } from '@/sections/content-page'
import { FormLayout } from '@/sections/form-layout'
import { PageHeader } from '@/sections/headline'

export const Component = () => (
  <ContentPage content={content} hero={null} slots={{ channels: Channels }} />
)

/** The page's headline, contact details and the message form. `?subject=` sets the subject. */
function Channels({ id, title, intro }: SlotSection) {
  const [searchParams] = useHydratedSearchParams()
  const { subject, notes } = findSubject(searchParams.get('subject') ?? '')
  return (
    <FormLayout
      header={<PageHeader headline={content.hero.headline} lead={content.hero.tagline} />}
      title={formTitle}
      about={subject}
      form={<ContactForm subject={subject} notes={notes} />}
    >
      <section aria-labelledby={id}>
        <h2 id={id} className="text-h4">
          {title}
        </h2>
        {intro && <p className="mt-1 text-sm text-muted">{intro}</p>}
        <ul className="mt-4 grid grid-cols-1 gap-x-10 border-b border-line sm:max-lg:grid-cols-2">
          {channels.map(({ icon: Icon, title: channel, value, href, days, note, wide }) => (
            <li
              key={channel}
              className={clsx('flex gap-4 border-t border-line py-4.5', wide && 'col-span-full')}
            >
              <Icon className="mt-0.5 size-5 shrink-0 text-accent" />
              <div className="min-w-0 grow">
                <h3 id={slugify(channel)} className="text-sm font-semibold text-muted">
                  {channel}
                </h3>
                {href ? (
                  <a
                    href={href}
                    className="inline-block py-0.5 font-semibold underline decoration-line underline-offset-4 hover:text-accent"
                  >
                    {value}
                  </a>
                ) : (
                  value && <p className="text-muted">{value}</p>
                )}
                {days && (
                  <dl className="my-1 text-muted">
                    {days.map(({ day, hours }) => (
                      <div key={day} className="flex flex-wrap justify-between gap-x-6">
                        <dt>{day}</dt>
                        <dd className="tabular-nums">{hours}</dd>
                      </div>
                    ))}
                  </dl>
                )}
                {note && <p className="text-sm text-muted">{note}</p>}
              </div>
            </li>
          ))}
        </ul>
      </section>
    </FormLayout>
  )
}
