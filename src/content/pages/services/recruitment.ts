import { CalendarClock, Columns3, Handshake, ListChecks, Megaphone, Shapes } from 'lucide-react'
import { contactHref, signupHref } from '@/content/catalog/hrefs'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Recruitment and applicant tracking',
    description:
      'Write a job post people answer, ask every applicant the same questions, score before you discuss, and reply to everyone who applied.',
  },
  hero: {
    headline: 'Hire fairly, with the same questions for everyone',
    tagline:
      'Post jobs, interview with shared scorecards, schedule across calendars and answer every applicant.',
    ctas: [
      { label: 'Start free trial', to: signupHref('recruitment') },
      { label: 'Request a demo', to: contactHref('RecruitmentDemo') },
    ],
    mockup: {
      kind: 'board',
      title: 'Line cook, evenings',
      note: 'Example: 17 applicants, 5 questions each',
      people: ['MA', 'DN', 'TS'],
      columns: [
        {
          name: 'Applied',
          sum: '11',
          cards: [
            {
              title: 'Noor A.',
              text: 'Two seasons on grill',
              status: { tone: 'quiet', text: 'New' },
            },
            { title: 'Pavel K.', text: 'Cafeteria, 6 years' },
            { title: 'Grace T.', text: 'Culinary school' },
          ],
        },
        {
          name: 'Interview',
          sum: '4',
          cards: [
            {
              title: 'Ines M.',
              text: 'Thu 3:30, with Dana',
              status: { tone: 'open', text: '3 of 3 scored' },
              dragged: true,
            },
            { title: 'Joe W.', text: 'Fri 10:00, paid trial' },
          ],
        },
        {
          name: 'Offer',
          sum: '2',
          cards: [
            {
              title: 'Sam O.',
              text: '$24 an hour, from Dec 1',
              status: { tone: 'done', text: 'Signed' },
            },
            {
              title: 'Lucia B.',
              text: 'Asked for weekends off',
              status: { tone: 'open', text: 'Sent' },
            },
          ],
        },
      ],
      floatingCard: { label: 'Ines, before the debrief', value: '4.2 of 5' },
    },
  },
  sections: [
    {
      kind: 'story',
      title: 'Structured interviews',
      intro: 'A scorecard with five questions and room for notes.',
      image: 'interview',
      drawing: 'board',
      points: [
        {
          title: 'Questions about the job',
          text: '“Tell me about a shift when two people called in sick” says more about a nurse manager than a favorite animal.',
        },
        {
          title: 'Scores before discussion',
          text: 'Panelists see one another’s notes only after submitting their own, so the first to speak doesn’t decide.',
        },
        {
          title: 'Documented reasons',
          text: 'Months later, you can say why one person was chosen, in terms of the work.',
        },
      ],
    },
    {
      kind: 'cards',
      label: 'Features',
      title: 'A hiring process you can explain',
      intro: 'From job post to first Friday, with a reason on record for every decision.',
      cards: [
        {
          icon: Megaphone,
          title: 'Job posts',
          description:
            'A post starts with what the new hire should get done in six months, then pay range, location and hours. Wording that narrows the field is flagged.',
        },
        {
          icon: Columns3,
          title: 'Applicant board',
          description:
            'Name the columns to match how you work, such as applied, phone screen, paid trial shift and offer. A card that hasn’t moved in five days rises to the top.',
        },
        {
          icon: CalendarClock,
          title: 'Interview scheduling',
          description:
            'Offer slots that suit all three panelists. The candidate picks one, gets the address and the names, and can reschedule once without an email.',
        },
        {
          icon: ListChecks,
          title: 'Scorecards',
          description:
            'Four to six criteria, each with a description of what a 2 and a 4 look like, the same for everyone who interviews for that opening.',
        },
        {
          icon: Handshake,
          title: 'Offers and onboarding',
          description:
            'Follow one checklist from salary approval, offer letter and start date to keys, laptop and lunch. It ends on the first Friday, long after the signature.',
          link: { label: 'See Legal', to: '/services/legal' },
        },
        {
          icon: Shapes,
          title: 'Skills matching',
          description:
            'Suggests earlier applicants whose experience fits a new opening and shows the lines it relied on. It never rejects anyone; people do that.',
          conceptual: true,
        },
      ],
    },
    {
      kind: 'steps',
      title: 'How it works',
      intro: 'An example three-week plan for a mid-level role.',
      steps: [
        {
          title: 'Days 1 to 3: agree',
          text: 'The manager and recruiter write five criteria and the pay range, and book the panel before the post goes out.',
        },
        {
          title: 'Days 4 to 10: read',
          text: 'Two people read each application against the same criteria. Everyone hears back, even when it’s a no.',
        },
        {
          title: 'Days 11 to 17: meet',
          text: 'A call, then one visit with a task from the real job, short enough to finish in the room.',
        },
        {
          title: 'Days 18 to 21: choose',
          text: 'A debrief on the scorecards, two references, and an offer by phone followed by a letter.',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Recruitment FAQ',
      questions: [
        {
          question: 'Does software decide who is rejected?',
          answer:
            'No. It sorts and reminds. Every move to “not this time” is made by a named person, with a reason.',
        },
        {
          question: 'How long are applications kept?',
          answer:
            'For as long as you choose, for example 12 months. Candidates can ask you to delete theirs earlier, and the record shows it was done.',
        },
        {
          question: 'Do we need a careers page first?',
          answer:
            'No. Each opening has its own link to share, and you can add it to a site you build here.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Post one job',
    text: 'Tell us how you hire today, and we’ll walk you through how one opening would run.',
    ctas: [
      { label: 'Start free trial', to: signupHref('recruitment') },
      { label: 'Request a demo', to: contactHref('RecruitmentDemo') },
    ],
  },
}
