// Parts of the dashboard that get the focus when another part has changed.

/** Focuses the title in the form. */
export const focusTitle = () => document.querySelector<HTMLElement>('input[name=title]')?.focus()

/** The ID of the heading of the list. */
export const headingId = 'your-posts'

/** Focuses the heading of the list, after a click that removes the clicked control. */
export const focusHeading = () => document.getElementById(headingId)?.focus({ preventScroll: true })

/** Focuses a post in the list, or the heading if the list doesn't have the post. */
export function focusPost(id: string) {
  const item = document.getElementById(`post-${id}`)?.closest('li')
  if (item) item.focus()
  else focusHeading()
}

/** As the ref of a list item: when the item is removed, its focus moves to a neighbor. */
export const passFocusOn = (item: HTMLLIElement) => () => {
  if (!item.contains(document.activeElement)) return
  const neighbor = item.nextElementSibling ?? item.previousElementSibling
  if (neighbor instanceof HTMLElement) neighbor.focus({ preventScroll: true })
  else focusHeading()
}
