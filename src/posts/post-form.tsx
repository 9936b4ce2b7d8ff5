import { clsx } from 'clsx'
import { Plus } from 'lucide-react'
import { Fragment, type ReactNode, type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useBeforeUnload, useNavigationType } from 'react-router-dom'
import { postFormCopy } from '@/content/posts'
import { useDraft } from '@/lib/drafts'
import { getErrorMessage } from '@/lib/errors'
import { validateText, isBlank } from '@/lib/validate'
import { Button } from '@/ui/button'
import { DiscardButton } from '@/ui/discard-button'
import { TextArea, TextField } from '@/ui/field'
import { Form, SubmitButton } from '@/ui/form'
import { useForm } from '@/ui/use-form'
import { FormAlert } from '@/ui/form-alert'
import { RestoredDraftNotice } from '@/ui/restored-draft-notice'
import { showErrorToast } from '@/ui/toast-store'
import type { PostMutations } from './mutations'
import { getPostDraftName } from './post-drafts'
import {
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

interface Props {
  titleInputRef: RefObject<HTMLInputElement | null>
  userId: string
  /**
   * The ID in the URL, which belongs to `post` or to a deleted post whose draft becomes a new post.
   */
  id?: string
  post?: Post
  mutations: PostMutations
  /** Whether the form for a new post is open. On narrow screens, it starts as a button. */
  isCollapsible: boolean
  /** Called after "Cancel Edit", and after a save if the form of this ID is still open. */
  onClose: (id: string) => void
}

/** Creates a post, or edits the given one. The input is kept until the server has saved it. */
export function PostForm(props: Props) {
  const { titleInputRef, id, post, isCollapsible, onClose } = props
  const { draft, isChanged, form, errorMessage } = usePostForm(props, afterSave)
  const [isExpanded, setIsExpanded] = useState(false)
  const newPostRef = useRef<HTMLButtonElement>(null)
  const isCollapsed = isCollapsible && !isExpanded && !id && !draft.values
  const copy = postFormCopy[post ? 'update' : 'create']
  const navigationType = useNavigationType()

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
        <Button
          ref={newPostRef}
          onClick={expand}
          className="col-start-1 justify-self-start lg:hidden"
        >
          <Plus className="size-4" />
          New post
        </Button>
      )}
      <Form
        form={form}
        onChange={() => setIsExpanded(true)}
        className={clsx(
          'grid grid-cols-1 gap-5 rounded-xl border border-line bg-surface p-6 shadow-card max-lg:col-span-full',
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
        {errorMessage && <FormAlert result={{ kind: 'error', text: errorMessage }} />}
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

/** Returns the draft and the state of the form. `afterSave` is called if the form is still open. */
function usePostForm({ userId, id, post, mutations }: Props, afterSave: () => void) {
  const draft = useDraft(userId, getPostDraftName(id))
  const saved = toFormValues(post)
  const values = mapPostFields((name) => draft.values?.[name] ?? saved[name])
  /** The version of the post that the draft is based on. */
  const baseVersion = draft.baseVersion ?? post?.updated_at
  /** The error of the last try. */
  const [errorMessage, setErrorMessage] = useState<string>()

  const form = useForm<PostFormValues>({
    values,
    onChange: (input) =>
      haveSameValues(input, saved) ? draft.discard() : draft.save({ values: input, baseVersion }),
    validate: (input) => mapPostFields((name) => validateText(input[name], postFields[name])),
    isBusy: useIsSaving(userId, id),
    onInvalid() {
      setErrorMessage(undefined)
      if (isBlank(values.title))
        showErrorToast(postFormCopy[post ? 'update' : 'create'].withoutTitle)
    },
    async onSubmit(element) {
      setErrorMessage(undefined)
      try {
        if (post && baseVersion)
          await mutations.update({ id: post.id, updated_at: baseVersion }, toPostValues(values))
        else await mutations.create(toPostValues(values), id)
        if (element.isConnected) afterSave()
      } catch (error) {
        setErrorMessage(getErrorMessage(error))
      }
    },
  })
  return { draft, isChanged: !haveSameValues(values, saved), form, errorMessage }
}
