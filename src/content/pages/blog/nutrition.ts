import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Nutrition: a week of ordinary dinners',
    description:
      'Fill a plate without counting, read three lines of a food label, keep leftovers safe, and turn one shopping basket into five weeknight dinners.',
  },
  hero: {
    headline: 'Nutrition: eat better with what the store has',
    tagline:
      'See what a balanced plate looks like, pick up five habits worth keeping, and cook five dinners from one grocery list.',
    picture: {
      kind: 'week',
      title: 'Dinners for two',
      note: 'Example: one basket, about $48',
      action: 'Shopping list',
      days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
      rows: ['Lunch', 'Snack', 'Dinner'],
      blocks: [
        { day: 'Mon', row: 'Lunch', title: 'Egg salad', text: 'On rye' },
        { day: 'Thu', row: 'Lunch', title: 'Soup again', text: 'Two bowls' },
        { day: 'Tue', row: 'Snack', title: 'Pear, nuts', text: 'A handful' },
        { day: 'Mon', row: 'Dinner', title: 'Chicken', text: '45 min', highlighted: true },
        { day: 'Tue', row: 'Dinner', title: 'Tacos', text: '20 min' },
        { day: 'Wed', row: 'Dinner', title: 'Lentil soup', text: '40 min' },
        { day: 'Thu', row: 'Dinner', title: 'Fried rice', text: '15 min' },
        { day: 'Fri', row: 'Dinner', title: 'Pasta', text: '20 min' },
      ],
    },
  },
  article: {
    readingTime: '3-minute read',
    opening: [
      'Most advice about food is a list of what to leave out. This page is about what to put on the plate, with what an ordinary store sells and an ordinary week allows, and without weighing or counting anything.',
      'Start with the plate, because it works at home, in a cafeteria and at a restaurant. No single dinner has to match it. If most of your week looks roughly like the picture, that’s enough.',
    ],
  },
  sections: [
    {
      kind: 'points',
      title: 'A balanced plate',
      picture: { kind: 'drawing', drawing: 'portions' },
      points: [
        {
          title: 'Half: vegetables and fruit',
          text: 'Fresh, frozen or canned all count. Frozen peas are picked ripe, cost little and never go limp.',
        },
        {
          title: 'A quarter: grains or potatoes',
          text: 'Whole grain when you enjoy it: brown rice, oats, whole-wheat pasta, corn tortillas.',
        },
        {
          title: 'A quarter: protein',
          text: 'Beans, lentils, eggs, fish, chicken, tofu. Fish twice a week, and a pot of beans to stretch the meat.',
        },
      ],
    },
    {
      kind: 'points',
      title: 'Five healthy habits',
      points: [
        {
          title: 'Three lines of the label',
          text: 'Check the serving size, then added sugars and sodium. As a rule of thumb, 5% of the daily value is low and 20% or more is high.',
        },
        {
          title: 'Water within reach',
          text: 'Fill a pitcher in the morning and keep it where you work. If plain water is dull, add mint or a slice of orange.',
        },
        {
          title: 'More fiber, one swap a week',
          text: 'Try oats instead of sugary cereal, or beans for half of the ground beef. Go slowly and drink enough water; your gut needs time to adjust.',
        },
        {
          title: 'Leftovers with a date',
          text: 'Put them in shallow containers in the refrigerator within two hours, and eat them within three to four days.',
        },
        {
          title: 'A list of twelve',
          text: 'Write four vegetables, three fruits, two proteins, two grains and a treat.',
        },
      ],
    },
    {
      kind: 'table',
      title: 'One basket, five weeknight dinners',
      copyable: true,
      intro: 'For two people, with leftovers from each dinner in the next.',
      columns: ['Evening', 'Dinner', 'Keep for later'],
      rows: [
        ['Monday', 'Chicken thighs, carrots and potatoes on one sheet pan', 'Two thighs, pulled'],
        ['Tuesday', 'Tacos with that chicken, black beans and cabbage', 'Half the cabbage'],
        ['Wednesday', 'Lentil soup with carrots, bread from the freezer', 'Two bowls for lunch'],
        ['Thursday', 'Fried rice with eggs, peas and the cabbage', 'Nothing: the cabbage is gone'],
        [
          'Friday',
          'Pasta with canned tomatoes, tuna, and an apple for dessert',
          'Sauce, frozen flat',
        ],
      ],
    },
    {
      kind: 'notice',
      title: 'General information, not medical advice',
      text: 'Allergies, diabetes, kidney disease, pregnancy, medicines and a history of eating disorders all change what’s right for you. A doctor or registered dietitian can tell you how.',
      link: { label: 'Find care', to: '/services/healthcare/find-care' },
    },
    {
      kind: 'services',
      title: 'Next article',
      services: [
        {
          path: '/blog/fitness',
          drawing: 'heart',
          text: 'A week of about two hours: walks at a talking pace, and five moves that need only a chair and a wall.',
        },
      ],
    },
  ],
}
