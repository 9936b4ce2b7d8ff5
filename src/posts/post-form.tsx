import { clsx } from 'clsx'
import { Plus } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { useBeforeUnload, useBlocker } from 'react-router-dom'
import { editConflict, leaveQuestion, postForms } from '@/content/posts'
import { useDraft } from '@/lib/drafts'
import { checkText, isBlank } from '@/lib/validate'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { TextArea, TextField } from '@/ui/field'
import { Form, SubmitButton, useForm } from '@/ui/form'
import { RestoredNotice } from '@/ui/restored-notice'
import { showErrorToast } from '@/ui/toasts'
import { draftName } from './draft-names'
import { draftOf, hasSameText, mapFields, type PostDraft, postFields } from './post-fields'
import type { EditablePost } from './use-editing-post'

/**
 * Creates a post, or edits the given one. What was typed is kept until the server has saved it, also
 * after a reload. On narrow screens, a `foldable` form for a new post is a button until it is needed.
 */
export function PostForm({
  titleInput,
  userId,
  post,
  autoFocus,
  foldable,
  saving,
  save,
  onClose,
}: {
  titleInput: RefObject<HTMLInputElement | null>
  userId: string
  post?: EditablePost
  autoFocus: boolean
  foldable: boolean
  /** The post is being saved, maybe since before the page was opened again. */
  saving: boolean
  /** Saves what was typed, over the version of the post that it started from. Returns whether it was saved. */
  save: (draft: PostDraft, updated_at?: string) => Promise<boolean>
  /** Called after a save, if the form is still open then, and after "Cancel Edit". */
  onClose: () => void
}) {
  const draft = useDraft(userId, draftName(post?.id))
  const [unfolded, setUnfolded] = useState(false)
  const words = postForms[post ? 'update' : 'create']

  const saved = draftOf(post)
  const values = draftOf({ ...saved, ...draft.values })
  const changed = !hasSameText(values, saved)
  /** The version of the post that the draft started from. */
  const baseUpdatedAt = draft.values?.updated_at ?? post?.updated_at
  const form = useForm<PostDraft>({
    values,
    onChange: updateDraft,
    check,
    busy: saving,
    onInvalid,
    onSubmit,
  })
  const conflict = changed && !form.pending && baseUpdatedAt !== post?.updated_at
  const folded = foldable && !unfolded && !post && !draft.values

  function updateDraft(typed: PostDraft, updated_at = baseUpdatedAt) {
    setUnfolded(true)
    if (hasSameText(typed, saved)) draft.discard()
    else draft.save({ ...typed, ...(updated_at && { updated_at }) })
  }

  function discard() {
    setUnfolded(true)
    draft.discard()
    titleInput.current?.focus()
  }

  function unfold() {
    flushSync(() => setUnfolded(true))
    titleInput.current?.focus()
  }

  function onInvalid() {
    if (isBlank(values.title)) showErrorToast(words.withoutTitle)
  }

  async function onSubmit(element: HTMLFormElement) {
    if (!(await save({ ...values, title: values.title.trim() }, baseUpdatedAt))) return
    draft.discard()
    // The page may show another form by now.
    if (element.isConnected) onClose()
  }

  return (
    <>
      {folded && (
        <Button autoFocus={autoFocus} onClick={unfold} className="justify-self-start lg:hidden">
          <Plus className="size-4" />
          New post
        </Button>
      )}
      <Form
        form={form}
        className={clsx(
          'grid grid-cols-1 gap-5 rounded-xl border border-line bg-surface p-6 shadow-card lg:sticky lg:top-24',
          folded && 'max-lg:hidden',
        )}
      >
        <h2 className="text-h3">{words.title}</h2>
        {conflict ? (
          <EditConflict
            text={editConflict[draft.restored ? 'restored' : 'typed']}
            saved={saved}
            onKeep={() => {
              updateDraft(values, post?.updated_at)
              titleInput.current?.focus()
            }}
            onDiscard={discard}
          />
        ) : (
          draft.restored && <RestoredNotice onDiscard={discard} />
        )}
        <TextField
          ref={titleInput}
          autoFocus={autoFocus}
          label={postFields.title.label}
          autoComplete="off"
          dir="auto"
          required
          {...form.field('title')}
        />
        <TextArea
          label={postFields.content.label}
          optional
          rows={7}
          dir="auto"
          {...form.field('content')}
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton form={form} pendingLabel="Saving...">
            {words.submit}
          </SubmitButton>
          {post && (
            <Button
              variant="secondary"
              disabled={form.pending}
              onClick={() => {
                draft.discard()
                onClose()
              }}
            >
              Cancel Edit
            </Button>
          )}
        </div>
        <LeaveDialog unsaved={post !== undefined && changed} />
      </Form>
    </>
  )
}

/** Shows the saved version of a post that was changed since the draft was started, and asks which one to use. */
function EditConflict({
  text,
  saved,
  onKeep,
  onDiscard,
}: {
  text: string
  saved: PostDraft
  onKeep: () => void
  onDiscard: () => void
}) {
  return (
    <div
      role="status"
      className="grid grid-cols-1 gap-3 rounded border border-accent-line bg-accent-tint p-3.5 text-sm"
    >
      <p>{text}</p>
      <TextArea
        readOnly
        rows={5}
        label={editConflict.savedVersion}
        value={Object.values(saved).join('\n\n')}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={onKeep}>
          {editConflict.keep}
        </Button>
        <Button variant="secondary" onClick={onDiscard}>
          {editConflict.discard}
        </Button>
      </div>
    </div>
  )
}

const check = (values: PostDraft) => mapFields((name) => checkText(values[name], postFields[name]))

/** Asks before leaving the page while there are unsaved changes. */
function LeaveDialog({ unsaved }: { unsaved: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  useBeforeUnload((event) => {
    if (unsaved) event.preventDefault()
  })
  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      {...leaveQuestion}
      onConfirm={() => blocker.proceed()}
      onCancel={() => blocker.reset()}
    />
  )
}
