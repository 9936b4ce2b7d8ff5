import { Link } from '@/routing/link'
import { getServiceQuestion, noPosts, starterIdeas } from './copy'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Ring } from '@/pictures/ring'

/** The empty state of the post list, with suggested titles. */
export function EmptyPosts({ onStart }: { onStart: (title: string) => void }) {
  // Users may have signed up for a service, which the dashboard doesn't have.
  const question = getServiceQuestion()
  return (
    <Card tone="dashed" size="lg" className="grid justify-items-center gap-5 text-center">
      <Ring filled={[]} className="size-24" />
      <p className="max-w-sm text-balance text-muted">{noPosts}</p>
      <div className="flex flex-wrap items-center justify-center gap-2">
        <p className="text-sm text-muted">Start with a title:</p>
        {starterIdeas.map((title) => (
          <Button key={title} variant="secondary" onClick={() => onStart(title)}>
            {title}
          </Button>
        ))}
      </div>
      {question && (
        <p className="text-sm text-balance text-muted">
          {question.text}{' '}
          <Link to="/contact" className="inline-link">
            {question.link}
          </Link>
          .
        </p>
      )}
    </Card>
  )
}
