import { useIsMutating } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Plus } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useBeforeUnload, useNavigationType } from 'react-router-dom'
import { postFormCopy } from '@/content/copy/posts'
import { useDraft } from '@/drafts/drafts'
import { validateText } from '@/lib/validate'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { DiscardButton } from '@/ui/discard-button'
import { TextArea, TextField } from '@/ui/field'
import { Form, SubmitButton } from '@/ui/form'
import { useForm } from '@/ui/use-form'
import { FormAlert } from '@/ui/form-alert'
import { DraftNotice } from '@/drafts/draft-notice'
import { showErrorToast } from '@/ui/toast-store'
import { getPostDraftName, haveSameValues, type Post, type PostValues, toPostValues } from './post'
import { saveKey, useSavePost } from './queries'

/** Creates a post, or edits the given one. The input is kept until the server has saved it. */
export function PostForm({
  titleInputRef,
  userId,
  id,
  post,
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
  /** Whether the form for a new post starts as a button on narrow screens. */
  isCollapsible: boolean
  /** Called after "Cancel Edit", and after a save if the form of this ID is still open. */
  onClose: (id: string) => void
}) {
  const draft = useDraft(userId, getPostDraftName(id))
  const saved = toPostValues(post)
  const values: PostValues = { ...saved, ...draft.values }
  /** The version of the post that the draft is based on. */
  const basedOn = draft.basedOn ?? post?.updated_at
  const isChanged = !haveSameValues(values, saved)
  const copy = postFormCopy[post ? 'update' : 'create']
  const [isExpanded = !isCollapsible, setIsExpanded] = useState<boolean>()
  const isCollapsed = !isExpanded && !id && !draft.values
  const newPostRef = useRef<HTMLButtonElement>(null)
  const navigationType = useNavigationType()
  const { mutateAsync: savePost } = useSavePost(userId, id)

  const form = useForm({
    values,
    onChange: (input) =>
      haveSameValues(input, saved) ? draft.discard() : draft.save({ values: input, basedOn }),
    validate: ({ title, content }) => ({
      title: validateText(title, { label: 'Title', max: 200, required: true }),
      content: validateText(content, { label: 'Content', max: 20_000 }),
    }),
    // A save may have started before the page was reopened.
    isBusy: useIsMutating({ mutationKey: saveKey(userId, id) }) > 0,
    onInvalid: () => !values.title.trim() && showErrorToast(copy.withoutTitle),
    async onSubmit(typed, element) {
      await savePost({
        values: { ...typed, title: typed.title.trim() },
        requestId: draft.requestId,
        version: post && basedOn ? { id: post.id, updated_at: basedOn } : undefined,
      })
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

  return (
    <>
      {isCollapsed && (
        <Button ref={newPostRef} onClick={expand} className="justify-self-start lg:hidden">
          <Plus className="size-4" />
          New post
        </Button>
      )}
      <Card
        as={Form}
        form={form}
        onChange={() => setIsExpanded(true)}
        className={clsx(
          // Sticky below the header on wide screens. In a short window, the fields scroll.
          'flex flex-col gap-5 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)]',
          isCollapsed && 'max-lg:hidden',
        )}
      >
        <h2 className="text-h3">{copy.title}</h2>
        <DraftNotice draft={draft} disabled={form.isPending} onDiscard={discard} />
        {/* The padding keeps focus outlines from being cut off. */}
        <div className="-m-1 grid grid-cols-1 gap-5 p-1 lg:overflow-y-auto">
          <TextField
            ref={titleInputRef}
            // Focus the title only if a navigation opened the form, not a reload.
            autoFocus={post !== undefined && navigationType !== 'POP'}
            label="Title"
            autoComplete="off"
            dir="auto"
            required
            {...form.getFieldProps('title')}
          />
          <TextArea
            label="Content"
            optional
            rows={7}
            dir="auto"
            {...form.getFieldProps('content')}
          />
        </div>
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
      </Card>
    </>
  )
}
