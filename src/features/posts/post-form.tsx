import { clsx } from 'clsx'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigationType } from 'react-router-dom'
import { confirmDiscardCopy } from '@/drafts/copy'
import { DraftNotice, useDraftForm } from '@/drafts/draft-form'
import { type Draft, findDraft } from '@/drafts/drafts'
import { validateText } from '@/lib/validate'
import { InlineLink } from '@/routing/link'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { ConfirmButton } from '@/ui/confirm-dialog'
import { TextArea, TextField } from '@/ui/field'
import { Form, FormAlert, SubmitButton } from '@/ui/form'
import { LoadError } from '@/ui/load-error'
import { ListSkeleton } from '@/ui/skeleton'
import { showErrorToast } from '@/ui/toast-store'
import { hasText } from './api'
import {
  cancelEdit,
  changedMessages,
  closeForm,
  loadErrorMessages,
  notFoundMessages,
  postFormCopy,
  unknownOutcomeMessages,
} from './copy'
import { dashboardHref, useDashboardSearchParams } from './dashboard-search-params'
import { focusHeading, focusPost, focusTitle } from './focus'
import { limits, type Post, toPostValues } from './post'
import { isEmpty, useCreatePost, usePost, usePosts, useUpdatePost } from './queries'

/** The form for a new post, or for the post in the URL. */
export function PostEditor({ userId }: { userId: string }) {
  const { params } = useDashboardSearchParams()
  const id = params.edit
  const { data: post, isLoadingError, refetch } = usePost(userId, id)

  if (isLoadingError)
    return (
      <div className="grid grid-cols-1 justify-items-start gap-3">
        <LoadError
          text={loadErrorMessages[findDraft(userId, `post:${id}`) ? 'postTextKept' : 'post']}
          onRetry={() => {
            void refetch()
            focusHeading()
          }}
        />
        <InlineLink to={dashboardHref({ ...params, edit: undefined })}>{closeForm}</InlineLink>
      </div>
    )
  if (id && post === undefined) return <ListSkeleton label="Loading the post" />
  return <PostForm key={id} userId={userId} id={id} post={post ?? undefined} />
}

/**
 * Creates a post, or edits the given one. An `id` without a post is of one that is gone; its text
 * becomes a new post. The input is kept until the server has saved it.
 */
function PostForm({ userId, id, post }: { userId: string; id?: string; post?: Post }) {
  const { params, setParams } = useDashboardSearchParams()
  const { data: page } = usePosts(userId, params)
  const copy = postFormCopy[post ? 'update' : 'create']
  // On narrow screens, the form for a new post starts as a button, unless there are no posts.
  const [isExpanded = isEmpty(page), setIsExpanded] = useState<boolean>()
  const newPostRef = useRef<HTMLButtonElement>(null)
  const navigationType = useNavigationType()
  const createPost = useCreatePost(userId)
  const updatePost = useUpdatePost(userId, post)

  const form = useDraftForm({
    ownerId: userId,
    name: `post:${id ?? ''}`,
    defaultValues: toPostValues(post),
    basedOn: post?.updated_at,
    getNotice: (draft) => getPostNotice(id, post, draft),
    validate: ({ title, content }) => ({
      title: validateText(title.trim(), { max: limits.title, required: true }),
      content: validateText(content, { max: limits.content }),
    }),
    onInvalid: ({ title }) => {
      if (!title.trim()) showErrorToast(copy.withoutTitle)
    },
    // `close` is not called if the form was closed.
    onSubmit: (values, save) =>
      (post ? updatePost : createPost).mutateAsync(
        save({ ...values, title: values.title.trim() }),
        { onSuccess: close },
      ),
  })
  const { draft, isPending } = form
  const isCollapsed = !isExpanded && !id && !draft

  function expand() {
    flushSync(() => setIsExpanded(true))
    focusTitle()
  }

  /** Moves the focus, unless it is elsewhere by now, to the post or to the start of a new one. */
  function close() {
    const hasFocus = form.ref.current?.contains(document.activeElement)
    if (id) setParams({ edit: undefined })
    else flushSync(() => setIsExpanded(false))
    if (!hasFocus) return
    if (id) return focusPost(id)
    // Narrow screens show the button, wide screens the field. Hidden elements ignore focus().
    newPostRef.current?.focus()
    focusTitle()
  }

  return (
    <>
      {isCollapsed && (
        // On the line of the list's heading, if there is room.
        <Button
          ref={newPostRef}
          onClick={expand}
          className="justify-self-start xs:absolute xs:top-8 xs:right-gutter lg:hidden"
        >
          <Plus className="size-4" />
          {postFormCopy.create.title}
        </Button>
      )}
      <Card
        as={Form}
        form={form}
        onFocus={() => setIsExpanded(true)}
        className={clsx(
          // Sticky below the header on wide screens. In a short window, the fields scroll.
          'flex flex-col gap-5 lg:sticky lg:top-[calc(var(--header-height)+1.75rem)] lg:max-h-[calc(100dvh-var(--header-height)-2.75rem)]',
          isCollapsed && 'max-lg:hidden',
        )}
      >
        <h2 className="text-h3">{copy.title}</h2>
        <DraftNotice form={form} />
        {/* The padding keeps focus outlines from being cut off. */}
        <div className="-m-1 grid grid-cols-1 gap-5 p-1 lg:overflow-y-auto">
          <TextField
            // Focus the title only if a navigation opened the form, not a reload.
            autoFocus={post !== undefined && navigationType !== 'POP'}
            label="Title"
            dir="auto"
            required
            {...form.getFieldProps('title')}
          />
          <TextArea
            label="Content"
            required={false}
            rows={7}
            dir="auto"
            {...form.getFieldProps('content')}
          />
        </div>
        <FormAlert form={form} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton isPending={isPending} pendingLabel="Saving...">
            {copy.submit}
          </SubmitButton>
          {id && (
            <ConfirmButton
              variant="secondary"
              disabled={isPending}
              getQuestion={() => draft && confirmDiscardCopy}
              onConfirm={() => {
                form.discard()
                close()
              }}
            >
              {cancelEdit}
            </ConfirmButton>
          )}
        </div>
      </Card>
    </>
  )
}

/** Says of a text that its post is gone or has changed, and that it may have been saved. */
function getPostNotice(id?: string, post?: Post, draft?: Draft) {
  const { basedOn, unanswered = [] } = draft ?? {}
  const isNewer = draft && post && basedOn !== post.updated_at && !hasText(post, unanswered)
  const notices = [
    id && !post && notFoundMessages[draft ? 'textKept' : 'plain'],
    isNewer && changedMessages.edited,
    unanswered.length > 0 && unknownOutcomeMessages[post ? 'update' : 'create'],
  ]
  return notices.filter(Boolean).join(' ')
}
