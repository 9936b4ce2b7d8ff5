import type { ComponentProps } from 'react'
import { typedEmail } from '@/auth/typed-email'
import { discardDialog } from '@/content/posts'
import { anonymousOwner, discardDraftsOf, hasDrafts } from '@/lib/drafts'
import { draftPrefixes } from '@/posts/draft-names'
import { ConfirmDialog } from '@/ui/confirm-dialog'

/** Returns whether a user has started or changed a post and not saved it. */
export const hasUnsavedChanges = (userId: string) =>
  draftPrefixes.some((prefix) => hasDrafts(userId, prefix))

/** Discards what a user has typed in this browser: every draft, and the email of the log-in. */
export function discardAll(userId: string) {
  discardDraftsOf(userId)
  discardDraftsOf(anonymousOwner)
  typedEmail.setState({ email: '' })
}

/** Asks before a log-out that discards what was typed into a post. */
export const DiscardDialog = (
  props: Pick<ComponentProps<typeof ConfirmDialog>, 'onConfirm' | 'onCancel'>,
) => <ConfirmDialog {...discardDialog} {...props} />
