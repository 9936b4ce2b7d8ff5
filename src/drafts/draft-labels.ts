import type { DraftKind, DraftName } from './drafts'

/** The label of each kind of draft in the confirmation of a logout. */
const draftLabels: Record<DraftKind, string> = {
  'new-post': 'your new post',
  post: 'your changes to a post',
  contact: 'your contact message',
  inquiry: 'your request',
}

/** Returns the labels of the drafts with these names. */
export const findDraftLabels = (names: DraftName[]) =>
  Object.entries(draftLabels).flatMap(([kind, label]) =>
    names.some((name) => name.split(':')[0] === kind) ? label : [],
  )
