import { useRef, useState } from 'react'
import { Navigate } from 'react-router'
import { type User, useSession } from '@/auth/session'
import { PostForm } from '@/posts/post-form'
import { PostList, PostListSkeleton } from '@/posts/post-list'
import { Link } from '@/lib/link'
import { deletePost, type Post } from '@/posts/posts'
import { messageOf, usePosts } from '@/posts/use-posts'
import { Button, buttonClass } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { showToast } from '@/ui/toasts'

export { meta } from '@/content/dashboard'

/** The posts of who is logged in; anybody else is led to the log-in. */
export function Component() {
  const session = useSession()
  if (session.status === 'checking') return null
  if (session.user) return <Dashboard key={session.user.id} user={session.user} />
  return <Navigate to={session.loggedOut ? '/' : '/auth?mode=login'} replace />
}

function Dashboard({ user }: { user: User }) {
  const { listing, state, reload, loadMore } = usePosts(user.id)
  const loading = state === 'loading'
  const [edited, setEdited] = useState<Post>()
  // Each time the form is opened it is a new one, with the focus in it; but not when the page opens.
  const [opened, setOpened] = useState(0)
  const [doomed, setDoomed] = useState<Post>()

  const listHeading = useRef<HTMLHeadingElement>(null)

  function openForm(post?: Post) {
    setEdited(post)
    setOpened(opened + 1)
  }

  async function remove(post: Post) {
    setDoomed(undefined)
    try {
      await deletePost(user.id, post.id)
      if (edited?.id === post.id) openForm()
      else listHeading.current?.focus()
      showToast({ title: 'Post Deleted' })
    } catch (error) {
      showToast({
        title: 'Error deleting post',
        description: messageOf(error),
        variant: 'destructive',
      })
    }
    await reload()
  }

  function saved() {
    openForm()
    void reload()
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
            onSaved={saved}
            onCancel={() => openForm()}
          />
        </section>
        <section aria-busy={loading} className="grid gap-5">
          <h2
            ref={listHeading}
            tabIndex={-1}
            className="flex items-baseline gap-3 text-h3 outline-none"
          >
            Your posts
            {listing && (
              <span className="text-sm font-medium text-muted tabular-nums">{listing.total}</span>
            )}
          </h2>
          {!listing && loading && <PostListSkeleton />}
          {state === 'failed' && (
            <div className="flex flex-wrap items-center gap-4 rounded-lg border border-danger-line bg-danger-tint p-5 text-danger">
              <p className="flex-1">Your posts could not be loaded.</p>
              <Button variant="secondary" onClick={reload}>
                Try again
              </Button>
            </div>
          )}
          {listing?.total === 0 && (
            <p className="rounded-lg border border-dashed border-control px-6 py-14 text-center text-muted">
              You haven't created any posts yet. Use the form to get started!
            </p>
          )}
          {listing && listing.posts.length > 0 && (
            <PostList
              posts={listing.posts}
              editedId={edited?.id}
              onEdit={openForm}
              onDelete={setDoomed}
            />
          )}
          {listing && listing.posts.length < listing.total && (
            <Button
              variant="secondary"
              onClick={loadMore}
              disabled={loading}
              className="justify-self-center"
            >
              {loading ? 'Loading...' : `Show more (${listing.total - listing.posts.length})`}
            </Button>
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
