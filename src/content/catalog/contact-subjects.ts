import type { RouteLabel } from './page-routes'

/**
 * The subjects of `/contact?subject=` links, with the text that the form shows and the name of
 * its notes. The notes, and the choices without such a link, are in `features/contact/copy.ts`.
 */
export const contactSubjects = {
  EnterpriseInquiry: { text: 'Enterprise plans' },
  EnterpriseDemo: { text: 'A walkthrough of Enterprise Management' },
  CustomerServiceDemo: { text: 'A walkthrough of Customer Service' },
  SalesCloudDemo: { text: 'A walkthrough of Sales Cloud' },
  AIComplianceDemo: { text: 'A walkthrough of Compliance Management' },
  PaymentPlatformInquiry: { text: 'Payment Platform' },
  InsurancePlusHelp: { text: 'A question about insurance', notes: 'insurance' },
  RecruitmentDemo: { text: 'A walkthrough of Recruitment' },
  TravelSupport: { text: 'Travel Support', notes: 'travel' },
  HospitalityDemo: { text: 'A walkthrough of Restaurant & Hospitality' },
  DatabaseAiDemo: { text: 'A walkthrough of AI Database Management' },
  FutureBusinessDemo: { text: 'A walkthrough of Future Business' },
  HomeServicesInquiry: { text: 'Home Services', notes: 'homeServices' },
  InvestmentInquiry: { text: 'Investment', notes: 'finance' },
  PensionManagement: { text: 'Pension Management', notes: 'finance' },
  NextGenFund: { text: 'Next-Gen Fund', notes: 'finance' },
  LoanApplication: { text: 'A question about a loan', notes: 'finance' },
  FinanceEducation: { text: 'Finance Education' },
  MarriageLoan: { text: 'Marriage Loan', notes: 'finance' },
  PregnancyFund: { text: 'Pregnancy Fund', notes: 'pregnancyFund' },
  IslamicFinance: { text: 'Islamic finance', notes: 'finance' },
  EmploymentSecurity: { text: 'Employment Security', notes: 'income' },
  Donations: { text: 'Donations & Welfare', notes: 'donations' },
  FinancialServicesInquiry: { text: 'Financial Services', notes: 'finance' },
  SpecializedCare: { text: 'Specialized care', notes: 'health' },
  IndividualPlans: { text: 'Individual and family health plans', notes: 'insurance' },
  GovPrograms: { text: 'Government health programs', notes: 'insurance' },
  PortalSupport: { text: 'Help with the patient portal', notes: 'health' },
  WellnessFeedback: { text: 'Wellness ideas', notes: 'health' },
  SocialNetworkInquiry: { text: 'Social Network SaaS' },
  VideoSaaSInquiry: { text: 'Video SaaS' },
  SchoolManagementDemo: { text: 'A walkthrough of School Management' },
  NonProfitSolutions: { text: 'Non-profit solutions' },
  InstitutionalSolutions: { text: 'Research, Education & Journalism' },
  MediaProductionInquiry: { text: 'News & Media Production' },
  VolunteerPlatform: { text: 'Volunteer Engagement' },
  StudyAbroadCounseling: { text: 'A question about studying abroad' },
  Careers: { text: 'Working with us', notes: 'careers' },
} as const satisfies Record<string, { text: string; notes?: string }>

export type ContactSubject = keyof typeof contactSubjects
export type SubjectNotesName = Extract<
  (typeof contactSubjects)[ContactSubject],
  { notes: string }
>['notes']

/** The notes of services, because the label of a service's page is a subject, too. */
export const serviceNotes: Partial<Record<RouteLabel, SubjectNotesName>> = {
  'Insurance Plus': 'insurance',
  'Travel & Tours': 'travel',
  'Home Services': 'homeServices',
  'Healthcare Solutions': 'health',
  'Find Care': 'health',
  'Virtual Care': 'health',
  'Patient Portal': 'health',
  Wellness: 'health',
  'Financial Services': 'finance',
  Investment: 'finance',
  'Pension Management': 'finance',
  'Next-Gen Fund': 'finance',
  Loans: 'finance',
  'Marriage Loan': 'finance',
  'Islamic Fund': 'finance',
  'Pregnancy Fund': 'pregnancyFund',
  'Employment Security': 'income',
  'Donations & Welfare': 'donations',
}
