import { audiences } from '@/content/pages/home'
import { mockup as build } from '@/content/pages/services/_build-mockup'
import type { Suite } from '@/content/catalog/suites'
import type { HeroContent } from '@/content/types'
import { MockupView } from '@/pictures/mockups/mockup-view'
import { Ring } from '@/pictures/ring'
import { Link } from '@/routing/link'
import { resolveService } from '@/routing/route-lookup'
import { CtaButtons, OpenNote } from '@/sections/cta'
import { Headline } from '@/sections/headline'
import { Card } from '@/ui/card'
import { HairlineGrid } from '@/ui/hairline-grid'
import { MovingArrow } from '@/ui/moving-arrow'
import { useHighlight } from '@/ui/use-highlight'

/**
 * The headline, the ring with a mockup, and the shortcuts. The mockup's suite is at the top of the
 * ring, or that of a hovered or focused shortcut.
 */
export function HomeHero({ headline, tagline, ctas }: HeroContent) {
  const [current, getHighlightProps] = useHighlight<Suite>()
  return (
    <div className="overflow-x-clip border-b border-line">
      <div className="relative container-page grid items-center gap-x-16 gap-y-10 py-9 sm:py-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.12fr)] lg:gap-y-0 lg:pt-16">
        <div className="relative sm:max-lg:max-w-sm lg:pb-6">
          <Headline
            title={headline}
            lead={tagline}
            titleClass="text-h1-lg"
            className="mb-8 gap-6"
          />
          <CtaButtons ctas={ctas} />
          <OpenNote ctas={ctas} />
        </div>
        {/* Its three upper segments on phones, cut by the window's edge on tablets, and around a mockup on wide screens. */}
        <div className="max-sm:mx-auto max-sm:-mb-14 max-sm:aspect-[2.4] max-sm:min-h-0 max-sm:w-full max-sm:max-w-sm max-sm:overflow-clip sm:max-lg:absolute sm:max-lg:top-4 sm:max-lg:left-110 lg:grid lg:grid-cols-1 lg:justify-items-end">
          <div className="grid aspect-square place-items-center *:col-start-1 *:row-start-1 max-sm:-m-[3.3%] sm:max-lg:w-120 lg:-mt-16 lg:mr-[-3.3%] lg:mb-3 lg:w-[min(36rem,106.6%)] xl:-mr-4.5">
            <Ring
              moved={current}
              top={current ?? 'build'}
              className="w-full transition-[rotate] duration-500 ease-[cubic-bezier(0.2,0.7,0.2,1)]"
            />
            <div
              data-suite="build"
              className="max-lg:hidden lg:max-xl:w-4/5 lg:max-xl:scale-85 xl:w-110"
            >
              <MockupView mockup={build} />
            </div>
          </div>
        </div>
        <Card
          size="none"
          elevation="raised"
          className="relative grid divide-line max-sm:divide-y sm:grid-cols-2 sm:divide-x lg:col-span-2"
        >
          {audiences.map(({ title, text, to, shortcuts }) => (
            <div key={to} className="grid grid-rows-[auto_1fr]">
              <Link
                to={to}
                className="group flex items-center justify-between gap-4 p-4 inset-focus transition-colors hover:bg-accent-wash sm:p-5"
              >
                <span>
                  <span className="block font-semibold sm:text-h4">{title}</span>
                  <span className="mt-0.5 block text-sm text-muted">{text}</span>
                </span>
                <MovingArrow className="size-5 shrink-0" />
              </Link>
              <HairlineGrid
                aria-label={title}
                className="auto-rows-fr border-t border-line xs:grid-cols-2 lg:grid-cols-3"
              >
                {shortcuts
                  .map(resolveService)
                  .map(({ path, text: task, label, icon: Icon, suite }) => (
                    <li key={path} data-suite={suite}>
                      <Link
                        to={path}
                        {...getHighlightProps(suite)}
                        className="flex flex-col gap-2 p-3 inset-focus transition-colors hover:bg-accent-wash sm:max-lg:px-5 xl:flex-row"
                      >
                        <Icon className="size-6 shrink-0 text-accent" />
                        <span>
                          <span className="block text-sm leading-snug font-semibold">{task}</span>
                          <span className="mt-0.5 block text-xs text-muted">{label}</span>
                        </span>
                      </Link>
                    </li>
                  ))}
              </HairlineGrid>
            </div>
          ))}
        </Card>
      </div>
    </div>
  )
}
