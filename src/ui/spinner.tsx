import { Icon } from './icon'

/** A turning ring that says what is waited for. */
export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className="grid place-items-center py-24 text-muted">
      <Icon name="loader-circle" className="size-8 animate-spinner" />
      <span className="sr-only">{label}</span>
    </div>
  )
}
