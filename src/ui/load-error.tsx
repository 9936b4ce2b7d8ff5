import { Button } from './button'

/** Says in place of something that it could not be loaded, and offers to try again. */
export const LoadError = ({ text, onRetry }: { text: string; onRetry: () => void }) => (
  <div className="flex flex-wrap items-center gap-4 rounded-lg border border-danger-line bg-danger-tint p-5 text-danger">
    <p className="flex-1">{text}</p>
    <Button variant="secondary" onClick={onRetry}>
      Try again
    </Button>
  </div>
)
