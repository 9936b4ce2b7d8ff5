/** Scrolls a list of links to one of them, but not the page. */
export function scrollLinkIntoView(link: HTMLElement | null) {
  const list = link?.closest('ul')
  if (link && list)
    list.scrollLeft =
      link.offsetLeft - list.offsetLeft - parseFloat(getComputedStyle(list).paddingLeft)
}
