/** Joins the class names that apply. */
export const cn = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ')
