import {
  CalendarRange,
  ClipboardCheck,
  DoorOpen,
  MessageSquareText,
  NotebookPen,
  Receipt,
} from 'lucide-react'
import { contactHref, signupHref } from '@/content/catalog/hrefs'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'School Management: attendance, grades, schedules',
    description:
      'Copy a table of who may see what, and see how attendance, schedules, grades and messages home would be kept together for each student.',
  },
  hero: {
    headline: 'Attendance, schedules and grades for the whole school',
    tagline:
      'Copy the roles below to a post, and change them to your own rules. Planned: attendance, schedules and grades for the principal, the teacher and the front desk; a walkthrough is free, by email or on a call.',
    ctas: [
      { label: 'Request a walkthrough', to: contactHref('SchoolManagementDemo') },
      { label: 'Create an account', to: signupHref('school-management') },
    ],
    picture: {
      kind: 'week',
      title: 'Grade 7, room 12',
      note: 'Example: Fern Lane School, fall schedule',
      action: 'Take attendance',
      days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
      rows: ['8:10', '9:00', '10:05', '10:55'],
      blocks: [
        { day: 'Mon', row: '8:10', title: 'Math', text: 'Okafor' },
        { day: 'Mon', row: '9:00', rowSpan: 2, title: 'Science', text: 'Lab 2, Tan' },
        { day: 'Tue', row: '8:10', title: 'English', text: 'Ruiz' },
        { day: 'Tue', row: '10:05', title: 'Math', text: 'Okafor' },
        { day: 'Tue', row: '10:55', title: 'Music', text: 'Hall' },
        { day: 'Wed', row: '8:10', rowSpan: 2, title: 'Art', text: 'Studio' },
        { day: 'Wed', row: '10:05', title: 'History', text: 'Marsh', highlighted: true },
        { day: 'Thu', row: '8:10', title: 'Math', text: 'Okafor' },
        { day: 'Thu', row: '9:00', title: 'English', text: 'Ruiz' },
        { day: 'Thu', row: '10:55', title: 'Gym', text: 'Field' },
        { day: 'Fri', row: '9:00', title: 'Spanish', text: 'Soto' },
        { day: 'Fri', row: '10:05', rowSpan: 2, title: 'Project', text: 'Room 12' },
      ],
    },
  },
  sections: [
    {
      kind: 'points',
      title: 'A school morning',
      intro: 'An example: a Monday at a school where everyone uses the same list.',
      picture: { kind: 'photo', photo: 'school', drawing: 'school' },
      points: [
        {
          title: '7:55, attendance',
          text: 'The teacher marks twenty-six students. The late bus on Route 4 is one tap for everyone who rides it.',
        },
        {
          title: '8:20, absences',
          text: 'Absences without a note are listed with a guardian’s number, and the text goes out once the front office has looked at the list.',
        },
        {
          title: '10:40, substitutes',
          text: 'A teacher has gone home sick. The schedule shows who’s free fourth period, and the lesson plan opens for the substitute.',
        },
      ],
    },
    {
      kind: 'cards',
      title: 'Planned school features',
      cards: [
        {
          icon: DoorOpen,
          title: 'Admissions and enrollment',
          text: 'The form, birth certificate and immunization record, and a view for families of where they are on the waitlist.',
        },
        {
          icon: ClipboardCheck,
          title: 'Attendance by period',
          text: 'Present, late, excused or on a field trip, and patterns such as every other Friday.',
        },
        {
          icon: CalendarRange,
          title: 'Class schedules',
          text: 'The six students who’d have a conflict if chemistry moves to Thursday.',
        },
        {
          icon: NotebookPen,
          title: 'Gradebook and report cards',
          text: 'Quizzes and projects weighted the way your department does it, and report cards in your own layout.',
        },
        {
          icon: MessageSquareText,
          title: 'Messages to families',
          text: 'The permission slip, and which guardians haven’t signed it.',
        },
        {
          icon: Receipt,
          title: 'Tuition, lunches and trips',
          text: 'Bills with sibling discounts, and trips that guardians pay for online.',
          conceptual: true,
          link: { label: 'See the Payment Platform', to: '/services/payment-platform' },
        },
      ],
    },
    {
      kind: 'table',
      title: 'Roles and permissions',
      copyable: true,
      intro:
        'Example permissions, which a privacy officer could tighten row by row. Ask your counsel what FERPA and COPPA require of your school.',
      columns: ['Role', 'Sees', 'Changes', 'Does not see'],
      rows: [
        [
          'Principal',
          'Every class and the staff schedule',
          'Roles, terms and school rules',
          'Counselors’ private notes',
        ],
        [
          'Teacher',
          'Students in their own classes',
          'Attendance, grades, comments',
          'Medical and custody files',
        ],
        [
          'Front office',
          'Contacts, absences and custody notes',
          'Enrollment and guardians',
          'Individual grades',
        ],
        ['Guardian', 'Their own children', 'Contact details and consent', 'Other families'],
        [
          'Student',
          'Own schedule, work and grades',
          'Own submissions',
          'Classmates’ grades and addresses',
        ],
      ],
    },
  ],
  ctaBanner: {
    headline: 'Bring last semester’s schedule',
    text: 'Send your bell schedule, without student names, and we’ll take a Monday of yours through the design. Or copy the roles to a post, and change who may see what. Either way, you can get one email if School Management opens.',
  },
}
