import { anonymousOwner } from '@/drafts/drafts'
import { useAuth } from './auth-provider'

/** Returns the owner of what is typed now: the user's ID, or `anonymousOwner`. */
export const useDraftOwner = () => useAuth().user?.id ?? anonymousOwner
