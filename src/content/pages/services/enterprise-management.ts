import {
  Building,
  ChartNoAxesCombined,
  KeyRound,
  Landmark,
  ScrollText,
  UsersRound,
} from 'lucide-react'
import { contact } from '@/content/links'
import type { ServicePage } from '@/content/types'

export const page: ServicePage = {
  meta: {
    title: 'Enterprise Management',
    description:
      'Give every subsidiary its own space and the group its own view: single sign-on, role-based access, layered approvals and a log that auditors can read.',
  },
  hero: {
    headline: 'Many offices, one way of approving a purchase',
    tagline:
      'For groups that grew by acquisition, by country or simply by years: keep local habits where they help, and agree once on who may see, sign and spend across every company you run.',
    actions: [
      { label: 'View Enterprise Plans', to: '/pricing' },
      { label: 'Contact Sales', to: contact('EnterpriseInquiry') },
    ],
    mockup: {
      kind: 'flow',
      title: 'Purchases over $5,000',
      note: 'Applies to 4 companies, 11 sites',
      people: ['TS', 'LB', 'RK'],
      steps: [
        ['Request', 'Press brake tooling, Dayton plant', ['done', 'Mon']],
        ['Site manager', 'R. Kowalski, budget line 410', ['done', 'Tue']],
        ['Group purchasing', 'Two quotes compared', ['done', 'Wed']],
      ],
      branches: [
        ['To $25,000', 'Finance director', 'L. Brandt, since Wednesday'],
        ['Above', 'Two of the board', 'With minutes attached'],
      ],
      floatingCard: { label: 'Request 1184', value: '$18,400', text: 'Third of four signatures' },
    },
  },
  sections: [
    {
      kind: 'story',
      title: 'The group at a glance, the branch in detail',
      intro:
        'A controller at headquarters and a plant manager in Tulsa look at the same order. They should not have to see the same screen.',
      image: 'enterprise-office',
      points: [
        {
          title: 'Local where it helps',
          text: 'Each company keeps its own currency, calendar, chart of accounts and vocabulary.',
        },
        {
          title: 'Common where it must be',
          text: 'Suppliers, people and approval limits are kept once, by the team that owns them.',
        },
        {
          title: 'No shadow spreadsheets',
          text: 'Headquarters reads the live record of the branch, so nobody compiles a Thursday file.',
        },
      ],
    },
    {
      kind: 'cards',
      title: 'What your IT, finance and audit leads will look for',
      cards: [
        {
          icon: KeyRound,
          title: 'Single Sign-On',
          description:
            'People sign in with the directory account they already have. Close that account on their last day, and access here ends along with it.',
        },
        {
          icon: UsersRound,
          title: 'Role-Based Access',
          description:
            'Rights attach to a job in a place, such as "buyer, Rotterdam plant". Move someone, and the rights move too; a quarterly review lists every exception.',
        },
        {
          icon: Building,
          title: 'Entities and Sites',
          description:
            'Model holding, subsidiaries, branches and cost centers as they are, shared warehouses included, and redraw the chart on the day of a merger.',
        },
        {
          icon: Landmark,
          title: 'Approval Chains',
          description:
            'Limits by amount, category and entity, with deputies for vacations. A request shows why it is waiting, and for whom, to the person who made it.',
        },
        {
          icon: ChartNoAxesCombined,
          title: 'Group Reporting',
          description:
            'Revenue, headcount and open commitments across entities, with intercompany items set apart. Click on a total to reach the document behind it.',
          link: { label: 'See accounting', to: '/services/accounting-insights' },
        },
        {
          icon: ScrollText,
          title: 'Audit Trail',
          description:
            'Who changed the bank details of a supplier, from what to what, and who agreed. Entries are added and never edited; export them by period.',
          link: { label: 'Security at the company', to: '/about#security' },
        },
      ],
    },
    {
      kind: 'steps',
      title: 'A rollout that does not stop the factory',
      steps: [
        {
          title: 'Map before you move',
          text: 'We sit with finance and IT and draw entities, roles and limits as they are, contradictions included.',
        },
        {
          title: 'One entity, one process',
          text: 'A single company runs purchasing in parallel until its own people call it better.',
        },
        {
          title: 'Wave by wave',
          text: 'Others follow with the template that worked. Each wave has a local lead and a date to stop and look back.',
        },
        {
          title: 'Hand over the keys',
          text: 'Your administrators own the settings. 24/7 support, part of the Enterprise plan, stays within reach.',
        },
      ],
    },
  ],
  closing: {
    headline: 'Show us your organization chart, crossings-out and all',
    text: 'The demo is drawn with your own companies and sites, and ends with a list of what would be hard.',
    actions: [
      { label: 'Schedule Your Demo', to: contact('EnterpriseDemo') },
      { label: 'Contact Sales', to: contact('EnterpriseInquiry') },
    ],
  },
}
