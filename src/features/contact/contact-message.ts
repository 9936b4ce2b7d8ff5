export type ContactMessage = Record<'name' | 'email' | 'company' | 'message', string>

/** The maximum lengths in characters, the same as the table's constraints. */
export const limits = { name: 120, company: 120, message: 5000 }
