import { brand } from './brand'
import type { PageMeta } from './types'

export const meta: PageMeta = {
  title: 'Your dashboard',
  description: `Write, edit and delete your own posts on ${brand.name}. What is in your dashboard can be read and changed by you and by no other member.`,
}
