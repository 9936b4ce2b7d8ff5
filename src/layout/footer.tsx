import { clsx } from 'clsx'
import { brand, socialLinks } from '@/content/brand'
import { footerSections, legalLinks } from '@/content/catalog/menus'
import { getFooterNote } from '@/content/shared-copy'
import { useHydrated } from '@/lib/use-hydrated'
import { BrandIcon } from '@/pictures/brand-icon'
import { Ring, SuiteDot } from '@/pictures/ring'
import { Link } from '@/routing/link'
import { isPathWithin } from '@/routing/route-lookup'
import { usePageRoute, usePageSuite } from '@/routing/use-page-route'
import * as Accordion from '@/ui/accordion'
import { buttonVariants } from '@/ui/button'
import { Chevron } from './navigation'

/** The footer: all pages by suite, what is open, and links. Signed-in pages don't list the pages. */
export function Footer() {
  const hasColumns = !isPathWithin(usePageRoute()?.path ?? '', '/dashboard')
  return (
    // As a scroll anchor, it would move a restored scroll position when content above it loads.
    <footer className="-mt-px border-t border-line bg-sunken [overflow-anchor:none] print:hidden">
      <div
        className={clsx('container-page', hasColumns ? 'pt-10 pb-12 lg:pt-12 lg:pb-10' : 'py-6')}
      >
        {hasColumns && <FooterColumns />}
        <div
          className={clsx(
            'grid grid-cols-1 items-center gap-x-8 gap-y-5 text-sm text-muted md:grid-cols-[1fr_auto] md:gap-y-3',
            hasColumns && 'pt-8 md:border-t md:border-line md:pt-5',
          )}
        >
          <p className="text-balance">{getFooterNote()}</p>
          <ul className="-mx-3 flex flex-wrap md:justify-end lg:gap-1">
            {socialLinks.map(({ name, href }) => (
              <li key={name}>
                <a
                  href={href}
                  rel="noreferrer"
                  target="_blank"
                  aria-label={`${brand.name} on ${name} (opens in a new tab)`}
                  className={buttonVariants({ variant: 'icon', className: 'hover:text-ink' })}
                >
                  <BrandIcon name={name} />
                </a>
              </li>
            ))}
          </ul>
          <p className="flex items-center gap-2.5">
            <Ring moved={usePageSuite()} distance={2} className="size-6" />
            <span>
              © <Year /> {brand.name}
            </span>
          </p>
          <ul className="flex flex-wrap gap-x-6 md:justify-end">
            {legalLinks.map(({ label, path }) => (
              <li key={label}>
                <Link
                  to={path}
                  className="inline-flex min-h-11 items-center hover:text-ink hover:underline sm:min-h-8"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}

/** The current year. Before hydration, it is the year of the build. */
const Year = () => (useHydrated() ? thisYear : import.meta.env.VITE_BUILD_YEAR)

const thisYear = new Date().getFullYear()

/** All pages by suite: columns on wide screens, and an accordion on narrow ones. */
const FooterColumns = () => (
  <Accordion.Root asChild>
    <nav aria-label="Footer" className="gap-x-4 md:columns-2 lg:columns-4 lg:pb-4">
      {footerSections.map(({ suite, title, links }) => (
        <Accordion.Item
          key={suite}
          value={suite}
          data-suite={suite}
          className="break-inside-avoid max-md:border-b max-md:border-line"
        >
          <Accordion.Header asChild>
            <h2 className="text-sm">
              {/* On wide screens, the sections are always open. */}
              <Title title={title} className="max-md:hidden" />
              <Accordion.Trigger className="min-h-12 justify-between md:hidden">
                <Title title={title} />
                <Chevron />
              </Accordion.Trigger>
            </h2>
          </Accordion.Header>
          <Accordion.Content
            forceMount
            role="group" // Eight regions would be too many landmarks.
            className="pb-3 pl-4 not-print:not-noscript:max-md:data-[state=closed]:hidden md:mt-1 md:pb-5"
          >
            <ul>
              {links.map(({ path, label }) => (
                <li key={path}>
                  <Link
                    to={path}
                    className="flex min-h-11 items-center text-sm text-muted hover:text-accent hover:underline md:min-h-7 md:py-1 md:leading-5"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </Accordion.Content>
        </Accordion.Item>
      ))}
    </nav>
  </Accordion.Root>
)

const Title = ({ title, className }: { title: string; className?: string }) => (
  <span className={clsx('flex items-center gap-2 font-semibold', className)}>
    <SuiteDot />
    {title}
  </span>
)
