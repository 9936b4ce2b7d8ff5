import type { AuthMFAEnrollTOTPResponse, Factor } from '@supabase/supabase-js'
import { useState } from 'react'
import { AuthForm, useAuthForm } from '@/auth/auth-form'
import { CodeField, useCodeForm } from '@/auth/code-field'
import { FactorCodeFields, factorName } from '@/auth/factor-code-fields'
import { checkPassword, PasswordField } from '@/auth/password-field'
import type { User } from '@/auth/session'
import { useAuth } from '@/auth/use-auth'
import { mfaSection } from '@/content/auth-forms'
import { brand } from '@/content/brand'
import { unwrap, UserFacingError } from '@/lib/errors'
import { checkText } from '@/lib/validate'
import { Link } from '@/routing/link'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'
import { showToast } from '@/ui/toasts'

/** Two-factor authentication: adds, lists and removes the user's authenticator apps. */
export function MfaSection({
  user,
  factors,
  onChange,
}: {
  user: User
  /** The user's verified factors. */
  factors: Factor[]
  onChange: () => void
}) {
  /** The form that is open: for another app, or to remove the factor with this id. */
  const [openForm, setOpenForm] = useState<string>()
  const close = () => setOpenForm(undefined)

  function finish(toast: { title: string; description: string }) {
    close()
    showToast(toast)
    onChange()
  }

  return (
    <>
      <p className="text-muted">{factors.length > 0 ? mfaSection.on : mfaSection.off}</p>
      {factors.length > 0 && (
        <ul className="grid gap-4">
          {factors.map((factor) => (
            <li key={factor.id} className="grid gap-5 rounded-lg border border-line p-4">
              <div className="flex flex-wrap items-center justify-between gap-3">
                <p className="min-w-0 font-semibold wrap-anywhere">{factorName(factor)}</p>
                {openForm !== factor.id && verifyingFactors(factor, factors).length > 0 && (
                  <Button
                    variant="secondary"
                    aria-label={`Remove ${factorName(factor)}`}
                    onClick={() => setOpenForm(factor.id)}
                  >
                    Remove
                  </Button>
                )}
              </div>
              {openForm === factor.id && (
                <RemoveFactor
                  factor={factor}
                  factors={factors}
                  onDone={() => finish(mfaSection.removed)}
                  onCancel={close}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {factors.length > 0 && (
        <p className="text-muted">
          {mfaSection.lost}{' '}
          <Link to="/contact" className="inline-link">
            Contact us
          </Link>
          .
        </p>
      )}
      {openForm === 'new' ? (
        <AddFactor
          user={user}
          isFirst={factors.length === 0}
          onDone={() => finish(mfaSection.added)}
          onCancel={close}
        />
      ) : (
        <Button variant="secondary" onClick={() => setOpenForm('new')}>
          {factors.length > 0 ? 'Add a spare app' : 'Set up an authenticator app'}
        </Button>
      )}
    </>
  )
}

interface Handlers {
  onDone: () => void
  onCancel: () => void
}

type Enrolled = NonNullable<AuthMFAEnrollTOTPResponse['data']>

/** Asks for the password, which the auth service does not, then for a code of the new app. */
function AddFactor({ user, isFirst, ...handlers }: { user: User; isFirst: boolean } & Handlers) {
  const { verifyPassword, getFreshClient } = useAuth()
  const [enrolled, setEnrolled] = useState<Enrolled>()
  const form = useAuthForm({
    initial: { name: '', password: '' },
    check: ({ name, password }) => ({
      name: checkText(name, { label: 'Name', max: 60, required: true }),
      password: checkPassword(password, 'Account password'),
    }),
    async send({ name, password }) {
      await verifyPassword(user.email, password)
      const { mfa } = (await getFreshClient()).auth
      const { all } = unwrap(await mfa.listFactors())
      // An app that was never confirmed keeps its name.
      for (const { id, status } of all)
        if (status === 'unverified') await mfa.unenroll({ factorId: id })
      const answer = await mfa.enroll({
        factorType: 'totp',
        friendlyName: name.trim(),
        issuer: brand.name,
      })
      if (answer.error?.code === 'mfa_totp_enroll_not_enabled')
        throw new UserFacingError(mfaSection.unavailable)
      setEnrolled(unwrap(answer))
    },
  })

  if (enrolled) return <ConfirmFactor enrolled={enrolled} {...handlers} />
  return (
    <AuthForm
      form={form}
      submitLabel="Continue"
      pendingLabel="Checking..."
      autoFocus
      onCancel={handlers.onCancel}
    >
      {isFirst && <p className="text-muted">{mfaSection.endsSessions}</p>}
      <TextField
        label="Name"
        autoComplete="off"
        hint={mfaSection.nameHint}
        required
        {...form.field('name')}
      />
      <PasswordField
        label="Account password"
        autoComplete="current-password"
        {...form.field('password')}
      />
    </AuthForm>
  )
}

function ConfirmFactor({
  enrolled: { id, totp },
  onDone,
  onCancel,
}: { enrolled: Enrolled } & Handlers) {
  const { getFreshClient } = useAuth()
  const form = useCodeForm(async (code) => {
    const { mfa } = (await getFreshClient()).auth
    unwrap(await mfa.challengeAndVerify({ factorId: id, code }))
    onDone()
  })
  return (
    <AuthForm form={form} submitLabel="Confirm" pendingLabel="Checking..." onCancel={onCancel}>
      <p className="text-muted">{mfaSection.scan}</p>
      <img
        src={totp.qr_code}
        alt="QR code of the key"
        className="size-52 rounded-lg border border-line bg-[#fff] p-3"
      />
      <p className="text-sm">
        Key: <code className="font-mono wrap-anywhere select-all">{totp.secret}</code>
      </p>
      <CodeField hint={mfaSection.codeHint} {...form.field('code')} />
    </AuthForm>
  )
}

/** The factors whose code may remove a factor: one that stays, which shows that it works, or the last. */
function verifyingFactors(factor: Factor, factors: Factor[]) {
  const apps = factors.filter(({ factor_type }) => factor_type === 'totp')
  return apps.length > 1 ? apps.filter(({ id }) => id !== factor.id) : apps
}

/** Asks for a code and removes a factor. Sessions that gave a code of that factor need another. */
function RemoveFactor({
  factor,
  factors,
  onDone,
  onCancel,
}: { factor: Factor; factors: Factor[] } & Handlers) {
  const { getFreshClient } = useAuth()
  const verifying = verifyingFactors(factor, factors)
  const [factorId, setFactorId] = useState(verifying[0]!.id)
  const selected = verifying.find(({ id }) => id === factorId)!
  const form = useCodeForm(async (code) => {
    const { auth } = await getFreshClient()
    unwrap(await auth.mfa.challengeAndVerify({ factorId, code }))
    unwrap(await auth.mfa.unenroll({ factorId: factor.id }))
    // The token and the stored user still name the factor.
    await auth.refreshSession()
    onDone()
  })
  return (
    <AuthForm
      form={form}
      submitLabel="Remove App"
      pendingLabel="Removing..."
      variant="danger"
      onCancel={onCancel}
    >
      {factors.length === 1 && <p className="text-muted">{mfaSection.removesLast}</p>}
      <FactorCodeFields
        factors={verifying}
        factorId={factorId}
        onSelect={setFactorId}
        hint={mfaSection.verifyHint(factorName(selected))}
        {...form.field('code')}
      />
    </AuthForm>
  )
}
