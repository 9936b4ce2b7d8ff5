import { clsx } from 'clsx'

/** The title of a page above its lead. `className` sets their distance. */
export const Headline = ({
  title,
  lead,
  titleClass,
  className = 'gap-6',
}: {
  title: string
  lead: string
  titleClass?: string
  className?: string
}) => (
  <div className={clsx('grid', className)}>
    <h1 className={clsx('text-h1', titleClass)}>{title}</h1>
    <p className="max-w-measure text-lead text-muted">{lead}</p>
  </div>
)
