import { cn } from '@/lib/cn'
import { Icon } from './icon'

/** A rating of 1 to 5. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={`${rating} of 5 stars`} className="flex gap-0.5">
      {[1, 2, 3, 4, 5].map((value) => (
        <Icon
          name="star"
          key={value}
          className={cn('size-4.5', value <= rating ? 'fill-star text-star' : 'text-line')}
        />
      ))}
    </span>
  )
}
