import type { RouteLabel } from './page-routes'

/**
 * The subjects of `/contact?subject=` links, with the text that the form shows and the page whose
 * notes it shows. The notes, and the choices without such a link, are in `features/contact/copy.ts`.
 */
export const contactSubjects = {
  EnterpriseInquiry: { text: 'Enterprise plans' },
  EnterpriseDemo: { text: 'A walkthrough of Enterprise Management' },
  CustomerServiceDemo: { text: 'A walkthrough of Customer Service' },
  SalesCloudDemo: { text: 'A walkthrough of Sales Cloud' },
  AIComplianceDemo: { text: 'A walkthrough of Compliance Management' },
  PaymentPlatformInquiry: { text: 'Payment Platform' },
  InsurancePlusHelp: { text: 'A question about insurance', notesOf: 'Insurance Plus' },
  RecruitmentDemo: { text: 'A walkthrough of Recruitment' },
  TravelSupport: { text: 'Travel Support', notesOf: 'Travel & Tours' },
  HospitalityDemo: { text: 'A walkthrough of Restaurant & Hospitality' },
  DatabaseAiDemo: { text: 'A walkthrough of AI Database Management' },
  FutureBusinessDemo: { text: 'A walkthrough of Future Business' },
  HomeServicesInquiry: { text: 'Home Services', notesOf: 'Home Services' },
  InvestmentInquiry: { text: 'Investment', notesOf: 'Investment' },
  PensionManagement: { text: 'Pension Management', notesOf: 'Pension Management' },
  NextGenFund: { text: 'Next-Gen Fund', notesOf: 'Next-Gen Fund' },
  LoanApplication: { text: 'A question about a loan', notesOf: 'Loans' },
  FinanceEducation: { text: 'Finance Education' },
  MarriageLoan: { text: 'Marriage Loan', notesOf: 'Marriage Loan' },
  PregnancyFund: { text: 'Pregnancy Fund', notesOf: 'Pregnancy Fund' },
  IslamicFinance: { text: 'Islamic finance', notesOf: 'Islamic Fund' },
  EmploymentSecurity: { text: 'Employment Security', notesOf: 'Employment Security' },
  Donations: { text: 'Donations & Welfare', notesOf: 'Donations & Welfare' },
  FinancialServicesInquiry: { text: 'Financial Services', notesOf: 'Financial Services' },
  SpecializedCare: { text: 'Specialized care', notesOf: 'Healthcare Solutions' },
  IndividualPlans: { text: 'Individual and family health plans', notesOf: 'Insurance Plus' },
  GovPrograms: { text: 'Government health programs', notesOf: 'Insurance Plus' },
  PortalSupport: { text: 'Help with the patient portal', notesOf: 'Patient Portal' },
  WellnessFeedback: { text: 'Wellness ideas', notesOf: 'Wellness' },
  SocialNetworkInquiry: { text: 'Social Network SaaS' },
  VideoSaaSInquiry: { text: 'Video SaaS' },
  SchoolManagementDemo: { text: 'A walkthrough of School Management' },
  NonProfitSolutions: { text: 'Non-profit solutions' },
  InstitutionalSolutions: { text: 'Research, Education & Journalism' },
  MediaProductionInquiry: { text: 'News & Media Production' },
  VolunteerPlatform: { text: 'Volunteer Engagement' },
  StudyAbroadCounseling: { text: 'A question about studying abroad' },
  Careers: { text: 'Working with us', notesOf: 'Careers' },
} satisfies Record<string, { text: string; notesOf?: RouteLabel }>

export type ContactSubject = keyof typeof contactSubjects
