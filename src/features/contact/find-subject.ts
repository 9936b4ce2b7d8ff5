import {
  contactSubjects,
  serviceNotes,
  type SubjectNotesName,
} from '@/content/catalog/contact-subjects'
import { findService } from '@/content/catalog/open-services'
import { pageRoutes } from '@/content/catalog/page-routes'
import { subjectNotes } from './copy'

const subjects = new Map<string, { text: string; notes?: SubjectNotesName }>([
  ...pageRoutes
    .filter(findService)
    .map(({ label }) => [label, { text: label, notes: serviceNotes[label] }] as const),
  ...Object.entries(contactSubjects),
])

/** Returns the text and the notes of the subject in a link's `?subject=`, if there is one. */
export function findSubject(key: string) {
  const { text, notes } = subjects.get(key) ?? {}
  return { subject: text, notes: notes && subjectNotes[notes] }
}
