import { clsx } from 'clsx'
import { Plus } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useBeforeUnload, useNavigationType } from 'react-router-dom'
import { postFormCopy } from '@/content/posts'
import { useDraft } from '@/lib/drafts'
import { checkText, isBlank } from '@/lib/validate'
import { Button } from '@/ui/button'
import { DiscardButton } from '@/ui/discard-button'
import { TextArea, TextField } from '@/ui/field'
import { Form, SubmitButton, useForm } from '@/ui/form'
import { RestoredDraftNotice } from '@/ui/restored-draft-notice'
import { showErrorToast } from '@/ui/toast-store'
import { getPostDraftName } from './post-drafts'
import {
  toPostValues,
  haveSameValues,
  mapPostFields,
  type Post,
  type PostValues,
  postFields,
} from './post-fields'
import { type PostMutations, useIsSaving } from './queries'

interface Props {
  titleInputRef: RefObject<HTMLInputElement | null>
  userId: string
  post?: Post
  changes: PostMutations
  /** On narrow screens, the form for a new post is a button until it is needed. */
  isCollapsible: boolean
  /** Called when the post was updated, if its form is still open then, and after "Cancel Edit". */
  onClose: (id: string) => void
}

/** Creates a post, or edits the given one. What was typed is kept until the server has saved it. */
export function PostForm({ titleInputRef, userId, post, changes, isCollapsible, onClose }: Props) {
  const { draft, isChanged, form } = usePostForm(userId, post, changes, afterSave)
  const [isExpanded, setIsExpanded] = useState(false)
  const newPost = useRef<HTMLButtonElement>(null)
  const isCollapsed = isCollapsible && !isExpanded && !post && !draft.values
  const words = postFormCopy[post ? 'update' : 'create']
  // "Edit" opens the form by a navigation, a reload does not.
  const isOpened = useNavigationType() !== 'POP' && post !== undefined

  useBeforeUnload((event) => {
    if (isChanged) event.preventDefault()
  })

  function expand() {
    flushSync(() => setIsExpanded(true))
    titleInputRef.current?.focus()
  }

  function afterSave() {
    if (post) return onClose(post.id)
    flushSync(() => setIsExpanded(false))
    // The button shows on narrow screens, the field on wide ones. What is hidden does not take the focus.
    newPost.current?.focus()
    titleInputRef.current?.focus()
  }

  function discard() {
    setIsExpanded(true)
    draft.discard()
  }

  return (
    <>
      {isCollapsed && (
        <Button ref={newPost} onClick={expand} className="justify-self-start lg:hidden">
          <Plus className="size-4" />
          New post
        </Button>
      )}
      <Form
        form={form}
        onChange={() => setIsExpanded(true)}
        className={clsx(
          'grid grid-cols-1 gap-5 rounded-xl border border-line bg-surface p-6 shadow-card',
          // It sticks in windows that are high enough for all of it.
          '[@media(min-height:44rem)]:lg:sticky [@media(min-height:44rem)]:lg:top-24',
          isCollapsed && 'max-lg:hidden',
        )}
      >
        <h2 className="text-h3">{words.title}</h2>
        {draft.isRestored && <RestoredDraftNotice disabled={form.isPending} onDiscard={discard} />}
        <PostFields form={form} titleInputRef={titleInputRef} autoFocus={isOpened} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton form={form} pendingLabel="Saving...">
            {words.submit}
          </SubmitButton>
          {post && (
            <DiscardButton
              variant="secondary"
              disabled={form.isPending}
              changed={isChanged}
              onDiscard={() => {
                draft.discard()
                onClose(post.id)
              }}
            >
              Cancel Edit
            </DiscardButton>
          )}
        </div>
      </Form>
    </>
  )
}

function PostFields({
  form: { field },
  titleInputRef,
  autoFocus,
}: Pick<Props, 'titleInputRef'> & {
  form: ReturnType<typeof useForm<PostValues>>
  autoFocus: boolean
}) {
  return (
    <>
      <TextField
        ref={titleInputRef}
        autoFocus={autoFocus}
        label={postFields.title.label}
        autoComplete="off"
        dir="auto"
        required
        {...field('title')}
      />
      <TextArea
        label={postFields.content.label}
        optional
        rows={7}
        dir="auto"
        className="lg:max-h-[min(50dvh,100dvh-32rem)]"
        {...field('content')}
      />
    </>
  )
}

/** The draft and the state of the form. `afterSave` is called if the form is still open then. */
function usePostForm(
  userId: string,
  post: Post | undefined,
  changes: PostMutations,
  afterSave: () => void,
) {
  const draft = useDraft(userId, getPostDraftName(post?.id))
  const saved = toPostValues(post)
  const values = toPostValues({ ...saved, ...draft.values })
  /** The version of the post that the draft has started from. */
  const updated_at = draft.baseVersion ?? post?.updated_at ?? ''

  const form = useForm<PostValues>({
    values,
    onChange: (typed) =>
      haveSameValues(typed, saved)
        ? draft.discard()
        : draft.save({ values: typed, baseVersion: post && updated_at }),
    check: (typed) => mapPostFields((name) => checkText(typed[name], postFields[name])),
    isBusy: useIsSaving(userId, post?.id),
    onInvalid() {
      if (isBlank(values.title))
        showErrorToast(postFormCopy[post ? 'update' : 'create'].withoutTitle)
    },
    async onSubmit(element) {
      const text = { ...values, title: values.title.trim() }
      const isSaved = post
        ? await changes.update({ id: post.id, updated_at }, text)
        : await changes.create(text)
      if (isSaved && element.isConnected) afterSave()
    },
  })
  return { draft, isChanged: !haveSameValues(values, saved), form }
}
