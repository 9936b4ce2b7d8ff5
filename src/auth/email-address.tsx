/** An email address within a sentence. */
export const EmailAddress = ({ children }: { children: string }) => (
  <strong className="font-semibold wrap-anywhere text-ink">{children}</strong>
)
