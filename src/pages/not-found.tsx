import { useLocation } from 'react-router-dom'
import { type PageRow, type Path, pages } from '@/routes'
import { nearest } from '@/lib/nearest'
import { Link } from '@/lib/link'
import { buttonClass } from '@/ui/button'
import { NeedsJavaScript } from '@/ui/client-only'

export const meta = {
  title: 'Page not found',
  description:
    'There is no page at this address. Here are similar pages, and a link to the home page.',
}

const candidates = pages.filter((row: PageRow) => !row.path.includes(':'))

/** The page of an unknown path: similar pages, and a link home. */
export function Component() {
  const { pathname } = useLocation()
  const matches = nearest(pathname, candidates, 4)
  return (
    <div className="container-page grid min-h-[65dvh] content-center gap-10 py-section">
      <div className="grid gap-4">
        <h1 className="text-h1">Page not found</h1>
        <p className="max-w-prose text-lead text-muted">
          We couldn't find {/* Without JavaScript the page is 404.html, whatever the address. */}
          {pathname === '/404' ? (
            'a page at this address'
          ) : (
            <code className="font-mono text-base break-all text-ink">{pathname}</code>
          )}
          .{matches.length > 0 && ' Did you mean one of these?'}
        </p>
        <NeedsJavaScript what="The list of similar pages" />
      </div>
      {matches.length > 0 && (
        <ul className="grid max-w-3xl gap-3 sm:grid-cols-2">
          {matches.map(({ path, label }) => (
            <li key={path}>
              <Link
                to={path as Path}
                className="grid rounded-lg border border-line bg-surface px-5 py-4 shadow-card hover:border-accent-line"
              >
                <span className="font-semibold">{label}</span>
                <span className="font-mono text-xs break-all text-muted">{path}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        <Link to="/" className={buttonClass()}>
          Back to home
        </Link>
        <Link to="/contact" className={buttonClass('secondary')}>
          Report a missing page
        </Link>
      </div>
    </div>
  )
}
