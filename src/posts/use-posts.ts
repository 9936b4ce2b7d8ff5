import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useAuth } from '@/auth/use-auth'
import { discardDraft, readDraft, saveDraft } from '@/lib/drafts'
import {
  changePost,
  createPost,
  listPosts,
  type PageRange,
  pageSize,
  type Post,
  type PostDraft,
  postError,
  type PostPage,
  showPostError,
  wasCreated,
} from './posts'
import { focusItem, preserveScroll } from './scroll-anchor'
import { matchesSearch, type PostView } from './search'

type Change =
  | { kind: 'create'; post: Post }
  | { kind: 'update'; id: string; draft: PostDraft }
  | { kind: 'delete'; id: string }

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
 * plain state: useOptimistic would delay a navigation until their calls have ended.
 */
export function usePosts(
  userId: string,
  { search, order }: PostView,
  list: RefObject<HTMLElement | null>,
) {
  const { getClient, expireSession } = useAuth()
  const auth = useMemo(() => ({ getClient, expireSession }), [getClient, expireSession])
  const [page, setPage] = useState<PostPage>()
  const [changes, setChanges] = useState<Change[]>([])
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  const range = useRef(firstPage({ search, order }))
  const request = useRef<AbortController>(undefined)
  /** The `created_at` of the newest post that was loaded. */
  const latest = useRef('')
  /** The ids of posts that may have been deleted: the answer was lost. */
  const maybeDeleted = useRef(new Set<string>())

  const fetch = useCallback(
    async (wanted: PageRange) => {
      range.current = wanted
      request.current?.abort()
      const current = (request.current = new AbortController())
      try {
        const loaded = await listPosts(auth, userId, wanted, current.signal)
        if (request.current !== current) return false
        for (const { created_at } of loaded.posts)
          if (created_at > latest.current) latest.current = created_at
        range.current = { ...wanted, start: loaded.start }
        preserveScroll(list.current, () => {
          setPage(loaded)
          setState('loaded')
        })
        return true
      } catch (error) {
        // The end of the session has unmounted the page by now.
        if (request.current !== current && postError(error).failure !== 'session') return false
        setState('failed')
        showPostError('Error fetching posts', error)
        return false
      }
    },
    [auth, userId, list],
  )

  useEffect(() => {
    void fetch(firstPage({ search, order }))
    return () => {
      request.current?.abort()
      request.current = undefined
    }
  }, [fetch, search, order])

  async function load(wanted: Partial<PageRange> = {}) {
    // A change may end after the page was left.
    if (!request.current) return false
    setState('loading')
    return fetch({ ...range.current, ...wanted })
  }

  /** Shows a change during its call, then reloads the posts; after a create, with the new post. */
  async function change(next: Change, call: () => Promise<void>) {
    setChanges((others) => [...others, next])
    const end = () => setChanges((all) => all.filter((other) => other !== next))
    try {
      await call()
    } catch (error) {
      end()
      const failed = postError(error)
      if (
        failed.failure === 'not-found' ||
        (next.kind === 'delete' && failed.failure !== 'session')
      )
        void load()
      throw failed
    }
    end()
    setPage((known) => known && apply(known, next))
    const { order: shown, start } = range.current
    const toNewest = next.kind === 'create' && shown === 'newest' && start > 0
    void load(toNewest ? firstPage(range.current) : {})
  }

  const isOtherView = page && (page.search !== search || page.order !== order)

  return {
    page: page && changes.reduce(apply, page),
    state: state === 'loaded' && isOtherView ? 'loading' : state,
    reload: () => load(range.current),

    /** Shows older posts, and focuses the first of them. */
    async showOlder() {
      const { start, count } = range.current
      const longer = Math.min(count + pageSize, maxCount)
      const further = start + count + pageSize - longer
      if (await load({ start: further, count: longer })) focusItem(list.current, longer - pageSize)
    },

    /** Shows newer posts, and focuses the last of them. */
    async showNewer() {
      const { start, count } = range.current
      const before = Math.max(0, start - pageSize)
      if (await load({ start: before, count })) focusItem(list.current, start - before - 1)
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
        const pendingCreate = readDraft(userId, 'pending-create')
        const repeated =
          pendingCreate?.title === draft.title && pendingCreate.content === draft.content
        const since = repeated ? (pendingCreate.since ?? '') : latest.current
        try {
          if (!repeated || !(await wasCreated(auth, userId, draft, since)))
            await createPost(auth, userId, draft)
          discardDraft(userId, 'pending-create')
        } catch (error) {
          if (postError(error).failure === 'unknown-outcome')
            saveDraft(userId, 'pending-create', { ...draft, since })
          throw error
        }
      })
    },

    /** Updates a post. Repeating it is harmless. */
    update: (id: string, draft: PostDraft) =>
      change({ kind: 'update', id, draft }, () => changePost(auth, userId, id, draft)),

    /** Deletes a post. A post that is not found after a lost answer has been deleted. */
    remove: (id: string) =>
      change({ kind: 'delete', id }, async () => {
        try {
          await changePost(auth, userId, id)
        } catch (error) {
          const { failure } = postError(error)
          if (failure === 'not-found' && maybeDeleted.current.has(id)) return
          if (failure === 'unknown-outcome') maybeDeleted.current.add(id)
          throw error
        }
      }),
  }
}

function apply(page: PostPage, change: Change): PostPage {
  const { posts, start, total, search, order } = page
  switch (change.kind) {
    case 'create': {
      if (!matchesSearch(search, change.post)) return page
      const added = { ...page, total: total + 1 }
      if (order === 'newest')
        return start === 0 ? { ...added, posts: [change.post, ...posts] } : added
      return start + posts.length === total ? { ...added, posts: [...posts, change.post] } : added
    }
    case 'update': {
      const changed = posts.map((post) =>
        post.id === change.id ? { ...post, ...change.draft } : post,
      )
      return keep({ ...page, posts: changed }, (post) => matchesSearch(search, post))
    }
    case 'delete':
      return keep(page, ({ id }) => id !== change.id)
    default:
      return change satisfies never
  }
}

/** Keeps the posts of a page that pass a test. */
function keep(page: PostPage, test: (post: Post) => boolean): PostPage {
  const posts = page.posts.filter(test)
  return { ...page, posts, total: page.total - (page.posts.length - posts.length) }
}
