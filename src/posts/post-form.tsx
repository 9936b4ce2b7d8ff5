import { type FormEvent, useRef, useState } from 'react'
import { checkText, isBlank } from '@/lib/validate'
import { Button } from '@/ui/button'
import { TextArea, TextField } from '@/ui/field'
import { showToast } from '@/ui/toasts'
import { createPost, type Post, postLimits, updatePost } from './posts'
import { messageOf } from './use-posts'

/**
 * Writes a new post, or changes the one given; mount it anew for another post. What was typed stays
 * until the server has taken it.
 */
export function PostForm({
  userId,
  post,
  autoFocus,
  onSaved,
  onCancel,
}: {
  userId: string
  post?: Post
  autoFocus: boolean
  onSaved: () => void
  onCancel: () => void
}) {
  const [title, setTitle] = useState(post?.title ?? '')
  const [content, setContent] = useState(post?.content ?? '')
  const [saving, setSaving] = useState(false)
  const [checked, setChecked] = useState(false)
  const titleInput = useRef<HTMLInputElement>(null)

  const errors = {
    title: checkText(title, { label: 'Title', max: postLimits.title, required: true }),
    content: checkText(content, { label: 'Content', max: postLimits.content }),
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (isBlank(title)) {
      showToast({
        title: post ? 'Title is required for update' : 'Title is required',
        variant: 'destructive',
      })
      titleInput.current?.focus()
      return
    }
    if (errors.title || errors.content) return
    setSaving(true)
    try {
      const draft = { title: title.trim(), content }
      await (post ? updatePost(userId, post.id, draft) : createPost(userId, draft))
      showToast({ title: post ? 'Post Updated!' : 'Post Created!' })
      onSaved()
    } catch (error) {
      showToast({
        title: post ? 'Error updating post' : 'Error creating post',
        description: messageOf(error),
        variant: 'destructive',
      })
      setSaving(false)
    }
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <h2 className="text-h3">{post ? 'Edit post' : 'New post'}</h2>
      <TextField
        ref={titleInput}
        autoFocus={autoFocus}
        label="Title"
        name="title"
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        error={checked ? errors.title : undefined}
        autoComplete="off"
        required
      />
      <TextArea
        label="Content"
        name="content"
        optional
        rows={7}
        value={content}
        onChange={(event) => setContent(event.target.value)}
        error={checked ? errors.content : undefined}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" disabled={saving}>
          {saving ? 'Saving...' : post ? 'Update Post' : 'Create Post'}
        </Button>
        {post && (
          <Button variant="secondary" onClick={onCancel}>
            Cancel Edit
          </Button>
        )}
      </div>
    </form>
  )
}
