import { useAuth } from '@/auth/use-auth'
import type { Href } from '@/content/links'
import { topLinks } from '@/content/navigation'
import { NavLink } from '@/lib/link'
import { navigationItem } from './navigation-item'

/** The links before and after Services; signed-in users have the dashboard before Contact. */
export function useTopLinks() {
  const { user } = useAuth()
  const { before, after, dashboard, contact } = topLinks
  return { before, after: [...after, ...(user ? [dashboard] : []), contact] }
}

/** An entry of the top navigation; active on its page and those below it. */
export function TopLink({ name, path }: { name: string; path: Href }) {
  return (
    <li>
      <NavLink to={path} end={path === '/'} className={navigationItem}>
        {name}
      </NavLink>
    </li>
  )
}
