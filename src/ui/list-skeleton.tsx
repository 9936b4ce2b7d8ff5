/** The placeholder of a loading list of cards. */
export function ListSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-4">
      {[0, 1, 2].map((index) => (
        <div key={index} className="animate-shimmer rounded-lg border border-line bg-surface p-6">
          <div className="h-5 w-2/5 rounded bg-line" />
          <div className="mt-4 h-4 w-11/12 rounded bg-line" />
          <div className="mt-2 h-4 w-3/4 rounded bg-line" />
          <div className="mt-5 h-3 w-24 rounded bg-line" />
        </div>
      ))}
    </div>
  )
}
