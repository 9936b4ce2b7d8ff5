import { clsx } from 'clsx'
import { ringSuites, type Suite } from '@/content/catalog/suites'
import { Ring } from './ring'
import { getTurnToTop } from './ring-geometry'
import { RingIcon } from './ring-icon'

/** The ring with the icons of the suites. The segment at the `top` stands out. */
export function IconRing({ top }: { top?: Suite }) {
  const turn = top ? getTurnToTop(top) : 0
  return (
    <div
      aria-hidden
      className="relative aspect-square transition-[rotate] duration-500 ease-settle"
      style={{ rotate: `${turn}turn` }}
    >
      <Ring moved={top} />
      {ringSuites.map((suite) => (
        <RingIcon
          key={suite}
          suite={suite}
          turned={turn}
          // With its segment, outward.
          className={clsx(
            'transition-transform duration-200',
            suite === top && 'transform-[translateY(-3.3%)]',
          )}
        />
      ))}
    </div>
  )
}
