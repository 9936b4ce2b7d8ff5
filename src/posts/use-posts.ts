import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { create } from 'zustand'
import { useAuth } from '@/auth/use-auth'
import { changedElsewhere, changeToasts, offlineNote } from '@/content/posts'
import { discardDraft, readDraft, saveDraft } from '@/lib/drafts'
import { dismissError, showToast } from '@/ui/toasts'
import { pendingCreateName } from './draft-names'
import {
  checkSession,
  createPost,
  deletePost,
  listPosts,
  newestDate,
  type PageRange,
  pageSize,
  PostError,
  postError,
  type PostPage,
  readPost,
  showPostError,
  updatePost,
  wasCreated,
} from './posts'
import { focusElement, mayTakeFocus, preserveScroll } from './scroll-anchor'
import { hasSameText, type Post, type PostDraft, type PostVersion } from './post-fields'
import { matchesSearch, paramsOf, type PostView } from './post-view'
import { updateEditingPost } from './use-editing-post'

type Change =
  | { kind: 'create'; post: Post }
  | { kind: 'update'; id: string; values: PostDraft & { updated_at?: string } }
  | { kind: 'delete'; id: string }

/** A change of a user's posts, whose call may go on while the page is left and opened again. */
interface UserChange {
  userId: string
  change: Change
}

interface EndedChange extends UserChange {
  failure?: PostError['failure']
}

/** The changes whose calls have not ended, and the one that was the last to end. */
const useChangeStore = create<{ pending: UserChange[]; lastEnded?: EndedChange }>(() => ({
  pending: [],
}))

/** The range of posts that an entry of the history shows, if it is not the first page. */
type ShownRange = Pick<PageRange, 'start' | 'count'>

const firstPage = (view: PostView): PageRange => ({ ...view, start: 0, count: pageSize })

/** How many posts the page shows at most. Beyond that it moves on instead of growing. */
const maxCount = 4 * pageSize

/** Returns whether a post is still being created, and so has no id of the server. */
export const isPending = ({ id }: Post) => id.startsWith('pending-')

/**
 * A user's posts that match a search: the first ones of an order, more on demand. A change is shown at
 * once, and reverted if its call fails. `list` is the element that shows the posts.
 *
 * Every request loads the whole range that is shown, so that a post that was added or removed meanwhile
 * is neither repeated nor skipped; TanStack's useInfiniteQuery loads page by page. Pending changes are
 * in a store, which outlives the page; useOptimistic would delay a navigation until their calls ended.
 */
