import { LoaderCircle } from 'lucide-react'

/** A turning ring that says what is waited for. */
export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className="text-muted grid place-items-center py-24">
      <LoaderCircle aria-hidden className="animate-spinner size-8" />
      <span className="sr-only">{label}</span>
    </div>
  )
}
