import { clsx } from 'clsx'
import { Plus } from 'lucide-react'
import { Fragment, type ReactNode, type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useBeforeUnload, useNavigationType } from 'react-router-dom'
import { postFormCopy } from '@/content/posts'
import { useDraft } from '@/lib/drafts'
import { validateText, isBlank } from '@/lib/validate'
import { Button } from '@/ui/button'
import { DiscardButton } from '@/ui/discard-button'
import { TextArea, TextField } from '@/ui/field'
import { Form, SubmitButton } from '@/ui/form'
import { useForm } from '@/ui/use-form'
import { FormAlert } from '@/ui/form-alert'
import { RestoredDraftNotice } from '@/ui/restored-draft-notice'
import { showErrorToast } from '@/ui/toast-store'
import type { MutatePost } from './mutations'
import {
  getPostDraftName,
  haveSameValues,
  mapPostFields,
  type Post,
  type PostField,
  postFields,
  type PostFormValues,
  toFormValues,
  toPostValues,
} from './post-fields'
import { useIsSaving } from './queries'

/** Creates a post, or edits the given one. The input is kept until the server has saved it. */
export function PostForm({
  titleInputRef,
  userId,
  id,
  post,
  mutatePost,
  isCollapsible,
  onClose,
}: {
  titleInputRef: RefObject<HTMLInputElement | null>
  userId: string
  /**
   * The ID in the URL, which belongs to `post` or to a deleted post whose draft becomes a new post.
   */
  id?: string
  post?: Post
  mutatePost: MutatePost
  /** Whether the form for a new post starts as a button on narrow screens. */
  isCollapsible: boolean
  /** Called after "Cancel Edit", and after a save if the form of this ID is still open. */
  onClose: (id: string) => void
}) {
  const draft = useDraft(userId, getPostDraftName(id))
  const saved = toFormValues(post)
  const values: PostFormValues = { ...saved, ...draft.values }
  /** The version of the post that the draft is based on. */
  const baseVersion = draft.baseVersion ?? post?.updated_at
  const isChanged = !haveSameValues(values, saved)
  const copy = postFormCopy[post ? 'update' : 'create']
  const [isExpanded, setIsExpanded] = useState(false)
  const isCollapsed = isCollapsible && !isExpanded && !id && !draft.values
  const newPostRef = useRef<HTMLButtonElement>(null)
  const navigationType = useNavigationType()

  const form = useForm({
    values,
    onChange: (input) =>
      haveSameValues(input, saved) ? draft.discard() : draft.save({ values: input, baseVersion }),
    validate: (input) => mapPostFields((name) => validateText(input[name], postFields[name])),
    isBusy: useIsSaving(userId, id),
    onInvalid: () => isBlank(values.title) && showErrorToast(copy.withoutTitle),
    async onSubmit(element) {
      const input = toPostValues(values)
      await mutatePost(
        post && baseVersion
          ? { kind: 'update', id: post.id, updated_at: baseVersion, values: input }
          : { kind: 'create', id, values: input },
      )
      if (element.isConnected) afterSave()
    },
  })

  useBeforeUnload((event) => {
    if (isChanged) event.preventDefault()
  })

  function expand() {
    flushSync(() => setIsExpanded(true))
    titleInputRef.current?.focus()
  }

  function afterSave() {
    if (id) return onClose(id)
    flushSync(() => setIsExpanded(false))
    // Narrow screens show the button, wide screens the field. Hidden elements ignore focus().
    newPostRef.current?.focus()
    titleInputRef.current?.focus()
  }

  function discard() {
    setIsExpanded(true)
    draft.discard()
    if (id && !post) onClose(id)
  }

  // An object, so that the compiler reports a field without an input.
  const inputs: Record<PostField, ReactNode> = {
    title: (
      <TextField
        ref={titleInputRef}
        // Focus the title only if a navigation opened the form, not a reload.
        autoFocus={post !== undefined && navigationType !== 'POP'}
        label={postFields.title.label}
        autoComplete="off"
        dir="auto"
        required
        {...form.getFieldProps('title')}
      />
    ),
    content: (
      <TextArea
        label={postFields.content.label}
        optional
        rows={7}
        dir="auto"
        className="lg:max-h-[min(50dvh,100dvh-32rem)]"
        {...form.getFieldProps('content')}
      />
    ),
  }

  return (
    <>
      {isCollapsed && (
        <Button ref={newPostRef} onClick={expand} className="justify-self-start lg:hidden">
          <Plus className="size-4" />
          New post
        </Button>
      )}
      <Form
        form={form}
        onChange={() => setIsExpanded(true)}
        className={clsx(
          'grid grid-cols-1 gap-5 rounded-xl border border-line bg-surface p-6 shadow-card',
          // Sticky only in windows that are tall enough for the whole form.
          '[@media(min-height:44rem)]:lg:sticky [@media(min-height:44rem)]:lg:top-24',
          isCollapsed && 'max-lg:hidden',
        )}
      >
        <h2 className="text-h3">{copy.title}</h2>
        {draft.isRestored && <RestoredDraftNotice disabled={form.isPending} onDiscard={discard} />}
        {Object.entries(inputs).map(([name, input]) => (
          <Fragment key={name}>{input}</Fragment>
        ))}
        {form.result && <FormAlert result={form.result} />}
        <div className="flex flex-wrap gap-3">
          <SubmitButton form={form} pendingLabel="Saving...">
            {copy.submit}
          </SubmitButton>
          {id && (
            <DiscardButton
              variant="secondary"
              disabled={form.isPending}
              changed={isChanged}
              onDiscard={() => {
                draft.discard()
                onClose(id)
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
