import type { Action } from '@/content/types'
import { Link } from '@/lib/link'
import { buttonClass } from '@/ui/button'

/** Calls to action side by side; the first is primary. */
export function ButtonGroup({ actions }: { actions: readonly Action[] }) {
  return (
    <div className="flex flex-wrap gap-3">
      {actions.map(({ label, to }, index) => (
        <Link key={label} to={to} className={buttonClass(index === 0 ? 'primary' : 'secondary')}>
          {label}
        </Link>
      ))}
    </div>
  )
}
