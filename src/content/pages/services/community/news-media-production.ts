import { Clapperboard, FilePenLine, Film, PenLine, Scissors, SquareKanban } from 'lucide-react'
import { contactHref, signupHref } from '@/content/catalog/hrefs'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'News & Media Production: a newsroom desk',
    description:
      'How a newsroom would plan the day, assign crews, edit copy and footage, and send each version to print, air and web, with a name on every story.',
  },
  hero: {
    headline: 'A newsroom desk for print, air and web',
    tagline:
      'Follow a zoning vote below, from the tip to the dated correction, and borrow its steps. Planned: a desk that shows who has a story, what’s missing and which outlet gets it when.',
    ctas: [
      { label: 'Create an account', to: signupHref('news-media') },
      { label: 'Ask about media production', to: contactHref('MediaProductionInquiry') },
    ],
    picture: {
      kind: 'board',
      title: 'Thursday’s news budget',
      note: 'Example: first newscast at 6:00 PM',
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
              value: { tone: 'accent', text: 'Camera 1' },
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
              value: { tone: 'accent', text: 'Second read' },
              dragged: true,
            },
            {
              title: 'Bakery fire',
              text: 'Name to confirm',
              value: { tone: 'danger', text: 'Hold' },
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
              value: { tone: 'success', text: 'Cleared' },
            },
            { title: 'High tide table', text: 'Site and page 12' },
          ],
        },
      ],
    },
  },
  sections: [
    {
      kind: 'steps',
      title: 'How it would work',
      intro: 'An example: a zoning vote, followed from a reader’s photo to the archive.',
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
      title: 'Planned newsroom features',
      cards: [
        {
          icon: SquareKanban,
          title: 'Assignment board',
          text: 'Slugs, crews and deadlines together, with unassigned stories on top.',
        },
        {
          icon: PenLine,
          title: 'Copy desk with tracked edits',
          text: 'House style, checked as you type. Each change would carry initials, and a headline that breaks the column would be flagged in time.',
        },
        {
          icon: Film,
          title: 'Footage archive',
          text: 'The mayor’s spring press conference, found without calling the archive.',
        },
        {
          icon: Clapperboard,
          title: 'Newscast rundowns',
          text: 'Packages to drag up the rundown, with a backtime that follows, and the scripts, graphics and captions of each.',
        },
        {
          icon: FilePenLine,
          title: 'Rights and releases',
          text: 'Photographer, fee, embargo and license end date with every photo, and the interview release with the person.',
        },
        {
          icon: Scissors,
          title: 'Rough cuts from the transcript',
          text: 'A transcript to delete sentences from, and a video cut to match.',
          conceptual: true,
        },
      ],
    },
    {
      kind: 'points',
      title: 'A version for every outlet',
      intro:
        'An example: the same facts three times, each in the length and at the hour its outlet needs.',
      picture: { kind: 'photo', photo: 'newspaper', drawing: 'media' },
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
    headline: 'Keep next week’s follow-ups',
    text: 'Save them as posts, without naming sources, and find one by a word in its title. Or name your outlets and deadlines, and we’ll tell you which beat the design would suit. Either way, you can get one email if News & Media Production opens.',
  },
}
