import { LoaderCircle } from 'lucide-react'

/** A loading indicator with an accessible label. */
export const Spinner = ({ label }: { label: string }) => (
  <div role="status" className="grid place-items-center py-24 text-muted">
    <LoaderCircle className="size-8 animate-spinner" />
    <span className="sr-only">{label}</span>
  </div>
)
