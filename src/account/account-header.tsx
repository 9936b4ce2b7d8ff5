import type { ReactNode } from 'react'
import type { User } from '@/auth/auth-state'

/** The heading of a signed-in page, with the user's initial and a text. */
export const AccountHeader = ({
  user,
  title,
  action,
  children,
}: {
  user: User
  title: string
  action?: ReactNode
  children: ReactNode
}) => (
  <div className="col-span-full">
    <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2">
      <span
        aria-hidden
        data-suite="build"
        className="grid size-10 place-items-center rounded-full bg-accent-tint font-semibold text-accent uppercase ring-1 ring-accent-line ring-inset"
      >
        {user.email[0]}
      </span>
      <h1 className="mr-auto text-title">{title}</h1>
      {action}
    </div>
    <p className="mt-3 wrap-anywhere text-muted">{children}</p>
  </div>
)
