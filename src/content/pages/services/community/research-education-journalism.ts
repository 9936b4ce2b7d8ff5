import { AudioLines, BookCopy, FileSearch, FlaskConical, Quote, ScanText } from 'lucide-react'
import { contactHref, signupHref } from '@/content/catalog/hrefs'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Research, Education & Journalism workspace',
    description:
      'How labs, departments and newsrooms would keep every claim attached to the paper, data set or interview it came from.',
  },
  hero: {
    headline: 'Keep every claim with its source',
    tagline:
      'Write your reading notes as posts, and check every AI summary by the rule below. Planned: a workspace where scholars, teachers and reporters link each statement to its source.',
    ctas: [
      { label: 'Create an account', to: signupHref('research-education') },
      { label: 'Ask about your institution', to: contactHref('InstitutionalSolutions') },
    ],
    picture: {
      kind: 'document',
      title: 'Who drinks from the Elk?',
      note: 'Example: draft 6, 31 sources',
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
      title: 'Planned research features',
      cards: [
        {
          icon: Quote,
          title: 'Citations',
          text: 'Footnotes that follow when you move a paragraph or change styles.',
        },
        {
          icon: FlaskConical,
          title: 'Lab notebook',
          text: 'Entries, each signed and timestamped. A correction would leave the old reading visible, and a run could be traced to its batch of reagent.',
        },
        {
          icon: AudioLines,
          title: 'Interview transcripts',
          text: 'A transcript whose lines play the speaker’s voice when you click.',
        },
        {
          icon: BookCopy,
          title: 'Course packs and seminars',
          text: 'The readings for week five, with a note of which are licensed and which are open.',
        },
        {
          icon: FileSearch,
          title: 'Document search',
          text: 'Every mention of a parcel number in nine hundred pages of council minutes, scans included.',
        },
        {
          icon: ScanText,
          title: 'Summaries with sources',
          text: 'Methods and limitations from forty papers, each with its page.',
          conceptual: true,
        },
      ],
    },
    {
      kind: 'notice',
      title: 'Check every summary',
      text: 'Machine-written text can misread a table or drop a caveat. Open the page that a sentence points to, then decide whether to publish, grade or act on it.',
    },
    {
      kind: 'faq',
      title: 'Research workspace FAQ',
      questions: [
        {
          question: 'Could notes about a confidential source be kept from colleagues?',
          answer:
            'In the design, yes. A folder can be closed to everyone but the people you name, even workspace administrators, and its titles don’t appear in search.',
        },
        {
          question: 'What formats could we export our material in?',
          answer:
            'References as BibTeX or RIS, tables as CSV, text as Word or PDF, audio as recorded: leaving should take an afternoon.',
        },
        {
          question: 'Would students and freelancers need their own account?',
          answer:
            'To write, yes. To read a document or comment on a draft, a link that expires would be enough.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Start with your reading notes',
    text: 'Keep them as posts, and download them all as JSON when you move on. Or describe your archives, without naming sources, and we’ll tell you what the design would keep. Either way, you can get one email if Research, Education & Journalism opens.',
  },
}
