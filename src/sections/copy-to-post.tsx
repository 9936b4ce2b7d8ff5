import { useNavigate } from 'react-router-dom'
import { useAuth, useDraftOwner } from '@/auth/auth-provider'
import { copyToPostCopy } from '@/content/shared-copy'
import { startPost } from '@/drafts/fill-draft'
import { withRedirect } from '@/routing/redirect-target'
import { Button } from '@/ui/button'
import { SrSuffix } from './cta'

/** A button that starts a post with a list: in the dashboard, for which visitors sign up first. */
export function CopyToPost({ title, lines }: { title: string; lines: string[][] }) {
  const { user } = useAuth()
  const ownerId = useDraftOwner()
  const navigate = useNavigate()

  function copy() {
    const content = lines.map((line) => line.join('\n')).join('\n\n')
    if (startPost(ownerId, { title, content }))
      void navigate(user ? '/dashboard' : withRedirect('/signup', '/dashboard'))
  }

  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden noscript:hidden">
      <Button variant="secondary" onClick={copy}>
        {copyToPostCopy.label}
        <SrSuffix text={title} />
      </Button>
      {!user && <p className="text-sm text-muted">{copyToPostCopy.visitorNote}</p>}
    </div>
  )
}
