import { Button } from './button'

/** An error message with a "Try again" button, shown in place of content that failed to load. */
export const LoadError = ({ text, onRetry }: { text: string; onRetry: () => void }) => (
  <div className="flex flex-wrap items-center gap-4 rounded-lg border border-danger-line bg-danger-tint p-5 text-danger">
    <p className="flex-1">{text}</p>
    <Button variant="secondary" onClick={onRetry}>
      Try again
    </Button>
  </div>
)
