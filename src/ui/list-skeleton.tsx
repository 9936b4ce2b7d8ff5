/** A bar in place of a text. `className` sets its size. */
export const SkeletonBar = ({ className }: { className: string }) => (
  <div aria-hidden className={`rounded bg-line forced-colors:bg-[CanvasText] ${className}`} />
)

/** The placeholder of a loading list. */
export const ListSkeleton = ({ label }: { label: string }) => (
  <div role="status" aria-label={label} className="ruled">
    {[0, 1, 2].map((index) => (
      <div key={index} className="animate-shimmer py-4">
        <SkeletonBar className="h-5 w-2/5" />
        <SkeletonBar className="mt-3 h-4 w-11/12" />
      </div>
    ))}
  </div>
)
