import { useEffect, useRef, useState } from 'react'
import { SearchBox } from './search-box'

/** The search dialog, open while mounted: full-screen on a phone. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const ref = useRef<HTMLDialogElement>(null)
  const [query, setQuery] = useState('')

  useEffect(() => {
    const dialog = ref.current!
    if (!dialog.open) dialog.showModal()
    dialog.querySelector('input')?.focus()
  }, [])

  return (
    <dialog
      ref={ref}
      aria-label="Search"
      closedby="any"
      onClose={onClose}
      className="m-0 h-dvh max-h-dvh w-full max-w-none bg-surface p-3 text-ink backdrop:bg-[oklch(0%_0_0/0.45)] open:flex sm:mx-auto sm:mt-[10vh] sm:h-fit sm:max-h-[80dvh] sm:w-[min(42rem,calc(100vw-2rem))] sm:animate-slide-down sm:rounded-xl sm:border sm:border-line sm:shadow-floating"
    >
      <SearchBox query={query} onQuery={setQuery} onClose={() => ref.current?.close()} />
    </dialog>
  )
}
