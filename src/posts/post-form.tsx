import { clsx } from 'clsx'
import { Plus } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useBeforeUnload, useNavigationType } from 'react-router-dom'
import { postForms } from '@/content/posts'
import { useDraft } from '@/lib/drafts'
import { checkText, isBlank } from '@/lib/validate'
import { Button } from '@/ui/button'
import { DiscardButton } from '@/ui/discard-button'
import { TextArea, TextField } from '@/ui/field'
import { Form, SubmitButton, useForm } from '@/ui/form'
import { RestoredNotice } from '@/ui/restored-notice'
import { showErrorToast } from '@/ui/toasts'
import { getPostDraftName } from './post-drafts'
import { valuesOf, isEqual, mapFields, type Post, type PostValues, postFields } from './post-fields'
import { type PostChanges, useIsSaving } from './queries'

interface Props {
  titleInput: RefObject<HTMLInputElement | null>
  userId: string
  post?: Post
  changes: PostChanges
  /** On narrow screens, the form for a new post is a button until it is needed. */
  isFoldable: boolean
  /** Called when the post was updated, if its form is still open then, and after "Cancel Edit". */
  onClose: (id: string) => void
}

/** Creates a post, or edits the given one. What was typed is kept until the server has saved it. */
export function PostForm({ titleInput, userId, post, changes, isFoldable, onClose }: Props) {
  const { draft, isChanged, form } = usePostForm(userId, post, changes, afterSave)
  const [isUnfolded, setIsUnfolded] = useState(false)
  const newPost = useRef<HTMLButtonElement>(null)
  const isFolded = isFoldable && !isUnfolded && !post && !draft.values
  const words = postForms[post ? 'update' : 'create']
  // "Edit" opens the form by a navigation, a reload does not.
  const isOpened = useNavigationType() !== 'POP' && post !== undefined

  useBeforeUnload((event) => {
    if (isChanged) event.preventDefault()
  })

  function unfold() {
    flushSync(() => setIsUnfolded(true))
    titleInput.current?.focus()
  }

  function afterSave() {
    if (post) return onClose(post.id)
    flushSync(() => setIsUnfolded(false))
    // The button shows on narrow screens, the field on wide ones. What is hidden does not take the focus.
    newPost.current?.focus()
    titleInput.current?.focus()
  }

  function discard() {
    setIsUnfolded(true)
    draft.discard()
  }

  return (
    <>
      {isFolded && (
        <Button ref={newPost} onClick={unfold} className="justify-self-start lg:hidden">
          <Plus className="size-4" />
          New post
        </Button>
      )}
      <Form
        form={form}
        onChange={() => setIsUnfolded(true)}
        className={clsx(
          'grid grid-cols-1 gap-5 rounded-xl border border-line bg-surface p-6 shadow-card',
          // It sticks in windows that are high enough for all of it.
          '[@media(min-height:44rem)]:lg:sticky [@media(min-height:44rem)]:lg:top-24',
          isFolded && 'max-lg:hidden',
        )}
      >
        <h2 className="text-h3">{words.title}</h2>
        {draft.isRestored && <RestoredNotice disabled={form.isPending} onDiscard={discard} />}
        <PostFields form={form} titleInput={titleInput} autoFocus={isOpened} />
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
  titleInput,
  autoFocus,
}: Pick<Props, 'titleInput'> & {
  form: ReturnType<typeof useForm<PostValues>>
  autoFocus: boolean
}) {
  return (
    <>
      <TextField
        ref={titleInput}
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
  changes: PostChanges,
  afterSave: () => void,
) {
  const draft = useDraft(userId, getPostDraftName(post?.id))
  const saved = valuesOf(post)
  const values = valuesOf({ ...saved, ...draft.values })
  /** The version of the post that the draft has started from. */
  const updated_at = draft.baseVersion ?? post?.updated_at ?? ''

  const form = useForm<PostValues>({
    values,
    onChange: (typed) =>
      isEqual(typed, saved)
        ? draft.discard()
        : draft.save({ values: typed, baseVersion: post && updated_at }),
    check: (typed) => mapFields((name) => checkText(typed[name], postFields[name])),
    isBusy: useIsSaving(userId, post?.id),
    onInvalid() {
      if (isBlank(values.title)) showErrorToast(postForms[post ? 'update' : 'create'].withoutTitle)
    },
    async onSubmit(element) {
      const text = { ...values, title: values.title.trim() }
      const isSaved = post
        ? await changes.update({ id: post.id, updated_at }, text)
        : await changes.create(text)
      if (isSaved && element.isConnected) afterSave()
    },
  })
  return { draft, isChanged: !isEqual(values, saved), form }
}
