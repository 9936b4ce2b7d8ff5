import * as m from 'framer-motion/m'
import type { ReactNode } from 'react'
import { type IntegrationName, integrations } from '@/content/integrations'
import type { IntegrationsSection } from '@/content/types'
import { fadeUp, stagger } from '@/ui/motion'
import { Section } from './section'

/** The tools that a service integrates with: drawn logos with their names. */
export function Integrations({ section }: { section: IntegrationsSection }) {
  return (
    <Section title={section.title} intro={section.intro} sunken>
      <m.ul
        variants={stagger}
        className="grid grid-cols-2 overflow-hidden rounded-xl border border-line bg-line md:grid-cols-4 xl:grid-cols-8"
        style={{ gap: '1px' }}
      >
        {integrations.map(({ name, connects }) => (
          <li key={name} className="bg-surface px-4 py-7 text-center">
            <m.div variants={fadeUp}>
              <Logo name={name} />
              <h3 className="mt-4 text-sm font-semibold">{name}</h3>
              <p className="mt-1 text-xs text-muted">{connects}</p>
            </m.div>
          </li>
        ))}
      </m.ul>
    </Section>
  )
}

const vivid = 'var(--accent-vivid)'
const solid = 'var(--accent-solid)'
const soft = 'var(--accent-line)'
const bare = 'var(--surface)'

function Logo({ name }: { name: IntegrationName }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden className="mx-auto size-14">
      {drawings[name]}
    </svg>
  )
}

/** Each logo is drawn on 48 by 48, in three shades of the page's hue. */
const drawings: Record<IntegrationName, ReactNode> = {
  Mail: (
    <>
      <rect x="4" y="10" width="40" height="28" rx="6" fill={soft} />
      <path d="M4 16a6 6 0 0 1 6-6h28a6 6 0 0 1 6 6L24 30Z" fill={vivid} />
      <circle cx="39" cy="11" r="6" fill={solid} stroke={bare} strokeWidth="2.5" />
    </>
  ),
  Calendar: (
    <>
      <rect x="6" y="8" width="36" height="34" rx="7" fill={soft} />
      <path d="M6 15a7 7 0 0 1 7-7h22a7 7 0 0 1 7 7v4H6Z" fill={solid} />
      <rect x="13" y="25" width="6" height="6" rx="1.5" fill={vivid} />
      <rect x="21" y="25" width="6" height="6" rx="1.5" fill={vivid} />
      <rect x="29" y="25" width="6" height="6" rx="1.5" fill={vivid} />
      <rect x="13" y="33" width="6" height="6" rx="1.5" fill={vivid} />
      <rect x="21" y="33" width="6" height="6" rx="1.5" fill={solid} />
      <path d="M16 5v6M32 5v6" stroke={vivid} strokeWidth="3.5" strokeLinecap="round" />
    </>
  ),
  Spreadsheets: (
    <>
      <rect x="6" y="6" width="36" height="36" rx="8" fill={soft} />
      <path d="M6 14a8 8 0 0 1 8-8h4v36h-4a8 8 0 0 1-8-8Z" fill={vivid} />
      <path d="M6 18h36M6 30h36M30 6v36" stroke={bare} strokeWidth="2.5" />
      <rect x="30" y="18" width="12" height="12" fill={solid} stroke={bare} strokeWidth="2.5" />
    </>
  ),
  'Team chat': (
    <>
      <path
        d="M14 5h17a9 9 0 0 1 9 9v6a9 9 0 0 1-9 9H19l-8 7v-7.6A9 9 0 0 1 5 20v-6a9 9 0 0 1 9-9Z"
        fill={soft}
      />
      <path
        d="M27 18h8a8 8 0 0 1 8 8v3a8 8 0 0 1-4 7v7l-7-6h-5a8 8 0 0 1-8-8v-3a8 8 0 0 1 8-8Z"
        fill={vivid}
        stroke={bare}
        strokeWidth="2.5"
      />
      <circle cx="26" cy="27.5" r="2" fill={bare} />
      <circle cx="31.5" cy="27.5" r="2" fill={bare} />
      <circle cx="37" cy="27.5" r="2" fill={bare} />
    </>
  ),
  Storefront: (
    <>
      <rect x="8" y="20" width="32" height="23" rx="4" fill={soft} />
      <path d="M10 6h28l5 13H5Z" fill={solid} />
      <path
        d="M5 19h9.5a4.75 4.75 0 0 1-9.5 0Zm9.5 0H24a4.75 4.75 0 0 1-9.5 0ZM24 19h9.5a4.75 4.75 0 0 1-9.5 0Zm9.5 0H43a4.75 4.75 0 0 1-9.5 0Z"
        fill={vivid}
      />
      <path d="M20 43V33a4 4 0 0 1 8 0v10Z" fill={solid} />
    </>
  ),
  Payments: (
    <>
      <rect x="4" y="13" width="34" height="24" rx="5" fill={soft} />
      <path d="M4 19h34v5H4Z" fill={vivid} />
      <rect x="8" y="29" width="9" height="3.5" rx="1.75" fill={vivid} />
      <circle cx="36" cy="33" r="9" fill={solid} stroke={bare} strokeWidth="2.5" />
      <path
        d="m32 33 3 3 5-6"
        fill="none"
        stroke={bare}
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  CRM: (
    <>
      <path d="M12 36 24 12l12 24Z" fill="none" stroke={soft} strokeWidth="4" />
      <circle cx="24" cy="12" r="8" fill={solid} />
      <circle cx="11" cy="36" r="7" fill={vivid} />
      <circle cx="37" cy="36" r="7" fill={vivid} />
      <circle cx="24" cy="28" r="3.5" fill={soft} />
    </>
  ),
  'Cloud files': (
    <>
      <path d="M14 34a9 9 0 0 1-1.6-17.9A12 12 0 0 1 35 14.6 9.8 9.8 0 0 1 35 34Z" fill={soft} />
      <path d="M17 20h9l6 6v14a3 3 0 0 1-3 3H17a3 3 0 0 1-3-3V23a3 3 0 0 1 3-3Z" fill={vivid} />
      <path d="M26 20v6h6Z" fill={solid} />
      <path d="M19 32h8M19 37h5" stroke={bare} strokeWidth="2.5" strokeLinecap="round" />
    </>
  ),
}
