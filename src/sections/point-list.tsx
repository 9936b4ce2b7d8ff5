/** Statements with headings, in two columns. */
export function PointList({ points }: { points: { title: string; text: string }[] }) {
  return (
    <dl className="grid gap-x-16 gap-y-8 md:grid-cols-2">
      {points.map(({ title, text }) => (
        <div key={title} className="border-t-2 border-accent-line pt-5">
          <dt className="text-h4 font-semibold">{title}</dt>
          <dd className="mt-2 text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
