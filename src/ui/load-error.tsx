import { Alert } from './alert'
import { Button } from './button'

/** An error message with a "Try again" button, shown in place of content that failed to load. */
export const LoadError = ({ text, onRetry }: { text: string; onRetry: () => void }) => (
  <Alert
    tone="danger"
    action={
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    }
  >
    {text}
  </Alert>
)
