import type { Factor } from '@supabase/supabase-js'
import type { ComponentProps } from 'react'
import { SelectField } from '@/ui/field'
import { CodeField } from './code-field'

/** The name that the user gave a factor, or what it is. */
export const factorName = ({ friendly_name }: Factor) => friendly_name || 'Authenticator app'

/** Asks for the code of a factor, which is selected if there are several. */
export const FactorCodeFields = ({
  factors,
  factorId,
  onSelect,
  ...code
}: {
  factors: Factor[]
  /** The selected factor. */
  factorId: string
  onSelect: (factorId: string) => void
} & ComponentProps<typeof CodeField>) => (
  <>
    {factors.length > 1 && (
      <SelectField
        label="Authentication method"
        value={factorId}
        onChange={(event) => onSelect(event.target.value)}
      >
        {factors.map((factor) => (
          <option key={factor.id} value={factor.id}>
            {factorName(factor)}
          </option>
        ))}
      </SelectField>
    )}
    {/* The field of another factor takes the focus. */}
    <CodeField key={factorId} {...code} />
  </>
)
