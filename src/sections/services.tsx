import type { ServicesSection } from '@/content/types'
import { Link } from '@/lib/link'
import { rowAt, suiteOf } from '@/routes'
import { Icon } from '@/ui/icon'
import { IconTile } from '@/ui/icon-tile'
import { SectionFrame } from './frame'

/** Services of the platform shown as a set, each in its own hue. */
export function Services({ section }: { section: ServicesSection }) {
  return (
    <SectionFrame title={section.title} intro={section.intro}>
      <ul
        className="grid overflow-hidden rounded-xl border border-line bg-line sm:grid-cols-2"
        style={{ gap: '1px' }}
      >
        {section.services.map(({ to, text }) => {
          const row = rowAt(to.split(/[?#]/, 1)[0]!)
          return (
            row && (
              <li
                key={to}
                data-suite={suiteOf(row)}
                className="grid bg-surface last:odd:sm:col-span-2"
              >
                <Link
                  to={to}
                  className="group flex items-start gap-5 p-6 -outline-offset-4 hover:bg-accent-tint"
                >
                  {row.icon && <IconTile icon={row.icon} />}
                  <span className="min-w-0 flex-1">
                    <span className="block text-h4 font-semibold">{row.label}</span>
                    <span className="mt-1 block text-sm text-muted">{text}</span>
                  </span>
                  <Icon
                    name="arrow-up-right"
                    className="size-5 shrink-0 text-accent opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100"
                  />
                </Link>
              </li>
            )
          )
        })}
      </ul>
    </SectionFrame>
  )
}
