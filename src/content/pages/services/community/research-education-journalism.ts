import { AudioLines, BookCopy, FileSearch, FlaskConical, Quote, ScanText } from 'lucide-react'
import { contactHref, signupHref } from '@/content/catalog/hrefs'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Research, Education & Journalism workspace',
    description:
      'A workspace for labs, departments and newsrooms where every claim stays attached to the paper, data set or interview it came from.',
  },
  hero: {
    headline: 'A research workspace that keeps every source',
    tagline:
      'For scholars, teachers and reporters: keep each statement linked to the paper, data or interview behind it.',
    ctas: [
      { label: 'Start free trial', to: signupHref('research-education') },
      { label: 'Ask about your institution', to: contactHref('InstitutionalSolutions') },
    ],
    mockup: {
      kind: 'document',
      title: 'Who drinks from the Elk?',
      note: 'Draft 6, 31 sources',
      action: 'Cite',
      people: ['IM', 'GT'],
      heading: 'Nitrate in four wells',
      paragraphs: [
        [
          'Two of the four wells exceeded the federal limit of ',
          { style: 'highlighted', text: '10 mg per liter [4]' },
          ' in at least three of the five years tested.',
        ],
        [
          '“We stopped giving it to the baby,” says a farmer upstream ',
          { style: 'highlighted', text: '[interview 12, 14:32]' },
          '.',
        ],
        [
          'The county ',
          { style: 'deleted', text: 'ignored' },
          ' ',
          { style: 'added', text: 'did not answer' },
          ' two letters.',
        ],
      ],
      comments: [
        { author: 'Source 4', text: 'Sampling table, page 9, rows 3 to 7.' },
        { author: 'Grace', text: 'Do we have the letters? Then cite both.' },
      ],
      composer: 'Find a source for this sentence',
    },
  },
  sections: [
    {
      kind: 'table',
      title: 'For labs, departments and newsrooms',
      columns: ['Your work', 'In a lab', 'In a department', 'In a newsroom'],
      rows: [
        [
          'Material',
          'Protocols, measurements, preprints',
          'Readings, rubrics, student papers',
          'Interviews, public records, archives',
        ],
        [
          'Reviewed by',
          'Co-authors and the IRB',
          'Second reader and program chair',
          'Desk editor and fact-checker',
        ],
        ['Published', 'Manuscript and data set', 'Syllabus and course pack', 'Annotated story'],
        [
          'Kept private',
          'Names of participants',
          'Grades and accommodations',
          'Confidential sources',
        ],
      ],
    },
    {
      kind: 'cards',
      title: 'Research features',
      cards: [
        {
          icon: Quote,
          title: 'Citations',
          description:
            'Move a paragraph and its footnotes move with it. Switch from APA to Chicago when the journal or the department changes its mind.',
        },
        {
          icon: FlaskConical,
          title: 'Lab notebook',
          description:
            'Entries are signed and timestamped, corrections leave the old reading visible, and a run can be traced to its batch of reagent.',
        },
        {
          icon: AudioLines,
          title: 'Interview transcripts',
          description:
            'Click a line of the transcript and hear the speaker say it. Mark what is on the record, on background, or not for use.',
        },
        {
          icon: BookCopy,
          title: 'Course packs and seminars',
          description:
            'Gather the readings for week five, note which are licensed and which are open, and see questions in the margin before class.',
        },
        {
          icon: FileSearch,
          title: 'Document search',
          description:
            'Drop in nine hundred pages of council minutes or case files and find every mention of a parcel number, scans included.',
        },
        {
          icon: ScanText,
          title: 'Summaries with sources',
          description:
            'Pull the methods and limitations from forty papers. Each sentence of the answer cites the page it’s based on, for you to check.',
          conceptual: true,
        },
      ],
    },
    {
      kind: 'notice',
      title: 'Check every summary',
      text: 'A summary is a starting point, never a source. Machine-written text can misread a table or drop a caveat. Open the page that a sentence points to before you publish, grade or act on it.',
    },
    {
      kind: 'faq',
      title: 'Research workspace FAQ',
      questions: [
        {
          question: 'Can notes about a confidential source be kept from colleagues?',
          answer:
            'Yes. A folder can be closed to everyone but the people you name, even workspace administrators, and its titles don’t appear in search.',
        },
        {
          question: 'What formats can we export our material in?',
          answer:
            'References as BibTeX or RIS, tables as CSV, text as Word or PDF, audio as recorded. Leaving should take an afternoon.',
        },
        {
          question: 'Do students and freelancers need their own account?',
          answer:
            'To write, yes. To read one document or comment on one draft, a link that expires is enough.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Open a workspace, alone or as an institution',
    text: 'Writers can start with a free trial. For a department or newsroom, tell us your team size and archives, and we’ll plan the move together.',
    ctas: [
      { label: 'Start free trial', to: signupHref('research-education') },
      { label: 'Ask about your institution', to: contactHref('InstitutionalSolutions') },
    ],
  },
}
