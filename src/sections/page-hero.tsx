import type { ReactNode } from 'react'
import type { Hero } from '@/content/types'
import { HeroMockup } from '@/mockups/hero-mockup'
import { ButtonGroup } from './button-group'

/** The hero of a company page: headline, tagline, buttons and `children`, beside its mockup. */
export function PageHero({ hero, children }: { hero: Hero; children?: ReactNode }) {
  return (
    <div className="border-b border-line">
      <div className="container-page grid items-center gap-12 py-14 lg:grid-cols-[1.2fr_1fr] lg:gap-16 lg:py-20">
        <div>
          <h1 className="text-h1">{hero.headline}</h1>
          <p className="mt-6 mb-9 max-w-prose text-lead text-muted">{hero.tagline}</p>
          <ButtonGroup actions={hero.actions} />
          {children}
        </div>
        <HeroMockup mockup={hero.mockup} suite="company" />
      </div>
    </div>
  )
}
