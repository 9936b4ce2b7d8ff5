import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Mental Health: words, rest and help',
    description:
      'Put a name to what you feel, wind down for better sleep, and learn what to say to a friend you’re worried about or when you call a therapist.',
  },
  hero: {
    headline: 'Mental health: help for a heavy week',
    tagline:
      'Try small things that often help, sleep better, and learn how to find a therapist and when to call for help.',
    picture: {
      kind: 'chart',
      title: 'Two weeks, in your words',
      note: 'Example page for an appointment',
      value: 'Steadier',
      text: 'since the shifts changed',
      line: [
        { label: 'Nov 5', height: 38 },
        { height: 30 },
        { height: 22 },
        { height: 34 },
        { label: 'Nov 9', height: 28 },
        { height: 44 },
        { height: 52 },
        { height: 46 },
        { label: 'Nov 13', height: 40 },
        { height: 55 },
        { height: 62 },
        { height: 58 },
        { height: 66 },
        { label: 'Nov 18', height: 64 },
      ],
      entries: [
        { title: '“Slept through. Called Ruth.”', text: 'Nov 18' },
        { title: '“Bus was full, got off, walked.”', text: 'Nov 13' },
        { title: '“Could not start anything.”', text: 'Nov 7' },
      ],
    },
  },
  article: {
    readingTime: '4-minute read',
    opening: [
      'Some weeks are heavy without a reason that you could name. This page collects small things for such a week: what to do in the next ten minutes, in the last hour before bed, and in a first conversation with a therapist.',
      'None of them is a treatment, and you don’t have to try all of them. Pick the one that asks the least of you today. If nothing changes for two weeks, or it gets worse, let a professional help you.',
    ],
  },
  sections: [
    {
      kind: 'notice',
      title: 'If it can’t wait: call or text 988',
      text: 'In the United States, the 988 Suicide & Crisis Lifeline answers at any hour, by phone and by text. If someone is in immediate danger, call 911. The rest of this page is general information, not medical advice or therapy.',
    },
    {
      kind: 'points',
      title: 'Six small things that often help',
      sunken: false,
      points: [
        {
          title: 'Give it a precise name',
          text: '“Bad” is hard to act on. Disappointed, ashamed, lonely or overtired each suggest something different to do in the next hour.',
        },
        {
          title: 'Breathe out longer than in',
          text: 'Count to four on the way in and six on the way out for two minutes, unless it makes you dizzy.',
        },
        {
          title: 'Go outside before noon',
          text: 'Ten minutes of walking in daylight count, even on a gray day.',
        },
        {
          title: 'Sleep without a phone',
          text: 'Charge it in the hall and buy an alarm clock. Whatever you would have read at 1\u00a0AM will still be there at breakfast.',
        },
        {
          title: 'Park the worry on paper',
          text: 'Write it down with one step and a day to take it. A worry with no step goes on another list, titled “not mine to fix tonight.”',
        },
        {
          title: 'Tell one person one sentence',
          text: '“I’m having a hard month and don’t need advice.” Most people are relieved to know what you want from them.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'A routine for the last hour before bed',
      copyable: true,
      intro: 'Most adults need at least seven hours, and these habits help.',
      steps: [
        {
          title: '60 minutes before: close the day',
          text: 'Write tomorrow’s three tasks, then shut the laptop. No coffee after lunch, and remember that alcohol makes sleep lighter.',
        },
        {
          title: '40 minutes before: dim it',
          text: 'One lamp instead of the ceiling light, the heat turned down, the window open for a moment.',
        },
        {
          title: '20 minutes before: something dull',
          text: 'Fold laundry, read a book you know, take a warm shower.',
        },
        {
          title: 'Still awake after a while?',
          text: 'Turn the clock to the wall, get up, sit somewhere dim, and go back when your eyes close.',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Mental health FAQ',
      questions: [
        {
          question: 'How do I know if it’s more than a rough patch?',
          answer:
            'If low mood, worry or poor sleep lasts more than two weeks, or if work, eating or being with people you love has become hard, that’s reason enough to see someone.',
        },
        {
          question: 'What do I say when I call a therapist?',
          answer:
            '“I’m looking for an appointment. I’ve felt this way since spring, and this is my insurance plan.” Ask about fees, approach and the wait, and try someone else if it’s a poor fit.',
        },
        {
          question: 'What can I say to a friend I’m worried about?',
          answer:
            'Say what you’ve noticed, then listen. Asking directly whether they’re thinking about suicide doesn’t put the idea in their head, and it opens the door. Stay with them, and call 988 together.',
        },
        {
          question: 'Can I start without seeing someone in person?',
          answer:
            'Often, yes. Primary care offices and many therapists see people by video, and you can start with your doctor if you don’t know who to ask.',
        },
      ],
    },
    {
      kind: 'services',
      title: 'Next article',
      services: [
        {
          path: '/blog/nutrition',
          drawing: 'portions',
          text: 'How to fill a plate without counting, and five weeknight dinners from one basket.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Find someone to talk to',
    text: 'A first appointment is just a conversation. Your insurer’s directory or FindTreatment.gov lists people near you; our pages explain who to ask for.',
    ctas: [
      { label: 'Find care', to: '/services/healthcare/find-care' },
      { label: 'See Virtual Care', to: '/services/healthcare/virtual-care' },
    ],
  },
}
