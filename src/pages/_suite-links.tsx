import { useState } from 'react'
import { brand } from '@/content/brand'
import { suites } from '@/content/catalog/suites'
import { categories, type FeatureCategory, wheelCopy } from '@/content/pages/features'
import { Ring } from '@/pictures/ring'
import { RingDisc } from '@/pictures/ring-disc'
import { RingIcon } from '@/pictures/ring-icon'
import { SuiteDot } from '@/pictures/suite-dot'
import { Link } from '@/routing/link'
import { TabLink } from '@/routing/tab-link'
import { scrollLinkIntoView } from '@/ui/scroll-link-into-view'
import { useVisible } from '@/ui/use-visible'

/** The ring as a map: its segments are links to the suites. The current one is named in the center. */
export function SuiteWheel() {
  const [current, setCurrent] = useState<FeatureCategory>()
  const clear = () => setCurrent(undefined)
  return (
    <nav
      aria-label={wheelCopy.label}
      className="relative mx-auto aspect-square w-full max-w-80 lg:max-w-120 print:hidden"
    >
      <Ring lit={current?.id} />
      {categories.map((category) => (
        <RingIcon
          key={category.id}
          as={Link}
          suite={category.id}
          to={`/features#${category.id}`}
          aria-label={suites[category.id].label}
          onPointerEnter={() => setCurrent(category)}
          onPointerLeave={clear}
          onFocus={() => setCurrent(category)}
          onBlur={clear}
          // Its outline would be clipped, so the icon has one.
          className="group outline-none [clip-path:polygon(50%_100%,0_0,100%_0)]"
        />
      ))}
      <RingDisc data-suite={current?.id} className="p-3 lg:p-6">
        <span className="text-h4 font-bold text-accent sm:text-h3">
          {current?.title ?? brand.name}
        </span>
        <span className="text-sm text-muted">
          {current ? wheelCopy.getCount(current.services.length) : wheelCopy.note}
        </span>
      </RingDisc>
    </nav>
  )
}

/** Sticky links to the suites, which mark the suite in view. */
export function SuiteLinks() {
  const current = useCurrentSuite()
  return (
    <nav
      aria-label="Suites"
      className="sticky top-header z-20 border-b border-line bg-page/92 [backdrop-filter:blur(12px)] print:hidden"
    >
      <ul className="container-page flex [scrollbar-width:none] justify-between gap-x-5 overflow-x-auto scroll-smooth max-lg:mask-r-from-85% lg:gap-x-3">
        {categories.map(({ id }) => (
          <li key={id} data-suite={id} className="shrink-0">
            <TabLink
              ref={id === current ? scrollLinkIntoView : undefined}
              to={`/features#${id}`}
              tone="accent"
              aria-current={id === current ? 'true' : undefined}
              className="gap-2 -outline-offset-2 max-xl:text-xs"
            >
              <SuiteDot />
              {suites[id].label}
            </TabLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The suite whose section crosses the upper third of the window, if one does. */
function useCurrentSuite() {
  const [current, setCurrent] = useState<string>()
  useVisible(
    () => categories.map(({ id }) => document.getElementById(id)!),
    // Due to rounding, two sections can cross the line. The later one is current.
    (crossing) => setCurrent(crossing.at(-1)?.id),
    { rootMargin: '-33% 0px -67%' },
  )
  return current
}
