import type { ReactNode } from 'react'
import type { User } from '@/auth/auth-state'
import { accountTabs } from '@/content/catalog/menus'
import { Link } from '@/routing/link'
import { usePageRoute } from '@/routing/use-page-route'
import { EmailText } from '@/ui/email-text'
import { loggedInAs } from './copy'

/** The heading of a signed-in page, with the user and links to the signed-in pages. */
export function AccountHeader({
  user,
  title,
  children,
}: {
  user: User
  title: string
  /** A sentence after the user's email address. */
  children?: ReactNode
}) {
  const currentPath = usePageRoute()?.path
  return (
    <div className="hero-tint">
      <div className="container-page grid gap-y-2 pt-8">
        <h1 className="text-title">{title}</h1>
        <p className="text-sm wrap-anywhere text-muted">
          {loggedInAs}{' '}
          <span className="font-medium text-ink">
            <EmailText text={`${user.email}.`} />
          </span>{' '}
          {children}
        </p>
        <nav aria-label="Account">
          <ul className="-mb-px flex flex-wrap gap-x-7">
            {accountTabs.map(({ path, label }) => (
              <li key={path}>
                <Link
                  to={path}
                  aria-current={path === currentPath ? 'page' : undefined}
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
