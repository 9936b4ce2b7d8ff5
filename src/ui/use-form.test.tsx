import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ApiError } from '@/lib/errors'
import { TextField } from './field'
import { Form, FormAlert, SubmitButton } from './form'
import { type FormOptions, useForm } from './use-form'

const empty = { name: '', town: '' }
type Submit = FormOptions<typeof empty>['onSubmit']

function Example({ onSubmit }: { onSubmit: Submit }) {
  const form = useForm({
    defaultValues: empty,
    validate: ({ name, town }) => ({
      name: name ? undefined : 'Name is required.',
      town: town ? undefined : 'Town is required.',
    }),
    onSubmit,
  })
  return (
    <Form form={form}>
      <TextField label="Name" {...form.getFieldProps('name')} />
      <TextField label="Town" {...form.getFieldProps('town')} />
      <FormAlert form={form} />
      <SubmitButton isPending={form.isPending} pendingLabel="Sending...">
        Send
      </SubmitButton>
    </Form>
  )
}

const field = (label: string) => screen.getByRole('textbox', { name: label })
const user = userEvent.setup({ delay: null })
const send = () => user.click(screen.getByRole('button', { name: 'Send' }))

/** Fills in both fields and sends the form. */
async function submitForm(onSubmit: Submit) {
  render(<Example onSubmit={onSubmit} />)
  await user.type(field('Name'), 'Ada')
  await user.type(field('Town'), 'London')
  await send()
}

test('a submit shows the errors, focuses the first invalid field, and sends nothing', async () => {
  const onSubmit = vi.fn<Submit>()
  render(<Example onSubmit={onSubmit} />)
  expect(field('Name')).toHaveAttribute('aria-invalid', 'false')
  await send()
  expect(field('Name')).toHaveFocus()
  expect(field('Name')).toHaveAccessibleDescription('Name is required.')
  expect(field('Town')).toHaveAccessibleDescription('Town is required.')
  await user.type(field('Name'), 'Ada')
  expect(field('Name')).toHaveAttribute('aria-invalid', 'false')
  expect(field('Town')).toHaveAccessibleDescription('Town is required.')
  await send()
  expect(field('Town')).toHaveFocus()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a form is sent once, and can’t be changed until the response', async () => {
  let respond = (_text: string) => {}
  const onSubmit = vi.fn<Submit>(() => new Promise((resolve) => (respond = resolve)))
  await submitForm(onSubmit)
  const button = screen.getByRole('button', { name: 'Sending...' })
  await user.click(button)
  await user.type(field('Name'), '!{Enter}')
  fireEvent.submit(button.closest('form')!)
  expect(onSubmit.mock.calls).toEqual([[{ name: 'Ada', town: 'London' }]])
  expect(field('Name')).toHaveValue('Ada')
  await act(async () => respond('Thanks!'))
  expect(screen.getByRole('status')).toHaveTextContent('Thanks!')
  expect(button).toHaveTextContent('Send')
})

test('an error stays at the button until the next submit', async () => {
  const onSubmit = vi.fn<Submit>().mockRejectedValueOnce(new ApiError('Out of order.', 'refused'))
  await submitForm(onSubmit)
  expect(await screen.findByRole('alert')).toHaveTextContent('Out of order.')
  await user.type(field('Town'), '!')
  expect(screen.getByRole('alert')).toHaveTextContent('Out of order.')
  await send()
  expect(screen.queryByText('Out of order.')).not.toBeInTheDocument()
})

test('an error about a field is shown there, focused, until the next change', async () => {
  await submitForm(() => Promise.reject(new ApiError('No such town.', 'refused', 'town')))
  await waitFor(() => expect(field('Town')).toHaveAccessibleDescription('No such town.'))
  expect(field('Town')).toHaveFocus()
  expect(screen.getAllByText('No such town.')).toHaveLength(1)
  await user.type(field('Name'), '!')
  expect(field('Town')).toHaveAttribute('aria-invalid', 'false')
})

test('an unknown outcome stays after a press that sends nothing', async () => {
  await submitForm(() => Promise.reject(new ApiError('It may have arrived.', 'unknown-outcome')))
  expect(await screen.findByRole('alert')).toHaveTextContent('It may have arrived.')
  await user.clear(field('Town'))
  await send()
  expect(field('Town')).toHaveAccessibleDescription('Town is required.')
  expect(screen.getByRole('alert')).toHaveTextContent('It may have arrived.')
})
