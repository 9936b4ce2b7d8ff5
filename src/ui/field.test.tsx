import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { SelectField } from './field'
import { Form } from './form'
import { useForm } from './use-form'

function ChoiceForm({ isBusy, onChange }: { isBusy: boolean; onChange: () => void }) {
  const form = useForm({ values: { plan: 'basic' }, onChange, isBusy })
  return (
    <Form form={form}>
      <SelectField label="Plan" {...form.getFieldProps('plan')}>
        <option value="basic">Basic</option>
        <option value="pro">Pro</option>
      </SelectField>
    </Form>
  )
}

test('a select can be changed, except while its form is pending', async () => {
  const user = userEvent.setup()
  const onChange = vi.fn<() => void>()
  const { rerender } = render(<ChoiceForm isBusy onChange={onChange} />)
  expect(screen.getByLabelText('Plan')).toBeDisabled()
  await user.selectOptions(screen.getByLabelText('Plan'), 'Pro')
  expect(onChange).not.toHaveBeenCalled()
  rerender(<ChoiceForm isBusy={false} onChange={onChange} />)
  await user.selectOptions(screen.getByLabelText('Plan'), 'Pro')
  expect(onChange).toHaveBeenCalledWith({ plan: 'pro' })
})
