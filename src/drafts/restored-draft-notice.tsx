import { useRef } from 'react'
import { DiscardButton } from '@/ui/discard-button'

/** A notice that a form contains restored input, with a button to discard it. */
export function RestoredDraftNotice({
  disabled,
  onDiscard,
}: {
  disabled?: boolean
  onDiscard: () => void
}) {
  const ref = useRef<HTMLDivElement>(null)
  return (
    <div
      ref={ref}
      className="col-span-full flex items-center justify-between gap-x-4 rounded border border-accent-line bg-accent-tint py-1 pr-1 pl-3.5 text-sm"
    >
      <p className="py-1.5">We restored what you typed earlier.</p>
      <DiscardButton
        variant="ghost"
        disabled={disabled}
        onDiscard={() => {
          // First, because a discard that closes the form focuses something else.
          ref.current?.closest('form')?.querySelector<HTMLElement>('[name]')?.focus()
          onDiscard()
        }}
      >
        Discard
      </DiscardButton>
    </div>
  )
}
