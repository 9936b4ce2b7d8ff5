import { clsx } from 'clsx'
import { useState } from 'react'
import { brand } from '@/content/brand'
import { ringSuites, type RingSuite, suites } from '@/content/catalog/suites'
import { suiteContents, wheelCopy } from '@/content/pages/features'
import { RingDisc, RingIcon, segmentBox } from '@/pictures/icon-ring'
import { Ring, SuiteDot } from '@/pictures/ring'
import { getRingTurn } from '@/pictures/ring-geometry'
import { Link } from '@/routing/link'
import { scrollLinkIntoView } from '@/ui/scroll-link-into-view'
import { useVisible } from '@/ui/use-visible'

/** The ring as a map: its segments are links to the suites. The current one is named in the center. */
export function SuiteWheel() {
  const [current, setCurrent] = useState<RingSuite>()
  const clear = () => setCurrent(undefined)
  return (
    <nav
      aria-label={wheelCopy.label}
      className="relative mx-auto aspect-square w-full max-w-64 lg:mr-0 lg:max-w-100 print:hidden"
    >
      <Ring lit={current} />
      {ringSuites.map((suite) => (
        <Link
          key={suite}
          to={`/features#${suite}`}
          aria-label={suites[suite].label}
          onPointerEnter={() => setCurrent(suite)}
          onPointerLeave={clear}
          onFocus={() => setCurrent(suite)}
          onBlur={clear}
          // Its outline would be clipped, so the icon has one.
          className={clsx(
            segmentBox,
            'group outline-none [clip-path:polygon(50%_100%,0_0,100%_0)]',
          )}
          style={{ rotate: `${getRingTurn(suite)}turn` }}
        >
          <RingIcon suite={suite} />
        </Link>
      ))}
      <RingDisc data-suite={current} className="p-3 lg:p-6">
        <span className="text-h4 font-bold text-accent sm:text-h3">
          {current ? suites[current].label : brand.name}
        </span>
        <span className="text-sm text-muted">
          {current ? wheelCopy.getCount(suiteContents[current].services.length) : wheelCopy.note}
        </span>
      </RingDisc>
    </nav>
  )
}

/** Sticky links to the suites, which mark the one whose section crosses the window's upper third. */
export function SuiteLinks() {
  const [current, setCurrent] = useState<RingSuite>()
  useVisible(
    () => ringSuites.map((suite) => document.getElementById(suite)!),
    // Due to rounding, two sections can cross the line. The later one is current.
    (crossing) => setCurrent(ringSuites[crossing.at(-1) ?? -1]),
    { rootMargin: '-33% 0px -67%' },
  )
  return (
    <nav
      aria-label="Suites"
      className="sticky top-header z-20 border-b border-line bg-page print:hidden"
    >
      <ul className="container-page flex scrollbar-none justify-between gap-x-5 overflow-x-auto scroll-smooth max-lg:mask-x-from-95% lg:gap-x-3">
        {ringSuites.map((suite) => (
          <li key={suite} data-suite={suite} className="shrink-0">
            <Link
              ref={suite === (current ?? ringSuites[0]) ? scrollLinkIntoView : undefined}
              to={`/features#${suite}`}
              aria-current={suite === current ? 'true' : undefined}
              className="tab-link gap-2 -outline-offset-2 hover:text-accent aria-[current]:border-accent-vivid aria-[current]:text-accent max-xl:text-xs"
            >
              <SuiteDot />
              {suites[suite].label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
