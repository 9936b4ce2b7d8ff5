import { clsx } from 'clsx'

/** The title of a page above its lead. `className` sets their distance. */
export const Headline = ({
  title,
  lead,
  titleClass = 'text-h1',
  className = 'gap-6',
}: {
  title: string
  lead: string
  titleClass?: string
  className?: string
}) => (
  <div className={clsx('grid', className)}>
    <h1 className={titleClass}>{title}</h1>
    <p className="max-w-measure text-lead-lg text-muted">{lead}</p>
  </div>
)
