import { useBeforeUnload } from 'react-router-dom'
import type { User } from '@/auth/auth-state'
import { RequireUser } from '@/auth/require-user'
import { hasDrafts } from '@/drafts/drafts'
import { AccountHeader } from '@/features/account/account-header'
import { privatePosts } from '@/features/posts/copy'
import { PostEditor } from '@/features/posts/post-form'
import { Posts } from '@/features/posts/posts'

export { meta } from '@/features/posts/copy'

/** The posts of the signed-in user. */
export const Component = () => (
  <RequireUser>{(user) => <Dashboard key={user.id} user={user} />}</RequireUser>
)

function Dashboard({ user }: { user: User }) {
  // Closing the tab discards all drafts.
  useBeforeUnload((event) => {
    if (hasDrafts(user.id)) event.preventDefault()
  })

  return (
    // Reaches below the window, by the border of the footer, so that the footer doesn't move into view.
    <div className="grid min-h-[calc(100dvh-var(--header-height)+1px)] grid-cols-1 grid-rows-[auto_1fr]">
      <AccountHeader user={user}>{privatePosts}</AccountHeader>
      <div className="relative container-page grid grid-cols-1 content-start items-start gap-8 py-8 lg:grid-cols-[minmax(20rem,26rem)_minmax(0,1fr)] lg:gap-x-14 lg:py-10">
        <PostEditor userId={user.id} />
        <Posts userId={user.id} />
      </div>
    </div>
  )
}
