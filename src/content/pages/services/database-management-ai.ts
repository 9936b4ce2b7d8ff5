import {
  Combine,
  DatabaseBackup,
  EyeOff,
  Gauge,
  MessageCircleQuestionMark,
  Route,
  Waypoints,
} from 'lucide-react'
import { contactHref, signupHref } from '@/content/catalog/hrefs'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'AI Database Management: questions in English',
    description:
      'How you’d ask your tables questions in English, read the SQL that would run, plan migrations you can undo and see where personal data is stored.',
  },
  hero: {
    headline: 'Database questions in English, checked in SQL',
    tagline:
      'Bring a slow or risky query to a free walkthrough, by email or on a call; table names are enough. Planned: questions in plain English that become SQL, which you’d read and correct first.',
    ctas: [
      { label: 'Request a walkthrough', to: contactHref('DatabaseAiDemo') },
      { label: 'Create an account', to: signupHref('database-ai') },
    ],
    picture: {
      kind: 'table',
      title: 'Bookings',
      note: 'Example: replica, read only',
      action: 'Save query',
      query: {
        question: 'Which guests came twice but not this year?',
        sql: 'select … having count(*) > 1 and max(year) < 2026',
      },
      columns: ['guest', 'stays', 'last_stay', 'email'],
      rows: [
        {
          title: 'Lindqvist, A.',
          text: 'id 1042',
          cells: ['4', '2024-08-19', { tone: 'success', text: 'ok' }],
        },
        {
          title: 'Farouk, D.',
          text: 'id 0877',
          cells: ['3', '2024-06-02', { tone: 'success', text: 'ok' }],
        },
        {
          title: 'Farouk, Dina',
          text: 'id 1311',
          cells: ['2', '2024-06-02', { tone: 'danger', text: 'duplicate?' }],
          highlighted: true,
        },
        {
          title: 'Marsh, T.',
          text: 'id 0415',
          cells: ['2', '2023-12-27', { tone: 'quiet', text: 'empty' }],
        },
      ],
    },
  },
  sections: [
    {
      kind: 'cards',
      title: 'Planned database features',
      cards: [
        {
          icon: MessageCircleQuestionMark,
          title: 'Plain-language queries',
          text: '“Which regulars haven’t ordered since March?” as SQL, with a result and a line on how it interpreted “regular.”',
        },
        {
          icon: Waypoints,
          title: 'Schema design',
          text: 'Tables, keys and constraints as a diagram, from a description of orders, partial deliveries and returns.',
        },
        {
          icon: Gauge,
          title: 'Slow query analysis',
          text: 'An execution plan in two paragraphs: where the time goes, which index would help, and what that index costs on every write.',
        },
        {
          icon: Route,
          title: 'Reversible migrations',
          text: 'A script that rolls each change back, tested on a copy.',
        },
        {
          icon: Combine,
          title: 'Duplicates and gaps',
          text: 'The customer who exists three times, and the orders that point nowhere. You’d confirm each merge; the originals would stay in a recovery table.',
        },
        {
          icon: EyeOff,
          title: 'Personal data map',
          text: 'The columns that look like names, health or payment details.',
          link: { label: 'See Compliance Management', to: '/services/compliance-management' },
        },
        {
          icon: DatabaseBackup,
          title: 'Self-healing operations',
          text: 'A runbook step that you approve in advance, carried out unattended when a replica fails at night.',
          conceptual: true,
        },
      ],
    },
    {
      kind: 'table',
      title: 'Example questions',
      intro:
        'From a fictional wholesale database. Each answer would say what it assumed, because that’s where a query usually goes wrong.',
      columns: ['Question', 'Reads', 'Assumption stated', 'Runs'],
      rows: [
        [
          'Top ten products by margin this quarter',
          'orders, order_lines, costs',
          'Margin uses the cost on the day of sale',
          'Right away, read-only',
        ],
        [
          'Customers who pay later every year',
          'invoices, payments',
          'Median days to payment, at least six invoices a year',
          'Right away, read-only',
        ],
        [
          'Delete test accounts',
          'users, sessions',
          'Test means an address ending in @example.com: 214 rows',
          'After a second person approves',
        ],
        [
          'Split name into first and last',
          'customers',
          '38 names have one word and stay whole',
          'As a migration, tested on a copy',
        ],
      ],
    },
    {
      kind: 'faq',
      title: 'AI database FAQ',
      questions: [
        {
          question: 'What permissions would it need?',
          answer:
            'In the design, a read-only role is enough for questions, plans and the data map. Write access is a separate connection that you may never need.',
        },
        {
          question: 'Would rows leave our database?',
          answer:
            'A question would need table and column names, and the result would go to the person who asked. Ask us how this would work on your network.',
        },
        {
          question: 'What if the generated SQL is wrong?',
          answer:
            'It could be. That’s why the query and its assumptions would stand above the result, and a correction would be saved as a definition for the next person.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Bring a slow or risky query',
    text: 'In a walkthrough, you’ll see how the design would explain it, rewrite it and stop it from running by mistake. Or keep the queries that worry you as posts, and find one by its table name. Either way, you can get one email if AI Database Management opens.',
  },
}
