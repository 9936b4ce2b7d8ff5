import { CalendarClock, Columns3, Handshake, ListChecks, Megaphone, Shapes } from 'lucide-react'
import { contactHref, signupHref } from '@/content/catalog/hrefs'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Recruitment and applicant tracking',
    description:
      'Copy a three-week hiring plan, and see how you’d ask every applicant the same questions, score ahead of the discussion, and reply to everyone who applied.',
  },
  hero: {
    headline: 'Judge applicants by the same criteria',
    tagline:
      'Copy the three-week plan below, and put in your own five criteria; it works with any tool. Planned: scores and reasons on record, so that you could explain, months later, why you chose someone.',
    ctas: [
      { label: 'Request a walkthrough', to: contactHref('RecruitmentDemo') },
      { label: 'Create an account', to: signupHref('recruitment') },
    ],
    picture: {
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
              value: { tone: 'quiet', text: 'New' },
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
              value: { tone: 'accent', text: '3 of 3 scored' },
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
              value: { tone: 'success', text: 'Signed' },
            },
            {
              title: 'Lucia B.',
              text: 'Two years on the line',
              value: { tone: 'accent', text: 'Sent' },
            },
          ],
        },
      ],
    },
  },
  sections: [
    {
      kind: 'points',
      title: 'Structured interviews',
      intro: 'You’d ask everyone the same five questions, with room for notes beside each.',
      picture: { kind: 'photo', photo: 'interview', drawing: 'board' },
      points: [
        {
          title: 'Questions about the job',
          text: '“Tell me about a shift when two people called in sick” tells you more about a nurse manager than “What’s your favorite animal?” does.',
        },
        {
          title: 'Scores before discussion',
          text: 'Each panelist’s notes would stay hidden until all have submitted theirs, so the first to speak doesn’t decide.',
        },
        {
          title: 'Documented reasons',
          text: 'Why you chose someone, in terms of the work, would stay on record.',
        },
      ],
    },
    {
      kind: 'cards',
      label: 'Planned features',
      title: 'Hiring that you could explain',
      intro: 'What each step would hold, so that you could give an applicant a reason.',
      cards: [
        {
          icon: Megaphone,
          title: 'Job postings',
          text: 'What the new hire should get done in six months, with a flag on wording that might put off qualified people.',
        },
        {
          icon: Columns3,
          title: 'Applicant board',
          text: 'Columns for the way you work, from phone screen to paid trial shift. Cards that haven’t moved in five days would be on top.',
        },
        {
          icon: CalendarClock,
          title: 'Interview scheduling',
          text: 'Slots that suit all three panelists, for the applicant to pick from.',
        },
        {
          icon: ListChecks,
          title: 'Scorecards',
          text: 'The same five questions, with what a 2 and a 4 mean.',
        },
        {
          icon: Handshake,
          title: 'Offers and onboarding',
          text: 'A checklist from salary approval and offer letter to keys, laptop and lunch on the first Friday.',
          link: { label: 'See Legal', to: '/services/legal' },
        },
        {
          icon: Shapes,
          title: 'Skills matching',
          text: 'Earlier applicants whose experience fits a new opening, with the lines that the match relied on.',
          conceptual: true,
        },
      ],
    },
    {
      kind: 'steps',
      title: 'A three-week hiring plan',
      copyable: true,
      intro:
        'Shown with a line cook’s criteria; shorten it for a busy kitchen, stretch it for an office.',
      steps: [
        {
          title: 'Days 1 to 3: agree',
          text: 'Agree on the pay range, the panel and five criteria. For the line cook: speed on the grill, food safety, clean handoffs, punctuality, and saying early what’s running out.',
        },
        {
          title: 'Days 4 to 10: read',
          text: 'Two people read each application against the same criteria, and everyone hears back, even when it’s a no.',
        },
        {
          title: 'Days 11 to 17: meet',
          text: 'A call, then one visit with a short task from the real job. Pay for any useful work.',
        },
        {
          title: 'Days 18 to 21: choose',
          text: 'A debrief on the notes, two references, and an offer by phone followed by a letter.',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Recruitment FAQ',
      questions: [
        {
          question: 'Would software decide who is rejected?',
          answer:
            'In the design, it only flags and suggests. Every move to “not this time” would be made by a named person, with a reason.',
        },
        {
          question: 'How long would applications be kept?',
          answer:
            'At least as long as the law requires: a year for many employers, longer in some states. After that, you could delete them, and the record would show it.',
        },
        {
          question: 'Would we need a careers page first?',
          answer:
            'No. Each opening would have its own link to share, and you could put it on the website you have.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Bring an opening you need to fill',
    text: 'In a free walkthrough, by email or on a call, we’ll show you the design with your own opening. Or copy the plan to a post, and note there, without names, what worked. Either way, you can get one email if Recruitment opens.',
  },
}
