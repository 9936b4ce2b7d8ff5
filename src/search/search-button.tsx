import { Search } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Dialog } from '@/ui/dialog'
import { IconButton } from '@/ui/icon-button'
import { loadSearch } from './load-search'
import { SearchBox } from './search-box'

/** Loads the index before the dialog opens, which reports a failure. */
const prefetch = () => void loadSearch().catch(() => undefined)

const isSearchShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey

/** The button that opens the search dialog, as Ctrl+K and ⌘K do. */
export function SearchButton() {
  const { key } = useLocation()
  // The location in which the dialog was opened, because a navigation closes it.
  const [openAt, setOpenAt] = useState<string>()
  const buttonRef = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    const openOnShortcut = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return
      event.preventDefault()
      setOpenAt(key)
    }
    document.addEventListener('keydown', openOnShortcut)
    return () => document.removeEventListener('keydown', openOnShortcut)
  }, [key])

  return (
    <>
      <IconButton
        ref={buttonRef}
        label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => setOpenAt(key)}
      >
        <Search className="size-5" />
      </IconButton>
      {openAt === key && <SearchDialog button={buttonRef} onClose={() => setOpenAt(undefined)} />}
    </>
  )
}

/** The search dialog, which is open while mounted and full-screen on a phone. */
function SearchDialog({
  button,
  onClose,
}: {
  button: RefObject<HTMLButtonElement | null>
  onClose: () => void
}) {
  const [query, setQuery] = useState('')

  // The element that had the focus may no longer exist, such as an item of the Services menu.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) button.current?.focus()
    },
    [button],
  )

  return (
    <Dialog
      aria-label="Search"
      closedby="any"
      onCancel={onClose}
      className="m-0 h-dvh max-h-dvh w-full max-w-none p-3 open:flex sm:mx-auto sm:mt-[10vh] sm:h-fit sm:max-h-[80dvh] sm:w-[min(42rem,calc(100vw-2rem))] sm:animate-slide-down sm:rounded-xl sm:border sm:border-line sm:shadow-floating"
    >
      <SearchBox query={query} onQueryChange={setQuery} onClose={onClose} />
    </Dialog>
  )
}
