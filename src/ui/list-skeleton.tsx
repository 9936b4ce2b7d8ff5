import { Card } from './card'

/** A bar in place of a text. `className` sets its size. */
export const SkeletonBar = ({ className }: { className: string }) => (
  <div aria-hidden className={`rounded bg-line forced-colors:bg-[CanvasText] ${className}`} />
)

/** The placeholder of a loading list of cards. */
export function ListSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-4">
      {[0, 1, 2].map((index) => (
        <Card key={index}>
          <div className="animate-shimmer">
            <SkeletonBar className="h-5 w-2/5" />
            <SkeletonBar className="mt-4 h-4 w-11/12" />
            <SkeletonBar className="mt-2 h-4 w-3/4" />
            <SkeletonBar className="mt-5 h-3 w-24" />
          </div>
        </Card>
      ))}
    </div>
  )
}
