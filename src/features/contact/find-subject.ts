import { contactSubjects } from '@/content/catalog/contact-subjects'
import { findService } from '@/content/catalog/open-services'
import { pageRoutes } from '@/content/catalog/page-routes'
import { subjectNotes } from './copy'

/** The text of each subject. The label of a service's page is a subject, too. */
const texts = new Map<string, string>([
  ...pageRoutes.filter(findService).map(({ label }): [string, string] => [label, label]),
  ...Object.entries(contactSubjects),
])

/** Returns the text and the notes of the subject in a link's `?subject=`, if there is one. */
export const findSubject = (key: string) => ({
  subject: texts.get(key),
  notes: subjectNotes.get(key),
})
