import { contactSubjects } from '@/content/catalog/contact-subjects'
import { findService } from '@/content/catalog/open-services'
import { pageRoutes, type RouteLabel } from '@/content/catalog/page-routes'
import { pageNotes } from './copy'

const subjects = new Map<string, { text: string; notesOf?: RouteLabel }>([
  ...pageRoutes
    .filter(findService)
    .map(({ label }) => [label, { text: label, notesOf: label }] as const),
  ...Object.entries(contactSubjects),
])

/** Returns the text and the notes of the subject in a link's `?subject=`, if there is one. */
export function findSubject(key: string) {
  const { text, notesOf } = subjects.get(key) ?? {}
  return { subject: text, notes: notesOf && pageNotes[notesOf] }
}
