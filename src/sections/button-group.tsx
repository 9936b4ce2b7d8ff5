import type { Action } from '@/content/types'
import { buttonClass } from '@/ui/button'
import { ActionLink, useActions } from './action-link'

/** Calls to action side by side; the first is primary. */
export function ButtonGroup({ actions }: { actions: readonly Action[] }) {
  return (
    <div className="flex flex-wrap gap-3">
      {useActions(actions).map((action, index) => (
        <ActionLink
          key={action.label}
          action={action}
          className={buttonClass(index === 0 ? 'primary' : 'secondary')}
        />
      ))}
    </div>
  )
}
