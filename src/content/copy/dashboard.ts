import { brand } from '@/content/brand'
import type { PageMeta } from '@/content/types'

export const meta: PageMeta = {
  title: 'Your dashboard',
  description: `Write, edit and delete your own posts on ${brand.name}. Other users can’t see or change them.`,
}

/** Titles that a user without posts can start from. */
export const starterIdeas = ['Meeting notes', 'Ideas for our website', 'Questions to ask']
