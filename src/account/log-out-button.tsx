import { type ComponentProps, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAuth } from '@/auth/auth-provider'
import { discardDialog, logoutSuccessful } from '@/content/shared-copy'
import { discardDraftsOf } from '@/lib/drafts'
import { thrownMessage } from '@/lib/errors'
import { hasUnsavedPosts } from '@/posts/post-drafts'
import { Button } from '@/ui/button'
import { LazyConfirmDialog } from '@/ui/lazy-confirm-dialog'
import { showErrorToast, showToast } from '@/ui/toasts'

/**
 * Logs the user out here or everywhere, discards their drafts in this tab and goes home. A dialog
 * asks first if that discards unsaved text of a post.
 */
export function LogOutButton({
  scope = 'local',
  ...rest
}: { scope?: keyof typeof logoutSuccessful } & Pick<
  ComponentProps<typeof Button>,
  'className' | 'children'
>) {
  const { user, logOut } = useAuth()
  const navigate = useNavigate()
  const [isPending, setIsPending] = useState(false)
  const [isAsking, setIsAsking] = useState(false)

  async function run() {
    setIsAsking(false)
    setIsPending(true)
    try {
      await logOut(scope)
      if (user) discardDraftsOf(user.id)
      showToast(logoutSuccessful[scope])
      await navigate('/', { replace: true })
    } catch (error) {
      showErrorToast('Logout Error', thrownMessage(error))
    } finally {
      setIsPending(false)
    }
  }

  return (
    <>
      <Button
        variant="secondary"
        disabled={isPending}
        onClick={() => (user && hasUnsavedPosts(user.id) ? setIsAsking(true) : run())}
        {...rest}
      />
      {isAsking && (
        <LazyConfirmDialog {...discardDialog} onConfirm={run} onCancel={() => setIsAsking(false)} />
      )}
    </>
  )
}
