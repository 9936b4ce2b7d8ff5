import { Plus } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useBeforeUnload, useBlocker } from 'react-router-dom'
import { leaveQuestion, postForms } from '@/content/posts'
import { cn } from '@/lib/cn'
import { useDraft } from '@/lib/drafts'
import { checkText, isBlank } from '@/lib/validate'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { TextArea, TextField } from '@/ui/field'
import { Form, SubmitButton, useForm } from '@/ui/form'
import { RestoredNotice } from '@/ui/restored-notice'
import { showToast } from '@/ui/toasts'
import { type PostDraft, postLimits } from './posts'
import { draftName, type EditablePost } from './use-editing-post'

/**
 * Creates a post, or edits the given one. What was typed is kept until the server has saved it, also
 * after a reload. On narrow screens, a `foldable` form for a new post is a button until it is needed.
 */
export function PostForm({
  userId,
  post,
  autoFocus,
  foldable,
  save,
  onClose,
}: {
  userId: string
  post?: EditablePost
  autoFocus: boolean
  foldable: boolean
  /** Returns whether the post was saved. */
  save: (draft: PostDraft) => Promise<boolean>
  /** Called after a save, if the form is still open then, and on "Cancel Edit". */
  onClose: () => void
}) {
  const draft = useDraft(userId, draftName(post?.id))
  const [unfolded, setUnfolded] = useState(false)
  const titleInput = useRef<HTMLInputElement>(null)
  const words = postForms[post ? 'update' : 'create']

  const saved = { title: post?.title ?? '', content: post?.content ?? '' }
  const { title, content } = { ...saved, ...draft.values }
  const changed = isChanged({ title, content }, saved)
  /** What was saved when the draft was started. */
  const base = {
    title: draft.values?.baseTitle ?? saved.title,
    content: draft.values?.baseContent ?? saved.content,
  }
  const form = useForm<PostDraft>({ values: { title, content }, onChange: type, check, onSubmit })
  const conflict = changed && !form.pending && isChanged(base, saved)
  const folded = foldable && !unfolded && !post && !draft.values

  function type(typed: PostDraft, over = base) {
    setUnfolded(true)
    if (isChanged(typed, saved))
      draft.save({ ...typed, baseTitle: over.title, baseContent: over.content })
    else draft.discard()
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

  function submit(event: FormEvent<HTMLFormElement>) {
    if (isBlank(title)) showToast({ title: words.withoutTitle, variant: 'destructive' })
    return form.submit(event)
  }

  async function onSubmit(element: HTMLFormElement) {
    if (!(await save({ title: title.trim(), content }))) return
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
        form={{ ...form, submit }}
        className={cn(
          'grid grid-cols-1 gap-5 rounded-xl border border-line bg-surface p-6 shadow-card lg:sticky lg:top-24',
          folded && 'max-lg:hidden',
        )}
      >
        <h2 className="text-h3">{words.title}</h2>
        {draft.restored &&
          (conflict ? (
            <EditConflict
              onKeep={() => {
                type({ title, content }, saved)
                titleInput.current?.focus()
              }}
              onDiscard={discard}
            />
          ) : (
            <RestoredNotice onDiscard={discard} />
          ))}
        <TextField
          ref={titleInput}
          autoFocus={autoFocus}
          label="Title"
          autoComplete="off"
          required
          {...form.field('title')}
        />
        <TextArea label="Content" optional rows={7} {...form.field('content')} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton form={form} pending="Saving...">
            {words.submit}
          </SubmitButton>
          {post && (
            <Button variant="secondary" onClick={onClose}>
              Cancel Edit
            </Button>
          )}
        </div>
        <LeaveDialog unsaved={post !== undefined && changed} />
      </Form>
    </>
  )
}

/** Says that the post has changed since the draft was started, and asks which version to use. */
function EditConflict({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  return (
    <div
      role="status"
      className="grid gap-3 rounded border border-accent-line bg-accent-tint p-3.5 text-sm"
    >
      <p>
        We restored what you typed earlier, but the post was changed elsewhere in the meantime.
        Saving overwrites that change.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={onKeep}>
          Keep mine
        </Button>
        <Button variant="secondary" onClick={onDiscard}>
          Use the saved version
        </Button>
      </div>
    </div>
  )
}

const check = ({ title, content }: PostDraft) => ({
  title: checkText(title, { label: 'Title', max: postLimits.title, required: true }),
  content: checkText(content, { label: 'Content', max: postLimits.content }),
})

const isChanged = (one: PostDraft, other: PostDraft) =>
  one.title !== other.title || one.content !== other.content

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
