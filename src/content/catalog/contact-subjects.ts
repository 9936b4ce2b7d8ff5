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
} as const

export type ContactSubject = keyof typeof contactSubjects

const insuranceNote =
  'This wasn’t an application: no quote follows, and no insurer or agent sees what you sent.'

const financeNote =
  'This wasn’t an application: no offer follows, and no lender or bank sees what you sent.'

/** What a sent message is not, by its subject. The form’s confirmation says it. */
export const sentNotes = new Map<string, string>([
  ['InsurancePlusHelp', insuranceNote],
  ['IndividualPlans', insuranceNote],
  ['InvestmentInquiry', financeNote],
  ['PensionManagement', financeNote],
  ['NextGenFund', financeNote],
  ['LoanApplication', financeNote],
  ['MarriageLoan', financeNote],
  ['PregnancyFund', financeNote],
  ['IslamicFinance', financeNote],
  ['FinancialServicesInquiry', financeNote],
  ['TravelSupport', 'This wasn’t a booking: no fare or room is held for you.'],
  ['HomeServicesInquiry', 'This wasn’t a booking: nobody will come, and no price is agreed.'],
] satisfies [ContactSubject, string][])
