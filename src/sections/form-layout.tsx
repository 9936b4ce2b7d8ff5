import type { ReactNode } from 'react'
import { Card } from '@/ui/card'

/** The layout of a page with a form, which is in a panel next to the header and `children`. */
export const FormLayout = ({
  header,
  title,
  about,
  form,
  children,
}: {
  header: ReactNode
  /** The heading of the form. */
  title: string
  /** The subject, if the link to the page named one. */
  about?: string
  form: ReactNode
  children: ReactNode
}) => (
  <div className="container-page grid grid-cols-1 gap-x-16 gap-y-10 pt-hero pb-section lg:grid-cols-[1fr_1.15fr] lg:grid-rows-[auto_1fr]">
    {header}
    <Card
      as="section"
      size="lg"
      elevation="raised"
      aria-labelledby="form-title"
      className="min-w-0 self-start lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      <h2 id="form-title" className="text-h3">
        {title}
      </h2>
      {about && (
        <p className="mt-1.5 text-muted">
          About: <strong className="font-semibold text-ink">{about}</strong>
        </p>
      )}
      <div className="@container mt-7">{form}</div>
    </Card>
    {children}
  </div>
)
