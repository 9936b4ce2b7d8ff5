import { contact, signup } from '../links'
import type { ServicePage } from '../types'

export const page: ServicePage = {
  meta: {
    title: 'School management',
    description:
      'Attendance, timetables, grades, fees and messages home on one record per student, for principals, teachers and the people at the front desk.',
  },
  hero: {
    headline: 'From roll call to report card on one student record',
    tagline:
      'Attendance, timetable, grades, fees and the note to parents share the same page per student, so the front office stops copying names between programs.',
    actions: [
      { label: 'Book a School Demo', to: contact('SchoolManagementDemo') },
      { label: 'Set Up a Trial School', to: signup('school-management') },
    ],
  },
  sections: [
    {
      kind: 'story',
      title: 'A Monday morning, by the clock',
      intro: 'What the first hours of a school week look like when everyone reads the same list.',
      image: 'school',
      points: [
        {
          title: '7:55 in homeroom',
          text: 'The teacher marks twenty-six students in about a minute. The late bus on Route 4 is one tap for everybody who rides it.',
        },
        {
          title: '8:20 at the front desk',
          text: "Absences without a note are listed with a guardian's number, and the text goes out once the secretary has looked at the list.",
        },
        {
          title: '10:40 in the staff room',
          text: 'A colleague has gone home ill. The timetable shows who is free in period four, and the lesson plan opens for the substitute.',
        },
      ],
    },
    {
      kind: 'cards',
      title: 'The school year, drawer by drawer',
      cards: [
        {
          icon: 'door-open',
          title: 'Admissions and enrollment',
          description:
            'Families fill in one form, upload the birth certificate and immunization record, and see where they stand on the waiting list.',
        },
        {
          icon: 'clipboard-check',
          title: 'Attendance by period',
          description:
            'Mark present, late, excused or on a field trip. Patterns such as every second Friday stand out before the term is over.',
        },
        {
          icon: 'calendar-range',
          title: 'Timetables without clashes',
          description:
            'Move chemistry to Thursday and see at once which room, which teacher and which six students can no longer be in two places.',
        },
        {
          icon: 'notebook-pen',
          title: 'Gradebook and report cards',
          description:
            'Weight quizzes and projects as your department does, write comments by subject, and print report cards in your own layout.',
        },
        {
          icon: 'message-square-text',
          title: 'Notes home that get read',
          description:
            'Write to one family, a class or the whole grade, attach the permission slip, and see which guardians have yet to sign.',
        },
        {
          icon: 'receipt',
          title: 'Tuition, lunches and trips',
          description:
            'Bill by sibling discount or installment, and let guardians pay the museum trip online instead of sending cash in an envelope.',
          conceptual: true,
          link: { label: 'See the Payment Platform', to: '/services/payment-platform' },
        },
      ],
    },
    {
      kind: 'table',
      title: 'Who sees what, decided once',
      intro: 'A starting arrangement; your privacy officer can tighten every row of it.',
      columns: ['Role', 'Sees', 'Changes', 'Does not see'],
      rows: [
        [
          'Principal',
          'Every class and the staff schedule',
          'Roles, terms and school rules',
          "Counselors' private notes",
        ],
        [
          'Class teacher',
          'Students in their own classes',
          'Attendance, grades, comments',
          'Fee balances',
        ],
        [
          'Front office',
          'Contacts, absences and fees',
          'Enrollment and guardians',
          'Individual grades',
        ],
        ['Guardian', 'Their own children', 'Contact details and consent', 'Other families'],
        [
          'Student',
          'Own timetable, work and grades',
          'Own submissions',
          "Classmates' grades and addresses",
        ],
      ],
    },
  ],
  closing: {
    headline: "Bring last term's timetable to the demo",
    text: 'We walk through your own bell schedule, grading scale and report card rather than a sample school, and you keep the list of what would need to change.',
    actions: [
      { label: 'Book a School Demo', to: contact('SchoolManagementDemo') },
      { label: 'Set Up a Trial School', to: signup('school-management') },
    ],
  },
}
