/** A notice that content, such as "Your posts", waits for the connection. */
export const PausedNotice = ({ content }: { content: string }) => (
  <p role="status">{`You’re offline. ${content} load once you’re connected again.`}</p>
)
