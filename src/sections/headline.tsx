import { clsx } from 'clsx'

/** The title of a page above its lead. `className` sets their distance. */
export const Headline = ({
  title,
  lead,
  size = 'md',
  className = 'gap-6',
}: {
  title: string
  lead: string
  size?: 'md' | 'lg'
  className?: string
}) => (
  <div className={clsx('grid', className)}>
    <h1 className={size === 'lg' ? 'text-h1-lg' : 'text-h1'}>{title}</h1>
    <p className="max-w-measure text-lead-lg text-muted">{lead}</p>
  </div>
)
