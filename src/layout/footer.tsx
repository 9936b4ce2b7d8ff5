import { brand } from '@/content/brand'
import { footerColumns, legalLinks, socialLinks } from '@/content/navigation'
import { Link } from '@/lib/link'
import { Logo } from './logo'
import { SocialIcon } from './social-icon'

const year = new Date().getFullYear()

/** The footer of every page: all pages by suite, the profiles elsewhere, the legal links. */
export function Footer() {
  return (
    <footer className="border-line bg-sunken border-t">
      <div className="container-page grid gap-12 py-16">
        <nav aria-label="Footer" className="columns-[9rem] gap-8 sm:columns-[13rem]">
          {footerColumns.map(({ suite, title, links }) => (
            <section key={suite} data-suite={suite} className="mb-10 break-inside-avoid">
              <h2 className="flex items-center gap-2 text-sm font-semibold">
                <span aria-hidden className="bg-accent-vivid size-2 rounded-full" />
                {title}
              </h2>
              <ul className="mt-3">
                {links.map(({ path, name }) => (
                  <li key={path}>
                    <Link
                      to={path}
                      className="text-muted hover:text-accent inline-flex min-h-8 items-center text-sm hover:underline"
                    >
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>

        <div className="border-line text-muted flex flex-wrap items-center gap-x-8 gap-y-5 border-t pt-8 text-sm">
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
                  className="hover:text-ink inline-flex min-h-8 items-center hover:underline"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
          <ul className="-ml-3 flex flex-wrap sm:ml-auto sm:gap-1">
            {socialLinks.map(({ name, href }) => (
              <li key={name}>
                <a
                  href={href}
                  rel="noreferrer"
                  target="_blank"
                  aria-label={`${brand.name} on ${name} (opens in a new tab)`}
                  className="hover:bg-accent-tint hover:text-ink grid size-11 place-items-center rounded-full"
                >
                  <SocialIcon name={name} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}
