import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useOpenUntilNavigation } from '@/routing/use-open-until-navigation'
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
  const [open, setOpen] = useOpenUntilNavigation()

  const openOnShortcut = useEffectEvent((event: KeyboardEvent) => {
    if (!isSearchShortcut(event)) return
    event.preventDefault()
    setOpen(true)
  })
  useEffect(() => {
    document.addEventListener('keydown', openOnShortcut)
    return () => document.removeEventListener('keydown', openOnShortcut)
  }, [])

  return (
    <>
      <IconButton
        label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => setOpen(true)}
      >
        <Search className="size-5" />
      </IconButton>
      {open && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  )
}

/** The search dialog, which is open while mounted and full-screen on a phone. */
function SearchDialog({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState('')
  return (
    <Dialog size="lg" aria-label="Search" closedby="any" onCancel={onClose}>
      <SearchBox query={query} onQueryChange={setQuery} onClose={onClose} />
    </Dialog>
  )
}
