import type { User } from '@/auth/auth-state'
import { RequireUser } from '@/auth/require-user'
import { contactHref } from '@/content/catalog/hrefs'
import { findClosedService } from '@/content/catalog/signup-services'
import { AccountHeader } from '@/features/account/account-header'
import { AccountSection } from '@/features/account/account-section'
import { EmailSection, PasswordSection } from '@/features/account/change-credentials'
import { deleteAccountCopy, getOpeningNote, sessionsCopy } from '@/features/account/copy'
import { DeleteAccount } from '@/features/account/delete-account'
import { LogOutButton } from '@/features/account/log-out-button'
import { MfaSection } from '@/features/account/mfa-section'
import { exportCopy } from '@/features/posts/copy'
import { ExportPosts } from '@/features/posts/export-posts'
import { InlineLink } from '@/routing/link'
import { Card } from '@/ui/card'

export { meta } from '@/features/account/copy'

/** The account page of the signed-in user. */
export const Component = () => (
  <RequireUser>{(user) => <Account key={user.id} user={user} />}</RequireUser>
)

function Account({ user }: { user: User }) {
  const service = user.wantsEmail ? findClosedService(user.service) : undefined
  const note = service && getOpeningNote(service)
  return (
    <>
      <AccountHeader user={user}>
        {note && (
          <>
            {note.text} <InlineLink to={contactHref(service)}>{note.link}</InlineLink>
          </>
        )}
      </AccountHeader>
      <div className="container-page divide-y divide-line">
        <EmailSection key={user.email} user={user} />
        <PasswordSection user={user} />
        <MfaSection user={user} />
        <AccountSection title={sessionsCopy.title} text={sessionsCopy.text}>
          <LogOutButton scope="global">{sessionsCopy.button}</LogOutButton>
        </AccountSection>
        <AccountSection title="Your posts" text={exportCopy.text}>
          <ExportPosts userId={user.id} />
        </AccountSection>
        <AccountSection wide title={deleteAccountCopy.title} text={deleteAccountCopy.text}>
          <Card tone="danger">
            <DeleteAccount user={user} />
          </Card>
        </AccountSection>
      </div>
    </>
  )
}
