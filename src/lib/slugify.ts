/** Returns a title in lowercase with hyphens, for a link to what it names. */
export const slugify = (title: string) =>
  title
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-')

/** Returns a section's ID for links: its own, or one made from its title. */
export const getSectionId = ({ id, title }: { id?: string; title: string }) => id ?? slugify(title)
