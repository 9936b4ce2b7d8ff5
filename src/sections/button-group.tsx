import type { Action } from '@/content/types'
import { Link } from '@/lib/link'
import { buttonClass } from '@/ui/button'
import { useResolveAction } from './action-link'

/** Calls to action side by side, each once; the first is primary. */
export function ButtonGroup({ actions }: { actions: readonly Action[] }) {
  const resolved = new Set(actions.map(useResolveAction()))
  return (
    <div className="flex flex-wrap gap-3">
      {[...resolved].map(({ label, to }, index) => (
        <Link key={label} to={to} className={buttonClass(index === 0 ? 'primary' : 'secondary')}>
          {label}
        </Link>
      ))}
    </div>
  )
}
