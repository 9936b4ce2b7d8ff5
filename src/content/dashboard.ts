import { brand } from './brand'
import type { Action, PageMeta } from './types'

export const meta: PageMeta = {
  title: 'Your dashboard',
  description: `Write, edit and delete your own posts on ${brand.name}. What is in your dashboard can be read and changed by you and by no other member.`,
}

/** What calls to log in or sign up are for signed-in users. */
export const openDashboard: Action = { label: 'Open dashboard', to: '/dashboard' }
