import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { audiences } from '@/content/pages/home'
import type { HeroContent } from '@/content/types'
import { IconRing, RingDisc } from '@/pictures/icon-ring'
import { Link } from '@/routing/link'
import { resolveService } from '@/routing/route-lookup'
import { CtaButtons, OpenNote } from '@/sections/cta'
import { Headline } from '@/sections/headline'
import { Card } from '@/ui/card'

/** Headline, ring and shortcuts. The ring names the shortcut that was last hovered or focused. */
export function HomeHero({ headline, tagline, ctas }: HeroContent) {
  const [current, setCurrent] = useState(() => resolveService(audiences[0].shortcuts[0]))
  const { text: task, label, icon: Icon, suite } = current
  return (
    <div className="overflow-x-clip border-b border-line">
      <div className="relative container-page grid items-center gap-x-8 gap-y-10 py-9 sm:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] sm:py-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.12fr)] lg:gap-y-0 lg:pt-16">
        <div className="lg:pb-6">
          <Headline size="lg" title={headline} lead={tagline} className="mb-8 gap-6" />
          <CtaButtons ctas={ctas} />
          <OpenNote ctas={ctas} />
        </div>
        {/* On phones, the three upper segments rise from the shortcuts. On wide screens, the ring's edge is
            the content's, and its box, 24 to the ring's 22.5, reaches beyond it. */}
        <div className="max-sm:mx-auto max-sm:-mb-10 max-sm:aspect-[2.45] max-sm:min-h-0 max-sm:w-full max-sm:max-w-sm max-sm:overflow-clip lg:flex lg:justify-end">
          <div className="relative aspect-square lg:-mt-10 lg:mb-5 lg:w-[min(34rem,100%*24/22.5)] lg:shrink-0 lg:translate-x-[calc(100%*0.75/24)]">
            <IconRing top={suite} />
            <RingDisc data-suite={suite} className="justify-items-center gap-1 px-4 max-sm:hidden">
              <Icon className="bare-icon lg:mb-2 lg:size-9 lg:stroke-[1.5]" />
              <span className="text-sm-tight font-semibold lg:text-h3">{task}</span>
              <span className="text-xs-tight text-balance text-muted max-md:hidden lg:text-base">
                {label}
              </span>
            </RingDisc>
          </div>
        </div>
        <Card
          size="none"
          elevation="raised"
          className="relative grid divide-line max-sm:divide-y sm:col-span-2 sm:grid-cols-2 sm:grid-rows-[auto_1fr] sm:divide-x"
        >
          {audiences.map(({ title, text, to, shortcuts }) => (
            <div key={to} className="grid sm:row-span-2 sm:grid-rows-subgrid">
              <Link
                to={to}
                className="group flex items-center justify-between gap-4 px-3 py-4 inset-focus transition-colors hover:bg-accent-tint sm:px-4 sm:max-lg:items-start sm:max-lg:px-5"
              >
                <span>
                  <span className="block font-semibold sm:text-h4">{title}</span>
                  <span className="mt-0.5 block text-sm text-muted">{text}</span>
                </span>
                <ArrowRight className="size-5 moving-arrow" />
              </Link>
              <ul
                aria-label={title}
                className="hairline-grid border-t border-line xs:grid-cols-2 sm:auto-rows-fr lg:grid-cols-3"
              >
                {shortcuts.map(resolveService).map((shortcut) => (
                  <li key={shortcut.path} data-suite={shortcut.suite} className="grid">
                    <Link
                      to={shortcut.path}
                      onPointerEnter={() => setCurrent(shortcut)}
                      onFocus={() => setCurrent(shortcut)}
                      className="grid items-center gap-x-2 gap-y-0.5 p-3 inset-focus transition-colors hover:bg-accent-tint max-sm:grid-cols-[auto_1fr] sm:content-start sm:px-4 sm:max-lg:px-5 xl:grid-cols-[auto_1fr]"
                    >
                      <shortcut.icon className="bare-icon sm:max-xl:mb-1.5" />
                      <span className="text-sm leading-snug font-semibold">{shortcut.text}</span>
                      <span className="text-xs text-muted max-sm:sr-only xl:col-start-2">
                        {shortcut.label}
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </Card>
      </div>
    </div>
  )
}
