import type { ComponentProps } from 'react'
import { typedEmail } from '@/auth/typed-email'
import { discardDialog } from '@/content/posts'
import { anonymousOwner, discardDraftsOf } from '@/lib/drafts'
import { ConfirmDialog } from '@/ui/confirm-dialog'

/** Discards what a user has typed in this tab: every draft, and the email of the log-in. */
export function discardAll(userId: string) {
  discardDraftsOf(userId)
  discardDraftsOf(anonymousOwner)
  typedEmail.setState({ email: '' })
}

/** Asks before a log-out that discards what was typed into a post. */
export const DiscardDialog = (
  props: Pick<ComponentProps<typeof ConfirmDialog>, 'onConfirm' | 'onCancel'>,
) => <ConfirmDialog {...discardDialog} {...props} />
