import { Search } from 'lucide-react'
import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { IconButton } from '@/ui/icon-button'
import { showToast } from '@/ui/toasts'
import { loadSearch } from './load-search'

const loadDialog = () => import('./search-dialog')

/** Loads what the dialog needs. A failure is ignored: opening the dialog reports it. */
const prefetch = () => void Promise.all([loadDialog(), loadSearch()]).catch(() => undefined)

const field = 'textarea, select, [contenteditable], input:not([type=radio], [type=checkbox])'

/** Whether a key press asks for search: Ctrl K or ⌘ K anywhere, or `/` outside a field. */
const asksForSearch = ({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent) =>
  ctrlKey || metaKey
    ? key.toLowerCase() === 'k' && !altKey && !shiftKey
    : key === '/' && !altKey && !(target instanceof Element && target.closest(field))

/** Opens the search dialog, which loads when the button is pointed at, focused or pressed. */
export function SearchButton() {
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }>>()
  const { key } = useLocation()
  // The location in which the dialog was opened: a navigation closes it.
  const [openAt, setOpenAt] = useState<string>()
  const close = () => setOpenAt(undefined)

  function openDialog() {
    setOpenAt(key)
    loadDialog().then(
      ({ SearchDialog }) => setDialog(() => SearchDialog),
      () => {
        close()
        showToast({
          title: 'Search did not load',
          description: 'Check your connection and try again.',
          variant: 'destructive',
        })
      },
    )
  }

  useEffect(() => {
    const openOnShortcut = (event: KeyboardEvent) => {
      if (!asksForSearch(event)) return
      event.preventDefault()
      openDialog()
    }
    document.addEventListener('keydown', openOnShortcut)
    return () => document.removeEventListener('keydown', openOnShortcut)
  })

  return (
    <>
      <IconButton
        label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={openDialog}
      >
        <Search className="size-5" />
      </IconButton>
      {openAt === key && Dialog && <Dialog onClose={close} />}
    </>
  )
}
