import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { AuthProvider } from '@/auth/auth-provider'
import { TextField } from '@/ui/field'
import { useForm } from '@/ui/use-form'
import { AuthForm } from './auth-form'

function Example({ error }: { error: Error }) {
  const form = useForm({
    defaultValues: { name: '' },
    onSubmit: () => Promise.reject(error),
  })
  return (
    <AuthForm form={form} submit={{ label: 'Save', pendingLabel: 'Saving...' }}>
      <TextField label="Name" {...form.getFieldProps('name')} />
    </AuthForm>
  )
}

test('reports an exception that it does not expect, and shows no technical text', async () => {
  const report = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', report)
  onTestFinished(() => void vi.unstubAllGlobals())
  const bug = new TypeError('x is undefined')
  render(
    <AuthProvider>
      <Example error={bug} />
    </AuthProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('An unexpected error occurred.')
  expect(report.mock.calls).toEqual([[bug]])
})
