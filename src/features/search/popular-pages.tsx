import { type Suite, suites } from '@/content/catalog/suites'
import { Link } from '@/routing/link'
import { findPageRoute } from '@/routing/route-lookup'
import { searchCopy } from './copy'

/** The popular pages of each suite, for the search page and the not-found page. */
export const PopularPages = () => (
  <section aria-labelledby="popular-pages" className="@container">
    <h2 id="popular-pages" className="text-h4">
      {searchCopy.popular}
    </h2>
    <ul className="mt-5 grid gap-x-6 gap-y-7 @narrow:grid-cols-2 @2xl:grid-cols-4">
      {(Object.keys(suites) as Suite[]).map((suite) => (
        <li key={suite} data-suite={suite} className="border-t-2 border-accent-line pt-3">
          <h3 className="text-xs font-semibold text-accent">{suites[suite].label}</h3>
          <ul className="mt-1">
            {suites[suite].popularPages.map((path) => (
              <li key={path}>
                <Link
                  to={path}
                  className="flex min-h-11 items-center text-sm hover:underline md:min-h-8"
                >
                  {findPageRoute(path)!.label}
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  </section>
)
