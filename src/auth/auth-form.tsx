import { Eye, EyeOff } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { authMessage, unexpectedError } from '@/lib/errors'
import { cn } from '@/lib/cn'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'
import { Fields } from '@/ui/fields'
import { showToast } from '@/ui/toasts'
import { sessionClient } from './session'

export type AuthMode = 'login' | 'signup'

interface Message {
  kind: 'error' | 'success'
  text: string
}

const words = {
  login: {
    submit: 'Log In',
    pending: 'Logging In...',
    question: "Don't have an account?",
    toggle: 'Sign up',
    autoComplete: 'current-password',
  },
  signup: {
    submit: 'Sign Up',
    pending: 'Signing Up...',
    question: 'Already have an account?',
    toggle: 'Log in',
    autoComplete: 'new-password',
  },
} as const

/** The fewest characters of a password; the auth service holds the same number and has the last word. */
export const passwordLength = 8

const confirmByEmail = 'Sign up successful! Please check your email to confirm your account.'

/**
 * The form that logs in or signs up. Mount it anew for the other mode: messages do not outlive it.
 * Where to go afterwards is the page's business: it sees the session change.
 */
export function AuthForm({ mode, toggleTo }: { mode: AuthMode; toggleTo: string }) {
  const text = words[mode]
  const [pending, setPending] = useState(false)
  const [message, setMessage] = useState<Message>()
  const [passwordShown, setPasswordShown] = useState(false)

  useEffect(() => {
    // Loads supabase-js while the person types.
    sessionClient().catch(() => undefined)
  }, [])

  function fail(description: string) {
    setMessage({ kind: 'error', text: description })
    showToast({ title: 'Authentication Error', description, variant: 'destructive' })
  }

  async function logIn(credentials: { email: string; password: string }) {
    const { error } = await (await sessionClient()).auth.signInWithPassword(credentials)
    if (error) return fail(authMessage(error))
    showToast({ title: 'Login Successful', description: 'Welcome back!' })
  }

  async function signUp(credentials: { email: string; password: string }) {
    const { data, error } = await (await sessionClient()).auth.signUp(credentials)
    if (error) return fail(authMessage(error))
    if (data.user && data.session) {
      setMessage({ kind: 'success', text: 'Sign up successful! You are now logged in.' })
      showToast({ title: 'Sign Up Successful', description: 'You are now logged in.' })
      return
    }
    setMessage({ kind: 'success', text: confirmByEmail })
    showToast({
      title: 'Sign Up Successful',
      description: 'Please check your email to confirm your account.',
      duration: 10_000,
    })
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const credentials = {
      email: String(form.get('email')).trim(),
      password: String(form.get('password')),
    }
    setMessage(undefined)
    setPending(true)
    try {
      await (mode === 'login' ? logIn(credentials) : signUp(credentials))
    } catch {
      fail(unexpectedError)
    } finally {
      setPending(false)
    }
  }

  return (
    <form onSubmit={submit} className="grid gap-5">
      <Fields>
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete={mode === 'login' ? 'username' : 'email'}
          inputMode="email"
          maxLength={254}
          required
          autoFocus
        />
        <TextField
          label="Password"
          name="password"
          type={passwordShown ? 'text' : 'password'}
          autoComplete={text.autoComplete}
          minLength={mode === 'signup' ? passwordLength : undefined}
          hint={mode === 'signup' ? `At least ${passwordLength} characters.` : undefined}
          required
          trailing={
            <button
              type="button"
              aria-pressed={passwordShown}
              aria-label="Show password"
              onClick={() => setPasswordShown(!passwordShown)}
              className="grid size-9 place-items-center rounded text-muted hover:text-ink"
            >
              {passwordShown ? (
                <EyeOff aria-hidden className="size-5" />
              ) : (
                <Eye aria-hidden className="size-5" />
              )}
            </button>
          }
        />
        <div role={message?.kind === 'error' ? 'alert' : 'status'}>
          {message && (
            <p
              className={cn(
                'rounded px-4 py-3 text-sm font-medium',
                message.kind === 'error'
                  ? 'bg-danger-tint text-danger'
                  : 'bg-success-tint text-success',
              )}
            >
              {message.text}
            </p>
          )}
        </div>
        <Button type="submit" variant="primary" disabled={pending} className="w-full">
          {pending ? text.pending : text.submit}
        </Button>
        <p className="text-center text-sm text-muted">
          {text.question}{' '}
          <Link
            to={toggleTo}
            className="inline-flex min-h-8 items-center font-semibold text-accent underline underline-offset-4"
          >
            {text.toggle}
          </Link>
        </p>
      </Fields>
    </form>
  )
}
