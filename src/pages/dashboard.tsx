import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Navigate } from 'react-router'
import { type User, useSession } from '@/auth/session'
import { discardDraft, hasDrafts } from '@/lib/drafts'
import { PostForm } from '@/posts/post-form'
import { PostList, PostListSkeleton } from '@/posts/post-list'
import { Link } from '@/lib/link'
import { type Post, postError } from '@/posts/posts'
import { draftName, useEdited } from '@/posts/use-edited'
import { usePosts } from '@/posts/use-posts'
import { Button, buttonClass } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { showToast } from '@/ui/toasts'

export { meta } from '@/content/dashboard'

const logIn = '/auth?mode=login'
const logInAgain = `${logIn}&redirect=/dashboard` as const

/** The posts of who is logged in; anybody else is led to the log-in, and back if something waits here. */
export function Component() {
  const session = useSession()
  const user = session.status === 'ready' ? session.user : null
  const [lastUser, setLastUser] = useState(user)
  if (user && user !== lastUser) setLastUser(user)

  if (session.status === 'checking') return null
  if (session.user) return <Dashboard key={session.user.id} user={session.user} />
  if (session.loggedOut) return <Navigate to="/" replace />
  if (session.interrupted) return <Navigate to={logInAgain} replace />
  return lastUser && hasDrafts(lastUser.id) ? <Ended /> : <Navigate to={logIn} replace />
}

/** Leads who was in the middle of something to the log-in and back, and says why. */
function Ended() {
  useEffect(() => {
    showToast({
      title: 'Your session has ended',
      description: 'Log in again to go on.',
      variant: 'destructive',
    })
  }, [])
  return <Navigate to={logInAgain} replace />
}

function Dashboard({ user }: { user: User }) {
  const list = useRef<HTMLUListElement>(null)
  const posts = usePosts(user.id, list)
  const { listing, state } = posts
  const loading = state === 'loading'
  const older = listing ? listing.total - listing.start - listing.posts.length : 0
  const { edited, edit, isEdited } = useEdited(user.id, listing?.posts)
  // Each time the form is opened it is a new one, with the focus in it; but not when the page opens.
  const [opened, setOpened] = useState(0)
  const [doomed, setDoomed] = useState<Post>()

  const listHeading = useRef<HTMLHeadingElement>(null)

  function openForm(post?: Post) {
    edit(post)
    setOpened((times) => times + 1)
  }

  async function remove(post: Post) {
    setDoomed(undefined)
    listHeading.current?.focus()
    try {
      await posts.remove(post.id)
      discardDraft(user.id, draftName(post.id))
      if (isEdited(post)) openForm()
      showToast({ title: 'Post Deleted' })
    } catch (error) {
      showToast({
        title: 'Error deleting post',
        description: postError(error).message,
        variant: 'destructive',
      })
    }
  }

  return (
    <div className="container-page grid gap-10 py-12 lg:py-16">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-h2">Dashboard</h1>
          <p className="mt-2 text-muted">Your posts, readable by you alone.</p>
        </div>
        <Link to="/dashboard/account" className={buttonClass('secondary')}>
          Account
        </Link>
      </div>
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(20rem,26rem)_1fr] lg:gap-14">
        <section className="rounded-xl border border-line bg-surface p-6 shadow-card lg:sticky lg:top-24">
          <PostForm
            key={opened}
            userId={user.id}
            post={edited}
            autoFocus={opened > 0}
            save={(draft) => (edited ? posts.update(edited.id, draft) : posts.create(draft))}
            onSaved={() => openForm()}
            onCancel={() => openForm()}
          />
        </section>
        <section aria-busy={loading} className="grid gap-5">
          <h2
            ref={listHeading}
            tabIndex={-1}
            className="flex items-baseline gap-3 text-h3 outline-none"
          >
            Your posts{' '}
            {listing && (
              <span className="text-sm font-medium text-muted tabular-nums">
                {inWords(listing.total)}
              </span>
            )}
          </h2>
          {!listing && loading && <PostListSkeleton />}
          {state === 'failed' && (
            <div className="flex flex-wrap items-center gap-4 rounded-lg border border-danger-line bg-danger-tint p-5 text-danger">
              <p className="flex-1">Your posts could not be loaded.</p>
              <Button variant="secondary" onClick={posts.reload}>
                Try again
              </Button>
            </div>
          )}
          {listing?.total === 0 && (
            <p className="rounded-lg border border-dashed border-control px-6 py-14 text-center text-muted">
              You haven't created any posts yet. Use the form to get started!
            </p>
          )}
          {listing && listing.start > 0 && (
            <More onClick={posts.showNewer} loading={loading}>
              Show newer ({inWords(listing.start)})
            </More>
          )}
          {listing && listing.posts.length > 0 && (
            <PostList
              ref={list}
              listing={listing}
              editedId={edited?.id}
              onEdit={openForm}
              onDelete={setDoomed}
            />
          )}
          {older > 0 && (
            <More onClick={posts.showOlder} loading={loading}>
              Show more ({inWords(older)})
            </More>
          )}
        </section>
      </div>
      {doomed && (
        <ConfirmDialog
          question="Are you sure you want to delete this post?"
          confirmLabel="Delete"
          onConfirm={() => remove(doomed)}
          onCancel={() => setDoomed(undefined)}
        >
          <p dir="auto" className="mt-2 break-words text-muted">
            “{doomed.title}” cannot be brought back.
          </p>
        </ConfirmDialog>
      )}
    </div>
  )
}

const inWords = (count: number) => count.toLocaleString('en-US')

function More({
  onClick,
  loading,
  children,
}: {
  onClick: () => void
  loading: boolean
  children: ReactNode
}) {
  return (
    <Button
      variant="secondary"
      onClick={onClick}
      disabled={loading}
      className="justify-self-center tabular-nums"
    >
      {loading ? 'Loading...' : children}
    </Button>
  )
}
