import type { RouteLabel } from './page-routes'

/** The subjects of `/contact?subject=` links, with the text that the form shows. */
export const contactSubjects = {
  EnterpriseInquiry: 'Enterprise plans',
  EnterpriseDemo: 'A walkthrough of Enterprise Management',
  CustomerServiceDemo: 'A walkthrough of Customer Service',
  SalesCloudDemo: 'A walkthrough of Sales Cloud',
  AIComplianceDemo: 'A walkthrough of Compliance Management',
  PaymentPlatformInquiry: 'Payment Platform',
  InsurancePlusHelp: 'Help with Insurance Plus',
  RecruitmentDemo: 'A walkthrough of Recruitment',
  TravelSupport: 'Travel Support',
  HospitalityDemo: 'A walkthrough of Restaurant & Hospitality',
  DatabaseAiDemo: 'A walkthrough of AI Database Management',
  FutureBusinessDemo: 'A walkthrough of Future Business',
  HomeServicesInquiry: 'Home Services',
  InvestmentInquiry: 'Investment',
  PensionManagement: 'Pension Management',
  NextGenFund: 'Next-Gen Fund',
  LoanApplication: 'A question about a loan',
  FinanceEducation: 'Finance Education',
  MarriageLoan: 'Marriage Loan',
  PregnancyFund: 'Pregnancy Fund',
  IslamicFinance: 'Islamic finance',
  EmploymentSecurity: 'Employment Security',
  Donations: 'Donations & Welfare',
  FinancialServicesInquiry: 'Financial Services',
  SpecializedCare: 'Specialized care',
  IndividualPlans: 'Individual and family health plans',
  GovPrograms: 'Government health programs',
  PortalSupport: 'Help with the patient portal',
  WellnessFeedback: 'Wellness ideas',
  SocialNetworkInquiry: 'Social Network SaaS',
  VideoSaaSInquiry: 'Video SaaS',
  SchoolManagementDemo: 'A walkthrough of School Management',
  NonProfitSolutions: 'Non-profit solutions',
  InstitutionalSolutions: 'Research, Education & Journalism',
  MediaProductionInquiry: 'News & Media Production',
  VolunteerPlatform: 'Volunteer Engagement',
  StudyAbroadCounseling: 'Study-abroad counseling',
  Careers: 'Working with us',
} as const

export type ContactSubject = keyof typeof contactSubjects

export interface SubjectNotes {
  /** Shown at the form’s button: what to leave out of a message, or where to get help today. */
  form: string
  /** Added to the confirmation: what the sent message is not. */
  sent?: string
}

const insurance: SubjectNotes = {
  form: 'Leave out policy numbers and diagnoses.',
  sent: 'This wasn’t an application: no quote follows, and no insurer or agent sees what you sent.',
}

const finance: SubjectNotes = {
  form: 'Leave out your income and any account or Social Security number.',
  sent: 'This wasn’t an application: no offer follows, and no lender or bank sees what you sent.',
}

const health: SubjectNotes = {
  form: 'Leave out passwords and details of your health. In an emergency, call 911.',
}

const travel: SubjectNotes = {
  form: 'Leave out card and passport numbers.',
  sent: 'This wasn’t a booking: no fare or room is held for you.',
}

const homeServices: SubjectNotes = {
  form: 'In an emergency, call 911.',
  sent: 'This wasn’t a booking: nobody will come, and no price is agreed.',
}

/** The notes of subjects, or of the labels of services, that need other ones than `contactCopy.defaultNote`. */
export const subjectNotes = new Map<string, SubjectNotes>([
  ['Insurance Plus', insurance],
  ['InsurancePlusHelp', insurance],
  ['IndividualPlans', insurance],
  ['GovPrograms', insurance],
  ['InvestmentInquiry', finance],
  ['PensionManagement', finance],
  ['NextGenFund', finance],
  ['LoanApplication', finance],
  ['MarriageLoan', finance],
  ['PregnancyFund', { ...finance, form: `${finance.form} Leave out medical details.` }],
  ['IslamicFinance', finance],
  ['FinancialServicesInquiry', finance],
  ['EmploymentSecurity', { form: finance.form }],
  ['Donations', { form: `${finance.form} To find help today, dial 211.` }],
  ['Virtual Care', health],
  ['SpecializedCare', health],
  ['PortalSupport', health],
  ['WellnessFeedback', health],
  ['Travel & Tours', travel],
  ['TravelSupport', travel],
  ['Home Services', homeServices],
  ['HomeServicesInquiry', homeServices],
  ['Careers', { form: 'We keep introductions, to ask you when a position opens.' }],
] satisfies [ContactSubject | RouteLabel, SubjectNotes][])
