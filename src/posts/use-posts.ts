import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { discardDraft, readDraft, saveDraft } from '@/lib/drafts'
import { showToast } from '@/ui/toasts'
import { keepPlace, leadTo } from './place'
import {
  createPost,
  deletePost,
  isPosted,
  type Listing,
  listPosts,
  pageSize,
  type Post,
  type PostDraft,
  postError,
  type Range,
  updatePost,
} from './posts'

type Change =
  | { kind: 'create'; post: Post }
  | { kind: 'update'; id: string; draft: PostDraft }
  | { kind: 'delete'; id: string }

const newest: Range = { start: 0, count: pageSize }

/**
 * The longest stretch that is shown and kept, in posts. Beyond it the list moves on instead of
 * growing, so that the page is as light at the ten-thousandth post as at the two-hundredth.
 */
const longest = 4 * pageSize

/** A post that the server has not confirmed, and so has no id of its own. */
export const isPending = ({ id }: Post) => id.startsWith('pending-')

/**
 * A person's posts: the newest of them, a stretch further on demand, and again after a change. A
 * change shows at once, and is taken back when its call fails. `list` is the element they show in.
 *
 * Every answer is the whole stretch that is shown, asked for by range: it comes with the total, and
 * as a stretch overlaps the one before it, posts that come and go meanwhile are neither doubled nor
 * skipped. The changes under way are state of our own: useOptimistic would hold back a navigation
 * until their calls have ended.
 */
export function usePosts(userId: string, list: RefObject<HTMLElement | null>) {
  const [listing, setListing] = useState<Listing>()
  const [changes, setChanges] = useState<Change[]>([])
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const range = useRef(newest)
  const running = useRef<AbortController>(undefined)
  /** When the newest post known was made, by the server's clock. */
  const latest = useRef('')
  /** The posts of which nobody knows whether they are deleted. */
  const unsureDeleted = useRef(new Set<string>())

  const fetch = useCallback(
    async (wanted: Range) => {
      range.current = wanted
      running.current?.abort()
      const current = (running.current = new AbortController())
      try {
        const answer = await listPosts(userId, wanted, current)
        if (running.current !== current) return false
        if (answer.start === 0) latest.current = answer.posts[0]?.created_at ?? ''
        range.current = { ...wanted, start: answer.start }
        keepPlace(list.current, () => {
          setListing(answer)
          setState('shown')
        })
        return true
      } catch (error) {
        const { message, failure } = postError(error)
        // The end of the session has closed the page by now.
        if (running.current !== current && failure !== 'session') return false
        setState('failed')
        showToast({ title: 'Error fetching posts', description: message, variant: 'destructive' })
        return false
      }
    },
    [userId, list],
  )

  const cancel = useCallback(() => {
    running.current?.abort()
    running.current = undefined
  }, [])

  useEffect(() => {
    void fetch(newest)
    return cancel
  }, [fetch, cancel])

  function load(wanted: Range) {
    setState('loading')
    return fetch(wanted)
  }

  /** Shows a change while its call runs; then the list is loaded again, as it is where a new post stands. */
  async function change(next: Change, call: () => Promise<void>) {
    setChanges((others) => [...others, next])
    const end = () => setChanges((all) => all.filter((other) => other !== next))
    try {
      await call()
    } catch (error) {
      end()
      const known = postError(error)
      if (known.failure === 'gone' || (next.kind === 'delete' && known.failure !== 'session'))
        void load(range.current)
      throw known
    }
    end()
    setListing((known) => known && apply(known, next))
    void load(next.kind === 'create' && range.current.start > 0 ? newest : range.current)
  }

  return {
    listing: listing && changes.reduce(apply, listing),
    state,
    reload: () => load(range.current),

    /** Shows older posts, and leads the focus to the first of them. */
    async showOlder() {
      const { start, count } = range.current
      const longer = Math.min(count + pageSize, longest)
      const further = start + count + pageSize - longer
      if (await load({ start: further, count: longer })) leadTo(list.current, longer - pageSize)
    },

    /** Shows newer posts, and leads the focus to the last of them. */
    async showNewer() {
      const { start, count } = range.current
      const before = Math.max(0, start - pageSize)
      if (await load({ start: before, count })) leadTo(list.current, start - before - 1)
    },

    /**
     * Creates a post. The answer to an insert can be lost after the server did the work, and nothing
     * in it tells a second try from a second post. So what was tried is kept, with the time of the
     * newest post known before; the next try with the same words looks first whether there is such
     * a post since then, and if so it is done. (A server that is still at the first try by then can
     * not be seen.)
     */
    create(draft: PostDraft) {
      const now = new Date().toISOString()
      const id = `pending-${now}`
      const post = { ...draft, id, user_id: userId, created_at: now, updated_at: now }
      return change({ kind: 'create', post }, async () => {
        const tried = readDraft(userId, 'tried')
        const again = tried?.title === draft.title && tried.content === draft.content
        const since = again ? (tried.since ?? '') : latest.current
        try {
          if (!again || !(await isPosted(userId, draft, since))) await createPost(userId, draft)
          discardDraft(userId, 'tried')
        } catch (error) {
          if (postError(error).failure === 'unsure') saveDraft(userId, 'tried', { ...draft, since })
          throw error
        }
      })
    },

    /** Changes a post; doing it twice is doing it once. */
    update: (id: string, draft: PostDraft) =>
      change({ kind: 'update', id, draft }, () => updatePost(userId, id, draft)),

    /** Deletes a post; one that is gone after a try whose answer was lost is deleted. */
    remove: (id: string) =>
      change({ kind: 'delete', id }, async () => {
        try {
          await deletePost(userId, id)
        } catch (error) {
          const { failure } = postError(error)
          if (failure === 'gone' && unsureDeleted.current.has(id)) return
          if (failure === 'unsure') unsureDeleted.current.add(id)
          throw error
        }
      }),
  }
}

function apply({ posts, start, total }: Listing, change: Change): Listing {
  switch (change.kind) {
    case 'create':
      return { start, total: total + 1, posts: start === 0 ? [change.post, ...posts] : posts }
    case 'update':
      return {
        start,
        total,
        posts: posts.map((post) => (post.id === change.id ? { ...post, ...change.draft } : post)),
      }
    case 'delete': {
      const others = posts.filter(({ id }) => id !== change.id)
      return { start, total: total - (posts.length - others.length), posts: others }
    }
    default:
      return change satisfies never
  }
}
