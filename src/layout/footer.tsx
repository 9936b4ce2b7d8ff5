import { useSyncExternalStore } from 'react'
import { brand } from '@/content/brand'
import { footerColumns, legalLinks, socialLinks } from '@/content/navigation'
import { Link } from '@/lib/link'
import { brandIcons } from './brand-icons'
import { Logo } from './logo'

const never = () => () => undefined

/** The footer of every page: all pages by suite, social and legal links. */
export function Footer() {
  const year = useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => import.meta.env.VITE_BUILD_YEAR,
  )
  return (
    <footer className="border-t border-line bg-sunken">
      <div className="container-page grid gap-12 py-16">
        <nav aria-label="Footer" className="columns-[9rem] gap-8 sm:columns-[13rem]">
          {footerColumns.map(({ suite, title, links }) => (
            <section key={suite} data-suite={suite} className="mb-10 break-inside-avoid">
              <h2 className="flex items-center gap-2 text-sm font-semibold">
                <span aria-hidden className="size-2 rounded-full bg-accent-vivid" />
                {title}
              </h2>
              <ul className="mt-3">
                {links.map(({ path, name }) => (
                  <li key={path}>
                    <Link
                      to={path}
                      className="inline-flex min-h-8 items-center text-sm text-muted hover:text-accent hover:underline"
                    >
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>

        <div className="flex flex-wrap items-center gap-x-8 gap-y-5 border-t border-line pt-8 text-sm text-muted">
          <p className="flex items-center gap-2.5">
            <Logo className="size-6" />
            <span>
              © {year} {brand.name}
            </span>
          </p>
          <ul className="flex flex-wrap gap-x-6">
            {legalLinks.map(({ name, path }) => (
              <li key={name}>
                <Link
                  to={path}
                  className="inline-flex min-h-8 items-center hover:text-ink hover:underline"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
          <ul className="-ml-3 flex flex-wrap sm:ml-auto sm:gap-1">
            {socialLinks.map(({ name, href }) => {
              const Icon = brandIcons[name]
              return (
                <li key={name}>
                  <a
                    href={href}
                    rel="noreferrer"
                    target="_blank"
                    aria-label={`${brand.name} on ${name} (opens in a new tab)`}
                    className="grid size-11 place-items-center rounded-full hover:bg-accent-tint hover:text-ink"
                  >
                    <Icon className="size-5" />
                  </a>
                </li>
              )
            })}
          </ul>
        </div>
      </div>
    </footer>
  )
}
