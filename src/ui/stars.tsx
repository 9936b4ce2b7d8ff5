import { Star } from 'lucide-react'
import { cn } from '@/lib/cn'

/** A rating of 1 to 5. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={`${rating} of 5 stars`} className="flex gap-0.5">
      {[1, 2, 3, 4, 5].map((value) => (
        <Star
          key={value}
          className={cn('size-4.5', value <= rating ? 'fill-star text-star' : 'text-line')}
        />
      ))}
    </span>
  )
}
