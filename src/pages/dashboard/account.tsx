import { Account } from '@/account/account'
import { RequireUser } from '@/account/require-user'

export { accountMeta as meta } from '@/content/auth'

/** The account of the signed-in user. */
export const Component = () => (
  <RequireUser returning>{(user) => <Account key={user.id} user={user} />}</RequireUser>
)
