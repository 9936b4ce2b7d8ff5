/** Statements with a heading each, in two columns. */
export function PointList({ points }: { points: { title: string; text: string }[] }) {
  return (
    <dl className="grid gap-x-16 gap-y-8 md:grid-cols-2">
      {points.map(({ title, text }) => (
        <div key={title} className="border-accent-line border-t-2 pt-5">
          <dt className="text-h4 font-semibold">{title}</dt>
          <dd className="text-muted mt-2">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
