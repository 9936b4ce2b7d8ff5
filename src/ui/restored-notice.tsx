import { Button } from './button'

/** Says that a form holds what was typed into it earlier, and offers to discard it. */
export function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div className="col-span-full flex items-center justify-between gap-x-4 rounded border border-accent-line bg-accent-tint py-1 pr-1 pl-3.5 text-sm">
      <p className="py-1.5">We restored what you typed earlier.</p>
      <Button
        variant="quiet"
        onClick={({ currentTarget: { form } }) => {
          onDiscard()
          form?.querySelector<HTMLElement>('[name]')?.focus()
        }}
      >
        Discard
      </Button>
    </div>
  )
}
