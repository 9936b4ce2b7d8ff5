import { useState } from 'react'
import { Dialog } from '@/ui/dialog'
import { SearchBox } from './search-box'

/** The search dialog, open while mounted: full-screen on a phone. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState('')
  return (
    <Dialog
      aria-label="Search"
      closedby="any"
      onCancel={onClose}
      className="m-0 h-dvh max-h-dvh w-full max-w-none p-3 open:flex sm:mx-auto sm:mt-[10vh] sm:h-fit sm:max-h-[80dvh] sm:w-[min(42rem,calc(100vw-2rem))] sm:animate-slide-down sm:rounded-xl sm:border sm:border-line sm:shadow-floating"
    >
      <SearchBox query={query} onQuery={setQuery} onClose={onClose} />
    </Dialog>
  )
}
