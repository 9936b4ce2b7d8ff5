import {
  Building,
  ChartNoAxesCombined,
  KeyRound,
  Landmark,
  ScrollText,
  UsersRound,
} from 'lucide-react'
import { contactHref } from '@/content/hrefs'
import { mockup } from '@/content/mockups/enterprise-management'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Enterprise Management: access and approvals',
    description:
      'Give every subsidiary its own space and the group its own view: single sign-on, role-based access, layered approvals and a log that auditors can read.',
  },
  hero: {
    headline: 'Access, approvals and reporting for a whole group',
    tagline:
      'Manage access, approvals and spending across every company in your group, with local rules where you need them.',
    ctas: [
      { label: 'View Enterprise Plans', to: '/pricing' },
      { label: 'Contact Sales', to: contactHref('EnterpriseInquiry') },
    ],
    mockup,
  },
  sections: [
    {
      kind: 'story',
      title: 'One system for headquarters and branches',
      intro: 'Each person sees the view that fits their role.',
      drawing: 'board',
      points: [
        {
          title: 'Local settings',
          text: 'Each company keeps its own currency, calendar, chart of accounts and terminology.',
        },
        {
          title: 'Shared records',
          text: 'Suppliers, people and approval limits are kept once, by the team that owns them.',
        },
        {
          title: 'Live group figures',
          text: 'Headquarters reads each branch’s live records, so there’s no weekly file to compile.',
        },
      ],
    },
    {
      kind: 'cards',
      title: 'Enterprise features',
      intro: 'Answers for IT, finance and audit.',
      cards: [
        {
          icon: KeyRound,
          title: 'Single sign-on',
          description:
            'People log in with the directory account they already have. Close that account on their last day, and access here ends with it.',
        },
        {
          icon: UsersRound,
          title: 'Role-based access',
          description:
            'Permissions attach to a job at a site, such as “buyer, Dayton plant.” When people move, their permissions move too; a quarterly review lists every exception.',
        },
        {
          icon: Building,
          title: 'Entities and sites',
          description:
            'Model the holding company, subsidiaries, branches and cost centers as they are, including shared warehouses, and redraw the chart the day of a merger.',
        },
        {
          icon: Landmark,
          title: 'Approval chains',
          description:
            'Limits by amount, category and entity, with backups for vacations. The person who made a request can see why it’s waiting, and for whom.',
        },
        {
          icon: ChartNoAxesCombined,
          title: 'Group reporting',
          description:
            'Revenue, headcount and open commitments across entities, with intercompany items shown separately. Click a total to open the document behind it.',
          link: { label: 'See Accounting Insights', to: '/services/accounting-insights' },
        },
        {
          icon: ScrollText,
          title: 'Audit trail',
          description:
            'Who changed a supplier’s bank details, from what to what, and who approved it. Entries are added, never edited; export them by period.',
          link: { label: 'Read about security', to: '/about#security' },
        },
      ],
    },
    {
      kind: 'steps',
      title: 'Rollout in four steps',
      steps: [
        {
          title: 'Map the group',
          text: 'We sit down with finance and IT and map entities, roles and limits as they are, contradictions included.',
        },
        {
          title: 'Pilot one company',
          text: 'One company runs purchasing in parallel until its own people say it’s better.',
        },
        {
          title: 'Roll out in waves',
          text: 'Others follow with the template that worked. Each wave has a local lead and a review date.',
        },
        {
          title: 'Hand over to your administrators',
          text: 'They own the settings. 24/7 support is part of the Enterprise plan.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Schedule your enterprise demo',
    text: 'The demo uses your own companies and sites and ends with a list of open questions.',
    ctas: [
      { label: 'Schedule Your Demo', to: contactHref('EnterpriseDemo') },
      { label: 'Contact Sales', to: contactHref('EnterpriseInquiry') },
    ],
  },
}
