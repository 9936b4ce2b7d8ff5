/** Returns a section's ID for links, which is its title in lowercase with hyphens. */
export const slugify = (title: string) =>
  title
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-')
