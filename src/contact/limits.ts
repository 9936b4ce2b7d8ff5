/** The maximum lengths in characters, the same as the table's constraints. */
export const contactLimits = { name: 120, company: 120, message: 5000 }
