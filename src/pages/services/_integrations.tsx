import { integrations, integrationsCopy } from '@/content/pages/services/_integrations'
import Calendar from '@/pictures/integration-logos/calendar.svg?react'
import CloudFiles from '@/pictures/integration-logos/cloud-files.svg?react'
import Crm from '@/pictures/integration-logos/crm.svg?react'
import Mail from '@/pictures/integration-logos/mail.svg?react'
import Payments from '@/pictures/integration-logos/payments.svg?react'
import Spreadsheets from '@/pictures/integration-logos/spreadsheets.svg?react'
import Storefront from '@/pictures/integration-logos/storefront.svg?react'
import TeamChat from '@/pictures/integration-logos/team-chat.svg?react'
import { HairlineGrid } from '@/ui/hairline-grid'
import { Section } from '@/sections/section'

/** The logos, in three shades of the page's hue. */
const logos: Record<(typeof integrations)[number]['name'], typeof Mail> = {
  Email: Mail,
  Calendar,
  Spreadsheets,
  'Team chat': TeamChat,
  Storefront,
  Payments,
  CRM: Crm,
  'Cloud files': CloudFiles,
}

/** The tools that a service integrates with, as drawn logos with names. */
export const Integrations = () => (
  <Section content={integrationsCopy}>
    <HairlineGrid framed className="@narrow:grid-cols-2 @2xl:grid-cols-4 @6xl:grid-cols-8">
      {integrations.map(({ name, text }) => {
        const Logo = logos[name]
        return (
          <li key={name} className="content-start justify-items-center px-4 py-7 text-center">
            <Logo aria-hidden className="size-14" />
            <h3 className="mt-4 text-sm font-semibold">{name}</h3>
            <p className="mt-1 text-xs text-muted">{text}</p>
          </li>
        )
      })}
    </HairlineGrid>
  </Section>
)
