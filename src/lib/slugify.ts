/** The id of a section in links: its title in lower case, with hyphens. */
export const slugify = (title: string) =>
  title
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-')
