import type { EmailOtpType, Session } from '@supabase/supabase-js'
import type { Dispatch, SetStateAction } from 'react'
import { unwrap } from '@/lib/errors'
import type * as Supabase from '@/lib/supabase'
import { withTimeout } from '@/lib/with-timeout'
import type { CallbackTokens } from './auth-callback'
import { isRequestedHere, isSameEmail } from './email-links'
import { isSessionEndedError, needsMfa, nextSessionState, type SessionState } from './session'
import { removeStoredSession, storedRefreshToken, storedUserId } from './stored-session'

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

/** Runs a flow in a temporary client, which stores nothing. Until it logs in, no call waits for a session. */
async function inTemporaryClient<T>(flow: (client: Supabase.Client) => PromiseLike<T>) {
  const { createNonPersistentClient } = await import('@/lib/supabase')
  const client = createNonPersistentClient()
  try {
    return await flow(client)
  } finally {
    await client.auth.dispose()
  }
}

/** Like `inTemporaryClient`, and ends the session that the flow starts. */
const inTemporarySession = <T>(flow: (client: Supabase.Client) => Promise<T>) =>
  inTemporaryClient((client) =>
    // A failed log-out does not undo what the flow has done.
    flow(client).finally(() => client.auth.signOut({ scope: 'local' }).catch(() => undefined)),
  )

/** What the link of an email has done. */
export type LinkOutcome =
  /** The user is logged in. */
  | 'logged-in'
  /** The user can set a new password. */
  | 'recovery'
  /** The address is confirmed, and nobody is logged in. */
  | 'confirmed'
  /** The address is confirmed, and another user stays logged in. */
  | 'confirmed-other-user'
  /** The user's other address has to confirm the change as well. */
  | 'confirmed-first'
  /** Nothing: the link was sent to another address than the one that it names. */
  | 'refused'

