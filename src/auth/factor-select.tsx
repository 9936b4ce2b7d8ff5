import type { Factor } from '@supabase/supabase-js'
import { SelectField } from '@/ui/field'

/** The name that the user gave a factor, or what it is. */
export const factorName = ({ friendly_name }: Factor) => friendly_name || 'Authenticator app'

/** Selects the factor that gives the code, if there are several. */
export const FactorSelect = ({
  factors,
  value,
  onChange,
}: {
  factors: Factor[]
  value: string
  onChange: (id: string) => void
}) =>
  factors.length > 1 && (
    <SelectField
      label="Authentication method"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {factors.map((factor) => (
        <option key={factor.id} value={factor.id}>
          {factorName(factor)}
        </option>
      ))}
    </SelectField>
  )
