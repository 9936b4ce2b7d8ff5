import { pausedMessage } from '@/content/copy/shared-copy'

/** A notice that content, such as "Your posts", waits for the connection. */
export const PausedNotice = ({ content }: { content: string }) => (
  <p role="status">{pausedMessage(content)}</p>
)
