import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { useStarted } from './use-started'

const asItIs = { __html: '' }

const loads: (() => Promise<unknown>)[] = []

/** Loads what the pages that are there have to look at, ahead of its time. */
export const loadLookedAt = () => Promise.all(loads.map((load) => load()))

/**
 * What is only read and looked at, links included. Where the build has drawn it, it stays as it is
 * and costs no script; elsewhere it comes when its script does, and when that fails, not at all.
 */
export function lookedAt<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
) {
  let Loaded: ComponentType<Props> | undefined
  const loadOnce = async () => (Loaded ??= await load())
  loads.push(loadOnce)
  const Drawing = lazy(async () => ({
    default: await loadOnce().catch((): ComponentType<Props> => () => null),
  }))
  return function LookedAt(props: Props) {
    const started = useStarted()
    const [drawn] = useState(!started && !import.meta.env.SSR)
    const [Drawn] = useState(() => Loaded ?? Drawing)
    return drawn ? (
      // React leaves the inside of an element alone that it takes over in this way.
      <div className="contents" suppressHydrationWarning dangerouslySetInnerHTML={asItIs} />
    ) : (
      <div className="contents">
        <Suspense fallback={fallback}>
          <Drawn {...props} />
        </Suspense>
      </div>
    )
  }
}