export function usePosts(
  userId: string,
  { search, order }: PostView,
  list: RefObject<HTMLElement | null>,
) {
  const auth = { ...useAuth(), userId }
  const location = useLocation()
  const [, setParams] = useSearchParams()
  const [page, setPage] = useState<PostPage>()
  const pending = useChangeStore((changes) => changes.pending)
  /** How the latest request went, and for which view. */
  const [status, setStatus] = useState<PostView & { state: 'loading' | 'loaded' | 'failed' }>()
  const range = useRef(firstPage({ search, order }))
  /** The latest request, until the page is left. */
  const latest = useRef<AbortController>(undefined)
  /** The ids of posts that may have been deleted: the answer was lost. */
  const maybeDeleted = useRef(new Set<string>())

  /**
   * Requests a range and shows it, unless another request follows. Returns whether it is shown. After a
   * change, whose toast stays, only the list tells of a failure.
   */
  async function fetchPage(wanted: PageRange, afterChange = false) {
    range.current = wanted
    latest.current?.abort()
    const request = (latest.current = new AbortController())
    try {
      const loaded = await listPosts(auth, wanted, request.signal)
      if (loaded.total === 0) await checkSession(auth)
      if (latest.current !== request) return false
      range.current = { ...wanted, start: loaded.start }
      preserveScroll(list.current, () => {
        setPage(loaded)
        setStatus({ ...wanted, state: 'loaded' })
      })
      return true
    } catch (error) {
      const sessionEnded = postError(error).failure === 'session'
      // A superseded request is silent, except when the session's end has unmounted the page.
      if (latest.current !== request && !sessionEnded) return false
      setStatus({ ...wanted, state: 'failed' })
      if (!afterChange || sessionEnded) showPostError('Error fetching posts', error)
      return false
    }
  }

  const openView = useEffectEvent(() =>
    fetchPage({ ...firstPage({ search, order }), ...(location.state as ShownRange | null) }),
  )

  useEffect(() => {
    void openView()
    return () => {
      latest.current?.abort()
      latest.current = undefined
    }
  }, [search, order])

  /** Fetches the range again, or another one, unless the page was left: a change may end after that. */
  async function refetch(wanted: Partial<PageRange> = {}, afterChange = false) {
    if (!latest.current) return false
    if (!afterChange) dismissError()
    setStatus({ ...range.current, state: 'loading' })
    return fetchPage({ ...range.current, ...wanted }, afterChange)
  }

  /** Loads another range, keeps it in this entry of the history, and focuses a post of it. */
  async function showRange(start: number, count: number, focused: number) {
    if (!(await refetch({ start, count }))) return
    const state: ShownRange = { start: range.current.start, count }
    setParams(paramsOf(range.current), { replace: true, preventScrollReset: true, state })
    if (mayTakeFocus(list.current)) focusElement(list.current?.children[focused])
  }

  /** The `created_at` of the user's newest post on the server, which other views need not show. */
  function newestKnownDate() {
    const isNewest = page?.order === 'newest' && !page.search && page.start === 0
    return isNewest
      ? (page.posts.find((post) => !isPending(post))?.created_at ?? '')
      : newestDate(auth)
  }

  /** Shows how a change has ended, and fetches the posts again; after a create, with the new post. */
  const onEnded = useEffectEvent(({ userId: author, change: last, failure }: EndedChange) => {
    if (author !== userId) return
    if (!failure) {
      setPage((known) => known && applyChange(known, last))
      const { order: shown, start } = range.current
      const toNewest = last.kind === 'create' && shown === 'newest' && start > 0
      void refetch(toNewest ? firstPage(range.current) : {}, true)
    } else if (
      failure === 'not-found' ||
      failure === 'conflict' ||
      (last.kind === 'delete' && failure !== 'session')
    )
      void refetch({}, true)
  })

  useEffect(
    () =>
      useChangeStore.subscribe(({ lastEnded }, before) => {
        if (lastEnded && lastEnded !== before.lastEnded) onEnded(lastEnded)
      }),
    [],
  )

  /**
   * Shows a change during its call, which may return it as the server made it. A toast says how the call
   * ended. Returns whether it succeeded.
   */
  async function change(next: Change, call: () => Promise<Change | void>) {
    const { done, failed } = changeToasts[next.kind]
    const started: UserChange = { userId, change: next }
    const end = (ended: Omit<EndedChange, 'userId'>) =>
      useChangeStore.setState(({ pending: all }) => ({
        pending: all.filter((other) => other !== started),
        lastEnded: { userId, ...ended },
      }))
    useChangeStore.setState(({ pending: all }) => ({ pending: [...all, started] }))
    let confirmed: Change | void
    try {
      confirmed = await call()
    } catch (error) {
      end({ change: next, failure: postError(error).failure })
      const offline = !navigator.onLine && next.kind !== 'delete'
      showPostError(failed, error, offline ? offlineNote : '')
      return false
    }
    end({ change: confirmed ?? next })
    showToast({ title: done })
    return true
  }

  const changes = pending.flatMap((one) => (one.userId === userId ? one.change : []))

  return {
    page: page && changes.reduce(applyChange, page),
    state: status?.search === search && status.order === order ? status.state : 'loading',
    reload: () => refetch(),

    /** Returns whether a version of a post is being saved, or a new post. */
    isSaving: (id?: string) =>
      changes.some((one) => (id ? one.kind === 'update' && one.id === id : one.kind === 'create')),

    /** Shows posts older than those of a page, and focuses the first of them. */
    showOlder({ start, posts }: PostPage) {
      const end = start + posts.length + pageSize
      const count = Math.min(posts.length + pageSize, maxCount)
      const firstAdded = count - pageSize
      return showRange(end - count, count, firstAdded)
    },

    /** Shows posts newer than those of a page, and focuses the last of them. */
    showNewer({ start }: PostPage) {
      const newStart = Math.max(0, start - pageSize)
      const lastAdded = start - newStart - 1
      return showRange(newStart, maxCount, lastAdded)
    },

    /**
     * Creates a post. If the answer is lost, the server may have created it or not. A pending create is
     * kept with the time of the newest post before it, so that the next attempt with the same draft can
     * check whether the post exists. (It cannot see an insert that is still running on the server.)
     */
    create(draft: PostDraft) {
      const now = new Date().toISOString()
      const id = `pending-${now}`
      const post = { ...draft, id, user_id: userId, created_at: now, updated_at: now }
      return change({ kind: 'create', post }, async () => {
        const pendingCreate = readDraft(userId, pendingCreateName)
        const repeated = pendingCreate !== undefined && hasSameText(pendingCreate, draft)
        const since = repeated ? (pendingCreate.since ?? '') : await newestKnownDate()
        try {
          if (!repeated || !(await wasCreated(auth, draft, since))) await createPost(auth, draft)
          discardDraft(userId, pendingCreateName)
        } catch (error) {
          if (postError(error).failure === 'unknown-outcome')
            saveDraft(userId, pendingCreateName, { ...draft, since })
          throw error
        }
      })
    },

    /**
     * Updates a version of a post, unless the post was changed elsewhere. A post that has this text
     * already was updated by an earlier call whose answer was lost.
     */
    update(version: PostVersion, draft: PostDraft) {
      const next = { kind: 'update' as const, id: version.id, values: draft }
      return change(next, async () => {
        try {
          const updated_at = await updatePost(auth, version, draft)
          return { ...next, values: { ...draft, updated_at } }
        } catch (error) {
          if (postError(error).failure !== 'not-found') throw error
          const stored = await readPost(auth, version.id)
          if (!stored) throw error
          updateEditingPost(userId, stored)
          if (!hasSameText(stored, draft)) throw new PostError(changedElsewhere, 'conflict')
          return { ...next, values: { ...draft, updated_at: stored.updated_at } }
        }
      })
    },

    /** Deletes a post. A post that is not found after a lost answer has been deleted. */
    remove: (id: string) =>
      change({ kind: 'delete', id }, async () => {
        try {
          await deletePost(auth, id)
        } catch (error) {
          const { failure } = postError(error)
          if (failure === 'not-found' && maybeDeleted.current.has(id)) return
          if (failure === 'unknown-outcome') maybeDeleted.current.add(id)
          throw error
        }
      }),
  }
}

function applyChange(page: PostPage, change: Change): PostPage {
  const { posts, start, total, search, order } = page
  if (change.kind === 'create') {
    if (!matchesSearch(search, change.post)) return page
    const added = { ...page, total: total + 1 }
    if (order === 'newest')
      return start === 0 ? { ...added, posts: [change.post, ...posts] } : added
    return start + posts.length === total ? { ...added, posts: [...posts, change.post] } : added
  }
  const { id } = change
  if (change.kind === 'update' && matchesSearch(search, change.values)) {
    const { values } = change
    return { ...page, posts: posts.map((post) => (post.id === id ? { ...post, ...values } : post)) }
  }
  const kept = posts.filter((post) => post.id !== id)
  return { ...page, posts: kept, total: total - (posts.length - kept.length) }
}
