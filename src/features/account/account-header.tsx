import type { ReactNode } from 'react'
import type { User } from '@/auth/auth-state'
import { accountTabs } from '@/content/catalog/menus'
import { Link } from '@/routing/link'
import { usePageRoute } from '@/routing/use-page-route'
import { loggedInAs } from './copy'

/** The label of a signed-in page as its heading, with the user and links to the signed-in pages. */
export function AccountHeader({
  user,
  children,
}: {
  user: User
  /** A sentence after the user's email address. */
  children?: ReactNode
}) {
  const route = usePageRoute()
  return (
    <div className="hero-tint">
      <div className="container-page grid gap-y-2 pt-8">
        <h1 className="text-title">{route?.label}</h1>
        <p className="text-sm text-muted">
          {loggedInAs} <span className="font-medium text-ink">{user.email}</span>. {children}
        </p>
        <nav aria-label="Account">
          <ul className="-mb-px flex flex-wrap gap-x-7">
            {accountTabs.map(({ path, label }) => (
              <li key={path}>
                <Link
                  to={path}
                  aria-current={path === route?.path ? 'page' : undefined}
                  className="tab-link hover:text-ink aria-[current]:border-ink aria-[current]:text-ink"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  )
}
