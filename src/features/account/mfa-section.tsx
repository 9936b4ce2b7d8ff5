import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { getTotpFactors, type User } from '@/auth/auth-state'
import { verifyCode } from '@/auth/session'
import { isErrorOfKind } from '@/lib/errors'
import { validateText } from '@/lib/validate'
import { InlineLink } from '@/routing/link'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'
import { LoadError } from '@/ui/load-error'
import { PasswordField } from '@/ui/password-field'
import { ListSkeleton } from '@/ui/skeleton'
import { showToast } from '@/ui/toast-store'
import { useForm } from '@/ui/use-form'
import { AccountSection } from './account-section'
import { enrollFactor, unenrollFactor } from './api'
import { AuthForm } from './auth-form'
import { mfaSectionCopy } from './copy'
import { MfaCodeForm } from './mfa-code-form'
import { HiddenUsername } from './new-password-fields'
import { useAccount } from './queries'
import { validatePassword } from './validate-password'

/** Two-factor authentication: lists, adds and removes authenticator apps. */
export function MfaSection({ user }: { user: User }) {
  const { data, isError, refetch } = useAccount(user)
  /** The open form, either to add an app or to remove the factor with this ID. */
  const [openForm, setOpenForm] = useState<string>()
  const addButtonRef = useRef<HTMLButtonElement>(null)
  const factors = data ? getTotpFactors(data) : []
  const isOnly = factors.length === 1

  /** Closes the form, which may contain the focus, focuses the add button and reloads the list. */
  function close() {
    flushSync(() => setOpenForm(undefined))
    addButtonRef.current?.focus()
    void refetch()
  }

  async function remove(factorId: string, code: string) {
    try {
      await unenrollFactor(factorId, factors, code)
    } catch (error) {
      // The list shows whether the app was removed.
      if (isErrorOfKind(error, 'unknown-outcome')) close()
      throw error
    }
    close()
    showToast(mfaSectionCopy.removed)
  }

  return (
    <AccountSection title={mfaSectionCopy.title} text={mfaSectionCopy.text}>
      {isError && <LoadError text={mfaSectionCopy.notLoaded} onRetry={refetch} />}
      {factors.length > 0 && (
        <>
          <ul className="ruled">
            {factors.map(({ id, friendly_name: name = mfaSectionCopy.unnamed }) => (
              <li key={id} className="grid gap-5 py-4">
                <div className="flex flex-wrap items-center justify-between gap-3">
                  <p className="min-w-0 font-semibold">{name}</p>
                  {openForm !== id && (
                    <Button
                      variant="secondary"
                      aria-label={`Remove ${name}`}
                      onClick={() => setOpenForm(id)}
                    >
                      Remove
                    </Button>
                  )}
                </div>
                {openForm === id && (
                  <MfaCodeForm
                    hint={mfaSectionCopy[isOnly ? 'codeHint' : 'otherCodeHint']}
                    onSubmit={(code) => remove(id, code)}
                    submit={mfaSectionCopy.removeSubmit}
                    variant="danger"
                    onCancel={close}
                  >
                    {isOnly && <p className="text-muted">{mfaSectionCopy.removesLast}</p>}
                  </MfaCodeForm>
                )}
              </li>
            ))}
          </ul>
          <p className="text-muted">
            {mfaSectionCopy.lostPhone} <InlineLink to="/contact">Contact us</InlineLink>.
          </p>
        </>
      )}
      {openForm === 'new' && (
        <AddFactor user={user} isFirst={factors.length === 0} onClose={close} />
      )}
      {data && openForm !== 'new' && (
        <Button ref={addButtonRef} variant="secondary" onClick={() => setOpenForm('new')}>
          {factors.length > 0 ? 'Add a spare app' : 'Set up an authenticator app'}
        </Button>
      )}
      {!data && !isError && <ListSkeleton label="Loading" />}
    </AccountSection>
  )
}

/** Asks for the password and then a code of the new app. */
function AddFactor({
  user,
  isFirst,
  onClose,
}: {
  user: User
  isFirst: boolean
  onClose: () => void
}) {
  const [enrolled, setEnrolled] = useState<Awaited<ReturnType<typeof enrollFactor>>>()
  const form = useForm({
    defaultValues: { name: '', currentPassword: '' },
    validate: ({ name, currentPassword }) => ({
      name: validateText(name, { max: 60, required: true }),
      currentPassword: validatePassword(currentPassword),
    }),
    onSubmit: async ({ name, currentPassword }) =>
      setEnrolled(await enrollFactor(user, currentPassword, name.trim())),
  })

  if (enrolled)
    return (
      <MfaCodeForm
        hint={mfaSectionCopy.codeHint}
        onSubmit={async (code) => {
          await verifyCode([enrolled], code)
          onClose()
          showToast(mfaSectionCopy.added)
        }}
        submit={{ label: 'Confirm' }}
        onCancel={onClose}
      >
        <p className="text-muted">{mfaSectionCopy.scan}</p>
        <img
          src={enrolled.totp.qr_code}
          alt="QR code of the key"
          className="size-52 rounded-lg border border-line bg-white p-3"
        />
        <p className="text-sm">
          Key: <code className="font-mono select-all">{enrolled.totp.secret}</code>
        </p>
      </MfaCodeForm>
    )
  return (
    <AuthForm form={form} submit={{ label: 'Continue' }} onCancel={onClose}>
      {isFirst && <p className="text-muted">{mfaSectionCopy.endsSessions}</p>}
      <TextField
        label="Name"
        autoFocus
        hint={mfaSectionCopy.nameHint}
        required
        {...form.getFieldProps('name')}
      />
      <HiddenUsername email={user.email} />
      <PasswordField label="Account password" {...form.getFieldProps('currentPassword')} />
    </AuthForm>
  )
}