/** The clients of an AuthProvider, and what `useAuth` offers to do with them. Both set its session. */
export function createAuthApi(setSession: Dispatch<SetStateAction<SessionState>>) {
  let loggingOut = false

  const sessionClient = lazyClient(({ createSessionClient }) => {
    const client = createSessionClient()
    // Synchronous: a call to supabase-js in here would wait for itself.
    client.auth.onAuthStateChange((_, session) => applySession(session))
    return client
  })
  const recoveryClient = lazyClient(({ createRecoveryClient }) => createRecoveryClient())

  function applySession(session: Session | null) {
    // Read now: React may call the updater later.
    const byUser = loggingOut
    setSession((known) => nextSessionState(known, session, byUser))
  }

  /** The client with a fresh session. supabase-js retries a refresh for 30 s, which is too long to wait. */
  const getFreshClient = () =>
    withTimeout(async () => {
      const client = await sessionClient.get()
      await client.auth.getSession()
      return client
    })

  /**
   * Forgets the session that the server has rejected, by its refresh token, so that the user can log in
   * again. Returns false, and keeps it, if another session is stored by now.
   */
  function expireSession(rejected: string | undefined) {
    const stored = storedRefreshToken()
    if (stored && stored !== rejected) return false
    removeStoredSession()
    setSession((known) => (known.status === 'logged-out' ? known : { status: 'expired' }))
    return true
  }

  /**
   * Logs in with the session of a link if this browser has requested the link. Otherwise anyone may have
   * sent it: the session ends, and the address is confirmed.
   */
  async function logInOrConfirm({ auth }: Supabase.Client, session: Session): Promise<LinkOutcome> {
    const storedUser = storedUserId()
    if (!storedUser && isRequestedHere(session.user.email ?? '') && !needsMfa(session)) {
      const { error } = await (await sessionClient.get()).auth.setSession(session)
      if (!error) return 'logged-in'
    }
    await auth.signOut({ scope: 'local' })
    if (!storedUser) return 'confirmed'
    if (storedUser !== session.user.id) return 'confirmed-other-user'
    // The user's own session goes on, with the confirmed address.
    await (await sessionClient.get()).auth.refreshSession()
    return 'logged-in'
  }

  return {
    applySession,
    /** Ends the clients' timers, listeners and channels. */
    dispose() {
      for (const client of [sessionClient, recoveryClient]) void client.dispose()
    },
    /** What `useAuth` offers beside the session. These functions never change. */
    api: {
      /**
       * The client of the session, for calls with a time limit of their own or without a session: if it
       * has expired, they may wait 30 s for its refresh. Changes of the account use `getFreshClient`.
       */
      getClient: sessionClient.get,
      getFreshClient,
      /** The client whose session is that of a password reset, if its link was opened in this tab. */
      getRecoveryClient: recoveryClient.get,
      inTemporaryClient,
      inTemporarySession,
      expireSession,

      /** Fetches the user; null if the auth service has ended the session, which then expires. */
      async fetchUser() {
        const { auth } = await getFreshClient()
        const sent = storedRefreshToken()
        const answer = await withTimeout(() => auth.getUser())
        if (isSessionEndedError(answer.error) && expireSession(sent)) return null
        return unwrap(answer).user
      },

      /** Ends this session, or every session of the user. */
      async logOut(scope: 'local' | 'global' = 'local') {
        const { auth } = await getFreshClient()
        loggingOut = true
        const { error } = await auth.signOut({ scope }).finally(() => (loggingOut = false))
        if (error) throw error
      },

      /** Verifies the token of a link that names an address. */
      async verifyLink(type: EmailOtpType, token_hash: string, email: string) {
        const recovering = type === 'recovery'
        const verify = async (client: Supabase.Client): Promise<LinkOutcome> => {
          const { session } = unwrap(await client.auth.verifyOtp({ type, token_hash }))
          if (!session) return 'confirmed-first'
          if (isSameEmail(session.user.email, email))
            return recovering ? 'recovery' : logInOrConfirm(client, session)
          await client.auth.signOut({ scope: 'local' })
          return 'refused'
        }
        return recovering ? verify(await recoveryClient.get()) : inTemporaryClient(verify)
      },

      /** Checks the session of an auth callback with the auth service. */
      checkCallback: (tokens: CallbackTokens) =>
        inTemporaryClient(async ({ auth }) => auth.setSession(tokens)),

      /** Uses the checked session of an auth callback. */
      async acceptCallback(session: Session, recovering: boolean): Promise<LinkOutcome> {
        const accept = async (client: Supabase.Client) => {
          unwrap(await client.auth.setSession(session))
          return recovering ? 'recovery' : logInOrConfirm(client, session)
        }
        return recovering ? accept(await recoveryClient.get()) : inTemporaryClient(accept)
      },

      /** Forgets the session of an account that was deleted. */
      forgetSession() {
        removeStoredSession()
        setSession({ status: 'logged-out' })
      },

      /** Verifies a user's password by another log-in, which ends at once. */
      verifyPassword: (email: string, password: string) =>
        inTemporarySession(async ({ auth }) => {
          unwrap(await auth.signInWithPassword({ email, password }))
        }),

      /**
       * Sets a new password in the session of a password reset, and logs in with it unless another user
       * is logged in here. Resolves to whether the user's other sessions have ended.
       */
      async resetPassword(password: string) {
        const { auth } = await recoveryClient.get()
        const { user } = unwrap(await auth.updateUser({ password }))
        const othersEnded = await endOtherSessions(auth)
        const storedUser = storedUserId()
        if (!storedUser || storedUser === user.id) {
          const { auth: sessionAuth } = await sessionClient.get()
          await sessionAuth.signInWithPassword({ email: user.email ?? '', password })
        }
        return othersEnded
      },

      /** Ends a password reset. */
      async endRecovery() {
        const { auth } = await recoveryClient.get()
        const { error } = await auth.signOut({ scope: 'local' })
        if (error) throw error
      },
    },
  }
}

/**
 * Ends the user's other sessions after a new password. Supabase Auth does so itself, "depending on
 * configuration" (https://supabase.com/docs/guides/auth/sessions); @supabase/lite does not. Resolves to
 * whether that worked: the password is changed in either case.
 */
export const endOtherSessions = (auth: Supabase.AuthClient) =>
  auth.signOut({ scope: 'others' }).then(
    ({ error }) => !error,
    () => false,
  )
