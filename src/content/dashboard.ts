import { brand } from './brand'
import type { PageMeta } from './types'

export const meta: PageMeta = {
  title: 'Your dashboard',
  description: `Write, edit and delete your own posts on ${brand.name}. Only you can read and change what’s in your dashboard.`,
}

/** Titles that a user without posts can start from. */
export const starterIdeas = ['Business hours', 'Welcome to our customers', 'Meeting notes']
