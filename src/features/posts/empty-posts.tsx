import { useAuth } from '@/auth/auth-provider'
import { findSignupService } from '@/content/catalog/signup-services'
import { serviceLists } from '@/content/shared-copy'
import { startPost } from '@/drafts/fill-draft'
import { Ring } from '@/pictures/ring'
import { InlineLink } from '@/routing/link'
import { findPageRoute } from '@/routing/route-lookup'
import { Button } from '@/ui/button'
import {
  getFirstPost,
  getServiceQuestion,
  noPosts,
  outlines,
  outlinesLabel,
  serviceListsLabel,
} from './copy'
import { focusTitle } from './focus'

/** The empty state of the post list, with outlines of posts. */
export function EmptyPosts() {
  const user = useAuth().user!
  const service = findSignupService(user.service)
  const firstPost =
    service && getFirstPost(findPageRoute(service.path)!.label, service.firstPost, user.wantsEmail)
  // On the service's page, a list can be copied with one click.
  const list = service && serviceLists.find(({ to }) => to.startsWith(`${service.path}#`))
  // Users may look for a service, which the dashboard doesn't have.
  const question = getServiceQuestion()

  return (
    <div className="grid gap-5 border-y border-line py-8">
      <Ring className="size-16" />
      <p className="text-h4">{noPosts}</p>
      {firstPost && (
        <p>
          {firstPost.text} <InlineLink to={list?.to ?? service.path}>{firstPost.link}</InlineLink>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <p className="w-full text-sm text-muted">{outlinesLabel}</p>
        {outlines.map((outline) => (
          <Button
            key={outline.title}
            variant="secondary"
            onClick={() => {
              startPost(user.id, outline)
              focusTitle()
            }}
          >
            {outline.title}
          </Button>
        ))}
      </div>
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm text-muted">
        {serviceListsLabel}
        {serviceLists.map(({ label, to }) => (
          <InlineLink key={to} to={to}>
            {label}
          </InlineLink>
        ))}
      </p>
      {question && (
        <p className="text-sm text-muted">
          {question.text} <InlineLink to="/contact">{question.link}</InlineLink>.
        </p>
      )}
    </div>
  )
}
