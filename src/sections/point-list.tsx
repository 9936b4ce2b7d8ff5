import { cn } from '@/lib/cn'

/** Statements with headings. */
export function PointList({
  points,
  className,
}: {
  points: { title: string; text: string }[]
  className?: string
}) {
  return (
    <dl className={cn('grid gap-x-16 gap-y-6', className)}>
      {points.map(({ title, text }) => (
        <div key={title} className="border-t-2 border-accent-line pt-4">
          <dt className="text-h4 font-semibold">{title}</dt>
          <dd className="mt-1.5 text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
