import { Clapperboard, FilePenLine, Film, PenLine, Scissors, SquareKanban } from 'lucide-react'
import { contactHref, signupHref } from '@/content/catalog/hrefs'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'News & Media Production: one newsroom desk',
    description:
      'Plan the day, assign crews, edit copy and footage, and send each version to print, air and web from one newsroom desk that shows who holds the story.',
  },
  hero: {
    headline: 'One newsroom desk for print, air and web',
    tagline:
      'Plan coverage, assign reporters, edit copy and footage, and publish one story to print, air and web.',
    ctas: [
      { label: 'Start free trial', to: signupHref('news-media') },
      { label: 'Ask about media production', to: contactHref('MediaProductionInquiry') },
    ],
    mockup: {
      kind: 'board',
      title: 'Thursday’s news budget',
      note: 'First newscast at 6:00 PM',
      action: 'Assign',
      people: ['AR', 'BO', 'KD'],
      columns: [
        {
          name: 'Out',
          sum: '3',
          cards: [
            {
              title: 'Zoning vote',
              text: 'Bea, city hall, 2:00',
              status: { tone: 'open', text: 'Camera 1' },
            },
            { title: 'Ferry strike', text: 'Kofi, on the pier' },
            { title: 'Flu clinic', text: 'Needs a doctor' },
          ],
        },
        {
          name: 'Desk',
          sum: '2',
          cards: [
            {
              title: 'School bus route',
              text: '420 words, 2 photos',
              status: { tone: 'open', text: 'Second read' },
              dragged: true,
            },
            {
              title: 'Bakery fire',
              text: 'Name to confirm',
              status: { tone: 'late', text: 'Hold' },
            },
          ],
        },
        {
          name: 'Ready',
          sum: '2',
          cards: [
            {
              title: 'Frost by Friday',
              text: '0:40, captioned',
              status: { tone: 'done', text: 'Cleared' },
            },
            { title: 'High tide table', text: 'Site and page 12' },
          ],
        },
      ],
      floatingCard: { label: 'Still missing, school bus', value: 'The driver’s side' },
    },
  },
  sections: [
    {
      kind: 'steps',
      title: 'How it works',
      intro: 'How one story about a zoning vote moves through the desk.',
      steps: [
        {
          title: 'Receive the tip',
          text: 'A reader’s photo of the notice lands in the inbox with its time and place, and the metro editor opens a story slug for it.',
        },
        {
          title: 'Assign the story',
          text: 'The board shows who is near city hall and which camera is signed out. The reporter has the file, the map and two old clips.',
        },
        {
          title: 'Collect copy and pictures',
          text: 'Notes dictated on the city hall steps, a clip from the hearing and the vote count all arrive under the same slug.',
        },
        {
          title: 'Edit and clear',
          text: 'The desk edits, the lawyer clears one paragraph, and nothing moves to an outlet until both names are on it.',
        },
        {
          title: 'Publish, correct, archive',
          text: 'Each outlet gets its own version. A misspelled name is corrected in all of them, with the correction dated, and the file is archived.',
        },
      ],
    },
    {
      kind: 'cards',
      title: 'Newsroom features',
      intro: 'What you get for planning, editing and publishing.',
      cards: [
        {
          icon: SquareKanban,
          title: 'Assignment board',
          description:
            'See slugs, reporters, crews and deadlines in one view for the morning meeting, with unassigned stories on top.',
        },
        {
          icon: PenLine,
          title: 'Copy desk with tracked edits',
          description:
            'House style is checked as you type, each change carries initials, and a headline that breaks the column is flagged before print.',
        },
        {
          icon: Film,
          title: 'Footage archive',
          description:
            'Log clips by speaker, place and shot, and find the mayor at the podium from last spring without calling the archive.',
        },
        {
          icon: Clapperboard,
          title: 'Newscast rundowns',
          description:
            'Drag a package up the rundown and the backtime follows. Scripts, graphics and captions travel with their item.',
        },
        {
          icon: FilePenLine,
          title: 'Rights and releases',
          description:
            'Every photo keeps its photographer, fee, embargo and license end date, and the interview release is attached to the person.',
        },
        {
          icon: Scissors,
          title: 'Rough cuts from the transcript',
          description:
            'Delete sentences from the text and the video is cut to match, ready for an editor to smooth the cuts and add sound.',
          conceptual: true,
        },
      ],
    },
    {
      kind: 'story',
      title: 'A version for every outlet',
      intro: 'See what each outlet is waiting for and when it’s due.',
      image: 'newspaper',
      drawing: 'media',
      points: [
        {
          title: 'Website, now',
          text: 'Four confirmed sentences go up under the byline, and the live page says what isn’t known yet.',
        },
        {
          title: 'Broadcast, at 6:00\u00a0PM',
          text: 'A ninety-second script with its two clips and the lower third, timed to the second in the rundown.',
        },
        {
          title: 'Print, at 10:40\u00a0PM',
          text: 'Twenty inches, a map and a sidebar on the developer, with the jump line checked against the page plan.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Move one desk for a week',
    text: 'Take a single beat, such as schools or sports, and keep everything else as it is.',
    ctas: [
      { label: 'Ask about media production', to: contactHref('MediaProductionInquiry') },
      { label: 'Start free trial', to: signupHref('news-media') },
    ],
  },
}
