import { clsx } from 'clsx'
import type { ServicesSection } from '@/content/types'
import { Photo } from '@/pictures/photo'
import { Link } from '@/routing/link'
import { resolveService } from '@/routing/route-lookup'
import { Section } from '../section'

/** Related services, each in the hue of its suite. */
export const Services = ({ services, ...content }: ServicesSection) => (
  <Section content={content}>
    <ul
      className={clsx(
        'framed-grid',
        services.length === 3 ? '@4xl:grid-cols-3' : '@xl:fill-last-row @xl:grid-cols-2',
      )}
    >
      {services.map(resolveService).map(({ path, text, label, icon: Icon, drawing, suite }) => (
        <li key={path} data-suite={suite} className="grid">
          <Link
            to={path}
            className={clsx(
              'flex gap-5 p-6 inset-focus hover:bg-accent-tint',
              drawing ? 'items-center' : 'items-start',
            )}
          >
            {drawing ? (
              <span className="w-28 shrink-0 sm:w-44">
                <Photo drawing={drawing} />
              </span>
            ) : (
              <Icon className="bare-icon" />
            )}
            <span className="min-w-0">
              <span className="block text-h4">{label}</span>
              <span className="mt-1 block text-sm text-muted">{text}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </Section>
)
