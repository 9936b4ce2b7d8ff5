import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Fitness: a first week at home',
    description:
      'Start again with walks at a talking pace, five moves that need only a chair and a wall, and a week of about two hours that leaves you wanting more.',
  },
  hero: {
    headline: 'A first week of fitness at home',
    tagline:
      'A beginner’s plan for one week of exercise at home: how hard to work, what to do each day, and five basic moves.',
    picture: {
      kind: 'form',
      title: 'Walk to a 5K',
      note: 'Example: week 3 of 9',
      screen: 'Session 8',
      fields: [
        { label: 'Warm up', value: '5-minute walk' },
        { label: 'Three times', value: '90 sec run, 2 min walk' },
        { label: 'How was it?', choices: ['Fine', 'Hard'] },
      ],
      button: 'Done for today',
      list: [
        { title: 'Monday', text: '20 min, one stop', value: { tone: 'success', text: 'Done' } },
        { title: 'Wednesday', text: '22 min', value: { tone: 'accent', text: 'Today' } },
        { title: 'Thursday', text: 'Rest, calf stretch', value: { tone: 'quiet', text: 'Rest' } },
        { title: 'Saturday', text: '25 min, with Grace', value: { tone: 'quiet', text: 'Ahead' } },
        { title: 'Sunday', text: 'Rest', value: { tone: 'quiet', text: 'Rest' } },
      ],
    },
  },
  article: {
    readingTime: '3-minute read',
    opening: [
      'The hardest part of exercise is usually the third week, when the plan no longer feels new. So this one is small on purpose. It asks for about two hours a week, and a missed day needs no catching up.',
      'You walk at a pace at which you can talk, and twice a week you do five moves with a chair and a wall. Four rules come first. They matter more than the moves, because they keep you from doing too much too soon.',
    ],
  },
  sections: [
    {
      kind: 'points',
      title: 'Four rules for beginners',
      points: [
        {
          title: 'Walk before you buy',
          text: 'Shoes that don’t rub are all the equipment you need to start.',
        },
        {
          title: 'Use the talk test',
          text: 'At a moderate pace you can speak in sentences but not sing. If you can only manage single words, slow down.',
        },
        {
          title: 'Add a little, and only one thing',
          text: 'Go longer, faster, heavier or more often, but change only one of these every week or two. Sore knees often come from changing all four in May.',
        },
        {
          title: 'Count rest as training',
          text: 'Leave a day between strength sessions, because muscles rebuild on it.',
        },
      ],
    },
    {
      kind: 'table',
      title: 'The plan, day by day',
      copyable: true,
      intro:
        'About two hours in total, a step toward the recommended 150 minutes of moderate activity and two days of strength work a week.',
      columns: ['Day', 'Do', 'Time', 'On a bad day'],
      rows: [
        ['Monday', 'Brisk walk', '20 min', 'Around the block'],
        ['Tuesday', 'The five moves, two rounds', '15 min', 'One round'],
        ['Wednesday', 'Brisk walk', '20 min', 'Get off the bus one stop early'],
        ['Thursday or Friday', 'The five moves, two rounds', '15 min', 'Two of the moves'],
        ['Saturday', 'Something outdoors with a friend', '40 min', 'Half of it'],
        ['Sunday', 'Easy stretching', '10 min', 'Rest, without guilt'],
      ],
    },
    {
      kind: 'steps',
      title: 'Five moves at home',
      intro:
        'Do eight of each, slowly, breathing out on the effort, and stop if you feel sharp pain.',
      steps: [
        {
          title: 'Stand up from a chair',
          text: 'Feet under your knees, arms crossed, up and down without dropping, with your hands if you need them.',
        },
        {
          title: 'Push away from the wall',
          text: 'Hands at shoulder height, body in one line, bend your elbows; in later weeks, use the counter, then the floor.',
        },
        {
          title: 'Lift into a bridge',
          text: 'On your back, knees bent, lift your hips until your body and thighs make a line, and hold for one breath.',
        },
        {
          title: 'Row a shopping bag',
          text: 'One hand on a chair, back flat, pull a bag of cans to your ribs with the other.',
        },
        {
          title: 'Carry it across the room',
          text: 'Stand tall with the bag in one hand, walk twenty steps, and switch hands.',
        },
      ],
    },
    {
      kind: 'notice',
      title: 'General information, not medical advice',
      text: 'Ask a doctor before you start if you have a heart or lung condition, are pregnant, have had surgery recently or haven’t exercised in years. Stop if you feel dizziness or sharp pain; call 911 for chest pain or trouble breathing.',
    },
    {
      kind: 'services',
      title: 'Next article',
      services: [
        {
          path: '/blog/mental-health',
          drawing: 'chat',
          text: 'Find words for what you feel, wind down for sleep, and learn what to say to a therapist.',
        },
      ],
    },
  ],
}
