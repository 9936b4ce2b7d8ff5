import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Pencil, Trash } from 'lucide-react'
import type { ComponentProps } from 'react'
import { IconButton } from '@/ui/button'
import { ConfirmButton } from '@/ui/confirm-dialog'
import { ExpandableText } from '@/ui/expandable-text'
import { RelativeTime } from '@/ui/relative-time'
import { getConfirmDeleteCopy } from './copy'
import { useDashboardSearchParams } from './dashboard-search-params'
import { focusPost, passFocusOn } from './focus'
import type { Post } from './post'
import { postKey, useDeletePost, useDeletingIds } from './queries'

/** A post with edit and delete buttons. Marks the post being edited. */
export function PostItem({
  userId,
  post,
  ...rest
}: { userId: string; post: Post } & ComponentProps<'li'>) {
  const { id, title, content, created_at, updated_at } = post
  const { params, setParams } = useDashboardSearchParams()
  const queryClient = useQueryClient()
  const { mutate: deletePost } = useDeletePost(userId)
  const isDeleting = useDeletingIds(userId).includes(id)
  const isEdited = id === params.edit

  /** Opens the form with the version of the post that the list shows, or a newer one if it is known. */
  function edit() {
    queryClient.setQueryData<Post | null>(postKey(userId, id), (known) =>
      known && known.updated_at > updated_at ? known : post,
    )
    setParams({ edit: id })
  }

  /** Closes the form of the post. Focuses the item, which passes the focus on when it is removed. */
  function confirmDelete() {
    if (isEdited) setParams({ edit: undefined })
    focusPost(id)
    deletePost(post)
  }

  return (
    <li ref={passFocusOn} tabIndex={-1} className="inset-focus" {...rest}>
      <article
        inert={isDeleting}
        // The time is on the line of the title, and in a narrow list below the text. With large text on
        // a phone, the buttons are below it, too.
        className={clsx(
          'grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 px-5 py-3.5 inert:opacity-60 @xl:grid-cols-[minmax(0,1fr)_auto_5.5rem]',
          isEdited && 'border-l-3 border-accent bg-accent-tint pl-4.25',
        )}
        aria-busy={isDeleting}
        aria-current={isEdited || undefined}
        aria-labelledby={`post-${id}`}
      >
        <h3 id={`post-${id}`} dir="auto" className="col-span-full text-h4 @3xs:col-span-1">
          {title}
        </h3>
        <p className="row-start-3 mt-1 text-xs text-muted first-letter:uppercase @xl:col-start-2 @xl:row-start-1 @xl:mt-0">
          {isEdited && <span className="font-semibold text-accent">Editing · </span>}
          <RelativeTime date={created_at} />
          {updated_at !== created_at && (
            <>
              {' · edited '}
              <RelativeTime date={updated_at} />
            </>
          )}
        </p>
        <div className="col-span-full row-start-4 -my-2.5 -mr-3.5 flex self-start justify-self-end @3xs:col-span-1 @3xs:col-start-2 @3xs:row-start-1 @xl:col-start-3">
          <IconButton variant="muted-icon" label={`Edit ${title}`} onClick={edit}>
            <Pencil className="size-4" />
          </IconButton>
          <ConfirmButton
            variant="muted-icon"
            aria-label={`Delete ${title}`}
            getQuestion={() => getConfirmDeleteCopy(title)}
            onConfirm={confirmDelete}
          >
            <Trash className="size-4" />
          </ConfirmButton>
        </div>
        <ExpandableText
          name={title}
          text={content ?? ''}
          className="col-span-full row-start-2 mt-1 text-sm text-muted @xl:col-end-3"
          buttonClassName="col-start-2 row-start-3 -my-3 justify-self-end @xl:col-start-3 @xl:row-start-2 @xl:-mb-2.5 @xl:self-end"
        />
      </article>
    </li>
  )
}
