import type { EmailOtpType, Session as SupabaseSession } from '@supabase/supabase-js'
import type { Dispatch, SetStateAction } from 'react'
import { authMessage } from '@/lib/errors'
import type * as Supabase from '@/lib/supabase'
import {
  clearRecovery,
  isSameSession,
  lostSession,
  removeStoredSession,
  type Session,
  startRecovery,
  storedUserId,
  toSession,
  visitorSession,
} from './session'

/** Creates a client on the first call. If supabase-js fails to load, the next call tries again. */
function lazyClient(create: (supabase: typeof Supabase) => Supabase.Client) {
  let client: Promise<Supabase.Client> | undefined
  return {
    get() {
      client ??= import('@/lib/supabase').then(create).catch((error: unknown) => {
        client = undefined
        throw error
      })
      return client
    },
    dispose: () => client?.then(({ auth }) => auth.dispose()).catch(() => undefined),
  }
}

/** The clients of an AuthProvider and the calls of the account, which set its session. */
export function createAuth(setSession: Dispatch<SetStateAction<Session>>) {
  let loggingOut = false
  /** Every tab gets PASSWORD_RECOVERY; it counts in the tab that opened the link. */
  let openedRecoveryLink = false

  const sessionClient = lazyClient(({ createSessionClient }) => {
    const client = createSessionClient()
    // Synchronous: a call to supabase-js in here would wait for itself.
    client.auth.onAuthStateChange((event, session) => {
      if (event === 'PASSWORD_RECOVERY' && session && openedRecoveryLink)
        startRecovery(session.user.id)
      applySession(session)
    })
    return client
  })
  const anonymousClient = lazyClient(({ createNonPersistentClient }) =>
    createNonPersistentClient('omnia-anonymous'),
  )
  /** For log-ins and sessions of links, which must not replace the session of this browser. */
  const secondClient = lazyClient(({ createNonPersistentClient }) =>
    createNonPersistentClient('omnia-second'),
  )

  /** supabase-js repeats the events of the same user on every tab focus: only a change counts. */
  function applySession(current: SupabaseSession | null) {
    const next = current ? toSession(current) : { ...visitorSession, loggedOut: loggingOut }
    setSession((known) => {
      // A stored session that ends during the check was not refreshed.
      if (known.checking && !current) return lostSession
      return isSameSession(known, next) ? known : next
    })
  }

  return {
    applySession,
    /** Ends the clients' timers, listeners and channels. */
    dispose() {
      for (const client of [sessionClient, anonymousClient, secondClient]) void client.dispose()
    },
    /** What `useAuth` offers beside the session. These functions never change. */
    calls: {
      /** The client of the session, created on the first call. */
      getClient: sessionClient.get,
      /** A client without a session, for what anyone may send. */
      getAnonymousClient: anonymousClient.get,
      /** A client for another log-in, whose session is its own. */
      getSecondClient: secondClient.get,

      /** Ends this session, or every session of the user. Resolves to an error message if refused. */
      async logOut(scope: 'local' | 'global' = 'local'): Promise<string | undefined> {
        loggingOut = true
        try {
          const { auth } = await sessionClient.get()
          const { error } = await auth.signOut({ scope })
          return error ? authMessage(error) : undefined
        } finally {
          loggingOut = false
        }
      },

      /**
       * Exchanges the token of a link in an email for a session. A session of another user stays:
       * `otherUser` is then the address that the link has confirmed.
       */
      async verifyLink(type: EmailOtpType, token_hash: string) {
        const owner = storedUserId()
        if (!owner) {
          openedRecoveryLink = type === 'recovery'
          return (await sessionClient.get()).auth.verifyOtp({ type, token_hash })
        }
        const { auth } = await secondClient.get()
        const answer = await auth.verifyOtp({ type, token_hash })
        const { session, user } = answer.data
        if (!session || !user) return answer
        if (user.id !== owner) return { ...answer, otherUser: user.email ?? '' }
        if (type === 'recovery') startRecovery(user.id)
        return (await sessionClient.get()).auth.setSession(session)
      },

      /** Starts the checked session of an auth callback. Resolves to an error if there is another. */
      async acceptCallbackSession(session: SupabaseSession, recovering: boolean) {
        if (storedUserId()) return new Error('There is another session in this browser.')
        if (recovering) startRecovery(session.user.id)
        const { error } = await (await sessionClient.get()).auth.setSession(session)
        if (error) clearRecovery()
        return error
      },

      /** Ends the right to set a password without the old one. */
      endRecovery() {
        clearRecovery()
        setSession(({ user, ...rest }) => ({
          user: user && { id: user.id, email: user.email },
          ...rest,
        }))
      },

      /** Forgets a session that the server rejects, so that the user can log in again. */
      expireSession() {
        removeStoredSession()
        setSession(lostSession)
      },

      /** Sets a new password and ends the user's other sessions, which someone else may have. */
      async changePassword(attributes: { password: string; current_password?: string }) {
        const { auth } = await sessionClient.get()
        const { error } = await auth.updateUser(attributes)
        if (error) return { error }
        // The password is changed, whatever comes of this.
        const others = await auth
          .signOut({ scope: 'others' })
          .catch((failure: unknown) => ({ error: failure }))
        return { error, othersEnded: !others.error }
      },
    },
  }
}
