import * as m from 'framer-motion/m'
import type { FunctionComponent, SVGProps } from 'react'
import { type IntegrationName, integrations } from '@/content/integrations'
import type { IntegrationsSection } from '@/content/types'
import { fadeUp, stagger } from '@/ui/motion'
import Calendar from './integration-logos/calendar.svg?react'
import CloudFiles from './integration-logos/cloud-files.svg?react'
import Crm from './integration-logos/crm.svg?react'
import Mail from './integration-logos/mail.svg?react'
import Payments from './integration-logos/payments.svg?react'
import Spreadsheets from './integration-logos/spreadsheets.svg?react'
import Storefront from './integration-logos/storefront.svg?react'
import TeamChat from './integration-logos/team-chat.svg?react'
import { Section } from './section'

/** The logos, in three shades of the page's hue. */
const logos: Record<IntegrationName, FunctionComponent<SVGProps<SVGSVGElement>>> = {
  Mail,
  Calendar,
  Spreadsheets,
  'Team chat': TeamChat,
  Storefront,
  Payments,
  CRM: Crm,
  'Cloud files': CloudFiles,
}

/** The tools that a service integrates with: drawn logos with their names. */
export function Integrations({ section }: { section: IntegrationsSection }) {
  return (
    <Section title={section.title} intro={section.intro} sunken>
      <m.ul
        variants={stagger}
        className="grid grid-cols-2 overflow-hidden rounded-xl border border-line bg-line md:grid-cols-4 xl:grid-cols-8"
        style={{ gap: '1px' }}
      >
        {integrations.map(({ name, connects }) => {
          const Logo = logos[name]
          return (
            <li key={name} className="bg-surface px-4 py-7 text-center">
              <m.div variants={fadeUp}>
                <Logo aria-hidden className="mx-auto size-14" />
                <h3 className="mt-4 text-sm font-semibold">{name}</h3>
                <p className="mt-1 text-xs text-muted">{connects}</p>
              </m.div>
            </li>
          )
        })}
      </m.ul>
    </Section>
  )
}
