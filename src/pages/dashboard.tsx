import { type ComponentProps, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { RequireUser } from '@/account/require-user'
import type { User } from '@/auth/session'
import { deleteQuestion } from '@/content/posts'
import { discardDraft, readDraft, saveDraft } from '@/lib/drafts'
import { useKeptHeight } from '@/lib/use-kept-height'
import { draftName } from '@/posts/draft-names'
import { EmptyPosts } from '@/posts/empty-posts'
import { draftOf, type Post } from '@/posts/post-fields'
import { PostForm } from '@/posts/post-form'
import { PostList, PostListSkeleton } from '@/posts/post-list'
import { PostSearch, usePostView } from '@/posts/post-search'
import { formatCount } from '@/posts/post-view'
import { Link } from '@/routing/link'
import { type EditablePost, useEditingPost } from '@/posts/use-editing-post'
import { focusElement } from '@/posts/scroll-anchor'
import { usePosts } from '@/posts/use-posts'
import { Button, buttonClass } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'

export { meta } from '@/content/dashboard'

/** The posts of the signed-in user. */
export const Component = () => (
  <RequireUser>{(user) => <Dashboard key={user.id} user={user} />}</RequireUser>
)

/** The item of the list that shows a post. */
const listItemOf = ({ id }: EditablePost) => document.getElementById(`post-${id}`)?.closest('li')

function Dashboard({ user }: { user: User }) {
  const list = useRef<HTMLUListElement>(null)
  const [view, setView] = usePostView()
  const posts = usePosts(user.id, view, list)
  const { page, state } = posts
  const section = useKeptHeight<HTMLElement>(page !== undefined || state === 'failed')
  const loading = state === 'loading'
  const older = page ? page.total - page.start - page.posts.length : 0
  /** The user has no posts. Before they are loaded, that is not known. */
  const empty = page?.total === 0 && !page.search
  const { editing, setEditing, isEditing } = useEditingPost(user.id, page?.posts)
  // Each reset mounts a new form, which takes the focus. The form that the page opens with does not.
  const [resets, setResets] = useState(0)
  const [postToDelete, setPostToDelete] = useState<Post>()

  const listHeading = useRef<HTMLHeadingElement>(null)
  const titleInput = useRef<HTMLInputElement>(null)

  /** Mounts a new form, to edit a post or to create one. */
  function resetForm(post?: Post) {
    setEditing(post)
    setResets((times) => times + 1)
  }

  /** Resets the form and focuses the post that it has edited, if any. */
  function closeForm() {
    flushSync(() => resetForm())
    if (editing) focusElement(listItemOf(editing), true)
  }

  function clearSearch() {
    setView({ search: '' })
    listHeading.current?.focus()
  }

  /** Starts a post with a title, unless one was started. */
  function startDraft(title: string) {
    if (!readDraft(user.id, draftName())) saveDraft(user.id, draftName(), draftOf({ title }))
    titleInput.current?.focus()
  }

  async function deletePost(post: Post) {
    const item = listItemOf(post)
    const neighbor = item?.nextElementSibling ?? item?.previousElementSibling ?? listHeading.current
    const removed = flushSync(() => {
      setPostToDelete(undefined)
      return posts.remove(post.id)
    })
    focusElement(neighbor, true)
    if (!(await removed)) return
    discardDraft(user.id, draftName(post.id))
    if (isEditing(post)) resetForm()
  }

  return (
    <div className="container-page grid grid-cols-1 gap-10 py-12 lg:py-16">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-h2">Dashboard</h1>
          <p className="mt-2 wrap-anywhere text-muted">
            Posts of <span className="font-medium text-ink">{user.email}</span>, readable by you
            alone.
          </p>
        </div>
        <Link to="/dashboard/account" className={buttonClass('secondary')}>
          Account
        </Link>
      </div>
      <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-[minmax(20rem,26rem)_minmax(0,1fr)] lg:gap-14">
        <PostForm
          key={resets}
          titleInput={titleInput}
          userId={user.id}
          post={editing}
          autoFocus={resets > 0}
          foldable={!empty}
          saving={posts.isSaving(editing?.id)}
          save={(draft, updated_at = '') =>
            editing ? posts.update({ id: editing.id, updated_at }, draft) : posts.create(draft)
          }
          onClose={closeForm}
        />
        <section ref={section} aria-busy={loading} className="grid grid-cols-1 gap-5">
          <h2
            ref={listHeading}
            tabIndex={-1}
            className="flex items-baseline gap-3 text-h3 outline-none"
          >
            Your posts{' '}
            {page && !page.search && (
              <span className="text-sm font-medium text-muted tabular-nums">
                {formatCount(page.total)}
              </span>
            )}
          </h2>
          {page && !empty && <PostSearch view={view} onChange={setView} />}
          {page?.search && (
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <p role="status" className="min-w-0 wrap-anywhere text-muted">
                {`${searchResult(page.total)} “${page.search}”.`}
              </p>
              <Button variant="secondary" onClick={clearSearch}>
                Clear search
              </Button>
            </div>
          )}
          {!page && loading && <PostListSkeleton />}
          {state === 'failed' && (
            <div className="flex flex-wrap items-center gap-4 rounded-lg border border-danger-line bg-danger-tint p-5 text-danger">
              <p className="flex-1">Your posts could not be loaded.</p>
              <Button variant="secondary" onClick={posts.reload}>
                Try again
              </Button>
            </div>
          )}
          {empty && <EmptyPosts onStart={startDraft} />}
          {page && page.start > 0 && (
            <MoreButton onClick={() => posts.showNewer(page)} loading={loading}>
              {`Show newer (${formatCount(page.start)})`}
            </MoreButton>
          )}
          {page && page.posts.length > 0 && (
            <PostList
              ref={list}
              page={page}
              editingId={editing?.id}
              onEdit={resetForm}
              onDelete={setPostToDelete}
            />
          )}
          {page && older > 0 && (
            <MoreButton onClick={() => posts.showOlder(page)} loading={loading}>
              {`Show more (${formatCount(older)})`}
            </MoreButton>
          )}
        </section>
      </div>
      {postToDelete && (
        <ConfirmDialog
          {...deleteQuestion}
          text={deleteQuestion.text(postToDelete.title)}
          onConfirm={() => deletePost(postToDelete)}
          onCancel={() => setPostToDelete(undefined)}
        />
      )}
    </div>
  )
}

const searchResult = (total: number) =>
  total === 0
    ? 'No posts match'
    : total === 1
      ? '1 post matches'
      : `${formatCount(total)} posts match`

const MoreButton = ({
  loading,
  children,
  ...rest
}: ComponentProps<'button'> & { loading: boolean }) => (
  <Button
    variant="secondary"
    disabled={loading}
    className="justify-self-center tabular-nums"
    {...rest}
  >
    {loading ? 'Loading...' : children}
  </Button>
)
