import { useCallback, useEffect, useRef, useState } from 'react'
import { unexpectedError } from '@/lib/errors'
import { showToast } from '@/ui/toasts'
import { listPosts, pageSize, type Post, PostError } from './posts'

interface Listing {
  posts: Post[]
  /** How many posts there are on the server. */
  total: number
}

/** The message of a failed call of this folder. */
export const messageOf = (error: unknown) =>
  error instanceof PostError ? error.message : unexpectedError

/** A person's posts: the first page of them, more on demand, and again after a change. */
export function usePosts(userId: string) {
  const [listing, setListing] = useState<Listing>()
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const [count, setCount] = useState(pageSize)
  const running = useRef<AbortController>(undefined)

  const fetch = useCallback(
    async (wanted: number) => {
      running.current?.abort()
      const { signal } = (running.current = new AbortController())
      try {
        const answer = await listPosts(userId, wanted, signal)
        if (signal.aborted) return
        setListing(answer)
        setState('shown')
      } catch (error) {
        if (signal.aborted) return
        setState('failed')
        showToast({
          title: 'Error fetching posts',
          description: messageOf(error),
          variant: 'destructive',
        })
      }
    },
    [userId],
  )

  const cancel = useCallback(() => running.current?.abort(), [])

  useEffect(() => {
    void fetch(pageSize)
    return cancel
  }, [fetch, cancel])

  function load(wanted: number) {
    setState('loading')
    setCount(wanted)
    return fetch(wanted)
  }

  return {
    listing,
    state,
    reload: () => load(count),
    loadMore: () => load(count + pageSize),
  }
}
