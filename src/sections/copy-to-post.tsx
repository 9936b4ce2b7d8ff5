import { useAuth } from '@/auth/auth-provider'
import { useDraftOwner } from '@/auth/use-draft-owner'
import { copyToPostCopy } from '@/content/shared-copy'
import { startPost } from '@/drafts/start-post'
import { ButtonLink } from '@/routing/link'
import { withRedirect } from '@/routing/redirect-target'
import { SrSuffix } from './cta'

/** A link that starts a post with a list: in the dashboard, which asks visitors to sign up first. */
export function CopyToPost({ title, lines }: { title: string; lines: string[][] }) {
  const { user } = useAuth()
  const ownerId = useDraftOwner()
  const content = lines.map((line) => line.join('\n')).join('\n\n')
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      <ButtonLink
        variant="secondary"
        to={user ? '/dashboard' : withRedirect('/signup', '/dashboard')}
        onClick={() => startPost(ownerId, { title, content })}
      >
        {copyToPostCopy.label}
        <SrSuffix text={title} />
      </ButtonLink>
      {!user && <p className="text-sm text-muted">{copyToPostCopy.visitorNote}</p>}
    </div>
  )
}
