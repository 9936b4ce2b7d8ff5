import { Footprints, MessageSquareText, NotebookPen, Smartphone, Tag, Wind } from 'lucide-react'
import type { PageContent } from '@/content/types'

export const page: PageContent = {
  article: true,
  meta: {
    title: 'Mental Health: words, rest and help',
    description:
      'Put a name to what you feel, try an evening that leads to sleep, learn what to say to a worried friend, and how a first call to a therapist goes.',
  },
  hero: {
    headline: 'Mental health: help for a heavy week',
    tagline:
      'Small things that often help, how to sleep better, how to find a therapist, and when to call for help. 4\u2011minute read.',
    actions: [
      { label: 'Find care', to: '/services/healthcare/find-care' },
      { label: 'Back to Wellness', to: '/services/healthcare/wellness' },
    ],
    mockup: {
      kind: 'chart',
      title: 'Two weeks, in your words',
      note: 'A page to bring along, if you like',
      value: 'Steadier',
      text: 'since the shifts changed',
      lines: [[38, 30, 22, 34, 28, 44, 52, 46, 40, 55, 62, 58, 66, 64]],
      axis: ['Nov 5', 'Nov 9', 'Nov 13', 'Nov 18'],
      entries: [
        ['“Slept through. Called Ruth.”', 'Nov 18'],
        ['“Bus was full, got off, walked.”', 'Nov 13'],
        ['“Could not start anything.”', 'Nov 7'],
      ],
      floatingCard: { label: 'If it gets too much', value: 'Call or text 988, any hour' },
    },
  },
  sections: [
    {
      kind: 'notice',
      title: 'If it cannot wait: call or text 988',
      text: 'In the United States the 988 Suicide & Crisis Lifeline answers at any hour, by phone and by text. If someone is in immediate danger, call 911. The rest of this page is general information, not medical advice and not therapy.',
    },
    {
      kind: 'cards',
      title: 'Six small things that often help',
      cards: [
        {
          icon: Tag,
          title: 'Give it a precise name',
          description:
            '“Bad” is hard to act on. Disappointed, ashamed, lonely or overtired each suggest something different to do in the next hour.',
        },
        {
          icon: Wind,
          title: 'Breathe out longer than in',
          description:
            'In through the nose while you count to four, out while you count to six, for two minutes. If it makes you dizzy, go back to breathing as usual.',
        },
        {
          icon: Footprints,
          title: 'Go outside before noon',
          description:
            'Ten minutes of daylight and walking on a gray day still count. Leave the headphones at home once and name five things you hear.',
        },
        {
          icon: Smartphone,
          title: 'Sleep without a phone',
          description:
            'Charge it in the hall and buy an alarm clock. What you would have read at 1 AM will still be wrong on the internet at breakfast.',
        },
        {
          icon: NotebookPen,
          title: 'Park the worry on paper',
          description:
            'Write it down with the first step and the day for it. A worry with no step belongs to another list, headed “not mine to fix tonight”.',
        },
        {
          icon: MessageSquareText,
          title: 'Tell one person one sentence',
          description:
            '“I am having a hard month and do not need advice.” Most people are relieved to be told what is wanted from them.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'A routine for the last hour before bed',
      intro: 'Most adults need at least seven hours. These habits help.',
      steps: [
        {
          title: '60 minutes before: close the day',
          text: 'Write tomorrow’s three tasks, then shut the laptop. Coffee ended after lunch; alcohol makes sleep lighter.',
        },
        {
          title: '40 minutes before: dim it',
          text: 'One lamp instead of the ceiling, the heat turned down, the window open for a moment.',
        },
        {
          title: '20 minutes before: something dull',
          text: 'Fold laundry, read a book you know, take a warm shower. Dull is the point.',
        },
        {
          title: 'Still awake after a while?',
          text: 'Get up, sit somewhere dim, and go back when your eyes close. Turn the clock to the wall.',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Mental health FAQ',
      intro: 'Answers to common questions about getting help.',
      questions: [
        {
          question: 'How do I know that it is more than a bad patch?',
          answer:
            'If low mood, worry or poor sleep stays for more than two weeks, or work, eating or people you love have become hard, that is reason enough to see someone.',
        },
        {
          question: 'What do I say when I call a therapist?',
          answer:
            '“I am looking for an appointment. I have been feeling this way since spring, and my plan is this one.” Ask about fees, method and the wait. A poor fit is no failure; try another.',
        },
        {
          question: 'What can I say to a friend I worry about?',
          answer:
            'Say what you have noticed, then listen. Asking plainly whether they think of suicide does not put the idea in their head, and it opens the door. Stay, and call 988 together.',
        },
        {
          question: 'Can I start without seeing someone in person?',
          answer:
            'Often, yes. Primary care offices and many therapists see people by video, and your doctor is a good first call if you do not know whom to ask.',
        },
      ],
    },
    {
      kind: 'services',
      title: 'Next article',
      services: [
        {
          to: '/blog/nutrition',
          text: 'How to fill a plate without counting, and five weeknight dinners from one basket.',
        },
      ],
    },
  ],
  closing: {
    headline: 'Find someone to talk to',
    text: 'A first appointment is just a conversation. Find someone nearby, or start by video.',
    actions: [
      { label: 'Find care', to: '/services/healthcare/find-care' },
      { label: 'See Virtual Care', to: '/services/healthcare/virtual-care' },
    ],
  },
}
