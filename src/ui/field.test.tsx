import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { SelectField } from './field'
import { Form, SubmitButton } from './form'
import { useForm } from './use-form'

function ChoiceForm() {
  const form = useForm({
    defaultValues: { plan: 'basic' },
    onSubmit: () => new Promise(() => undefined),
  })
  return (
    <Form form={form}>
      <SelectField label="Plan" {...form.getFieldProps('plan')}>
        <option value="basic">Basic</option>
        <option value="pro">Pro</option>
      </SelectField>
      <SubmitButton isPending={form.isPending} pendingLabel="Sending...">
        Send
      </SubmitButton>
    </Form>
  )
}

test('a select can be changed, except while its form is pending', async () => {
  const user = userEvent.setup()
  render(<ChoiceForm />)
  const select = screen.getByLabelText('Plan')
  await user.selectOptions(select, 'Pro')
  expect(select).toHaveValue('pro')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(select).toBeDisabled()
  await user.selectOptions(select, 'Basic')
  expect(select).toHaveValue('pro')
})
