import { clsx } from 'clsx'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigationType } from 'react-router-dom'
import { confirmDiscardCopy } from '@/drafts/copy'
import { DraftNotice } from '@/drafts/draft-notice'
import { useDraftForm } from '@/drafts/use-draft-form'
import { validateText } from '@/lib/validate'
import { Button } from '@/ui/button'
import { cardVariants } from '@/ui/card'
import { ConfirmButton } from '@/ui/confirm-dialog'
import { TextArea, TextField } from '@/ui/field'
import { Form, FormAlert, SubmitButton } from '@/ui/form'
import { showErrorToast } from '@/ui/toast-store'
import { cancelEdit, postFormCopy, unknownOutcomeMessages } from './copy'
import { useDashboardSearchParams } from './dashboard-search-params'
import { focusPost, focusTitle } from './focus'
import { getPostDraftName, limits, type Post, toPostValues } from './post'
import { isEmpty, useCreatePost, usePosts, useUpdatePost } from './queries'

/**
 * Creates a post, or edits the given one. An `id` without a post is of one that is gone; its text
 * becomes a new post. The input is kept until the server has saved it.
 */
export function PostForm({ userId, id, post }: { userId: string; id?: string; post?: Post }) {
  const { params, setParams } = useDashboardSearchParams()
  const { data: page } = usePosts(userId, params)
  const kind = post ? 'update' : 'create'
  const copy = postFormCopy[kind]
  // On narrow screens, the form for a new post starts as a button, unless there are no posts.
  const [isExpanded = isEmpty(page), setIsExpanded] = useState<boolean>()
  const newPostRef = useRef<HTMLButtonElement>(null)
  const navigationType = useNavigationType()
  const createPost = useCreatePost(userId)
  const updatePost = useUpdatePost(userId, id)

  const form = useDraftForm({
    ownerId: userId,
    name: getPostDraftName(id),
    defaultValues: toPostValues(post),
    basedOn: post?.updated_at,
    unknownOutcomeMessage: unknownOutcomeMessages[kind],
    toSentValues: ({ title, content }) => ({ title: title.trim(), content }),
    validate: ({ title, content }) => ({
      title: validateText(title.trim(), { max: limits.title, required: true }),
      content: validateText(content, { max: limits.content }),
    }),
    onInvalid: ({ title }) => {
      if (!title.trim()) showErrorToast(copy.withoutTitle)
    },
    // `close` is not called if the form was closed.
    onSubmit: (_, saved) =>
      (post ? updatePost : createPost).mutateAsync(saved, { onSuccess: close }),
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
    if (id) setParams({ edit: undefined }, { replace: true })
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
        <Button ref={newPostRef} onClick={expand} className="justify-self-start lg:hidden">
          <Plus className="size-4" />
          {postFormCopy.create.title}
        </Button>
      )}
      <Form
        form={form}
        onFocus={() => setIsExpanded(true)}
        className={clsx(
          cardVariants(),
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
        {form.result && <FormAlert result={form.result} />}
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
      </Form>
    </>
  )
}
