import {
  CopyCheck,
  GitBranch,
  ShieldUser,
  Smartphone,
  TableProperties,
  WandSparkles,
} from 'lucide-react'
import { plans } from '@/content/catalog/plans'
import type { PageContent } from '@/content/types'

const { starter, professional } = plans

export const content: PageContent = {
  meta: {
    title: 'No-Code App Creator: apps from spreadsheets',
    description:
      'How the spreadsheet your team already shares would become an internal app: forms with rules, a list for each role and a phone screen, without code.',
  },
  hero: {
    headline: 'An app from the spreadsheet everyone emails',
    tagline:
      'Note in a post who would fill the app in and what must never be empty, and compare six sample apps. Planned: a tool that turns a spreadsheet or a description into an app with logins for your team.',
    ctas: [
      { label: 'Create an account', to: '/signup' },
      { label: 'See example apps', to: '/examples/apps' },
    ],
    picture: {
      kind: 'form',
      title: 'Forklift checks',
      note: 'Example: made from forklift_v7.csv',
      action: 'Invite',
      screen: 'Daily check',
      fields: [
        { label: 'Truck', value: 'FL-03, north yard' },
        { label: 'Meter hours', value: '4,118' },
        { label: 'Brake test', choices: ['Failed', 'Passed'] },
        { label: 'Plate photo', photo: 'Take a photo' },
      ],
      button: 'Save check',
      list: [
        {
          title: 'Truck',
          text: 'One of five from a list',
          value: { tone: 'quiet', text: 'Choice' },
        },
        { title: 'Hours', text: 'Can’t go down', value: { tone: 'accent', text: 'Rule' } },
        {
          title: 'Brake test',
          text: 'If failed, tell the yard manager',
          value: { tone: 'accent', text: 'Rule' },
        },
        {
          title: 'Photo',
          text: 'Required when a test fails',
          value: { tone: 'quiet', text: 'Photo' },
        },
        {
          title: 'Checked by',
          text: 'The logged-in user',
          value: { tone: 'quiet', text: 'Person' },
        },
        { title: 'Date', text: 'Set when saved', value: { tone: 'quiet', text: 'Date' } },
      ],
    },
  },
  sections: [
    {
      kind: 'chips',
      title: 'Use cases',
      intro: 'Each of these often starts as a spreadsheet that five people edit at once.',
      chips: [
        'Field job sheet',
        'Equipment checkout',
        'Site inspection',
        'Member directory',
        'Inventory count',
        'Shift swaps',
        'Visitor log',
        'Maintenance requests',
        'Event check-in',
        'Client onboarding',
      ],
    },
    {
      kind: 'cards',
      title: 'Planned app creator features',
      cards: [
        {
          icon: WandSparkles,
          title: 'Screens from a description',
          text: 'A form, a list and a rule to edit, drafted from “log each forklift check, flag a failed brake test to the yard manager.”',
        },
        {
          icon: TableProperties,
          title: 'CSV import',
          text: 'An upload of your file, and a type to confirm for each column.',
        },
        {
          icon: CopyCheck,
          title: 'Validation rules',
          text: 'A required photo, mileage that can’t go down or a serial number that can’t repeat. You’d pick each rule as a sentence from a list.',
        },
        {
          icon: ShieldUser,
          title: 'Views by role',
          text: 'Today’s jobs for technicians, and a signed report for the client.',
        },
        {
          icon: GitBranch,
          title: 'Automation buttons',
          text: 'A button on a record that asks for approval, emails a customer or opens a purchase order.',
          link: { label: 'See AI Automation', to: '/services/ai-automation' },
        },
        {
          icon: Smartphone,
          title: 'App store packaging',
          text: 'The finished app, wrapped for the public app stores. Without it, people would open it in a browser and add it to their home screen.',
          conceptual: true,
        },
      ],
    },
    {
      kind: 'faq',
      title: 'App creator FAQ',
      questions: [
        {
          question: 'What would happen to my old file?',
          answer:
            'In the design, nothing. The import makes a copy, so you can compare the two until you trust the app, and every table exports to CSV.',
        },
        {
          question: 'Could two people edit the same record?',
          answer:
            'The second person to save would see what changed in the meantime and choose which value to keep.',
        },
        {
          question: 'When should I hire a developer instead?',
          answer:
            'When the core of the work is a calculation or a device that no form can handle: route optimization, a scale on a serial port, a game. For records, lists and approvals, a no-code app is usually enough.',
        },
        {
          question: 'How many apps could I make?',
          answer: `As many as fit. Plans would limit sites and storage: ${starter.sites} site and ${starter.storage} on Starter, ${professional.sites} sites and ${professional.storage} on Professional.`,
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Plan the app in your spreadsheet',
    text: 'Note in a post who would fill it in and what must never be empty: any app creator or developer will ask for both. The examples show which screens and data six apps would need.',
  },
}
