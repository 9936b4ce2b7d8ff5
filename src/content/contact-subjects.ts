import type { RoutePath } from './page-routes'

/** The subjects of `/contact?subject=` links, with the text that the form shows. */
export const subjects = {
  EnterpriseInquiry: 'Enterprise plans',
  EnterpriseDemo: 'A demo of Enterprise Management',
  CustomerServiceDemo: 'A demo of Customer Service',
  SalesCloudDemo: 'A demo of Sales Cloud',
  AIComplianceDemo: 'A demo of Compliance Management',
  PaymentPlatformInquiry: 'The Payment Platform',
  InsurancePlusHelp: 'Help with Insurance Plus',
  RecruitmentDemo: 'A demo of Recruitment',
  TravelSupport: 'Travel support',
  HospitalityDemo: 'A demo of Restaurant & Hospitality',
  DatabaseAiDemo: 'A demo of AI Database Management',
  FutureBusinessDemo: 'A demo of Future Business',
  HomeServicesInquiry: 'Home services',
  InvestmentInquiry: 'Investment',
  PensionManagement: 'Pension management',
  NextGenFund: 'The Next-Gen Fund',
  LoanApplication: 'A loan application',
  FinanceEducation: 'Finance education',
  MarriageLoan: 'A marriage loan',
  PregnancyFund: 'The pregnancy fund',
  IslamicFinance: 'Islamic finance',
  EmploymentSecurity: 'Employment security',
  Donations: 'Donations and welfare',
  FinancialServicesInquiry: 'Financial services',
  SpecializedCare: 'Specialized care',
  IndividualPlans: 'Individual and family health plans',
  GovPrograms: 'Government health programs',
  PortalSupport: 'Help with the patient portal',
  WellnessFeedback: 'Wellness ideas',
  SocialNetworkInquiry: 'Social Network SaaS',
  VideoSaaSInquiry: 'Video SaaS',
  SchoolManagementDemo: 'A demo of School Management',
  NonProfitSolutions: 'Non-profit solutions',
  InstitutionalSolutions: 'Research, education and journalism',
  MediaProductionInquiry: 'News and media production',
  VolunteerPlatform: 'Volunteer engagement',
  StudyAbroadCounseling: 'Study-abroad counseling',
} as const

export type Subject = keyof typeof subjects

/** The services of `/signup?service=` links, with their pages. */
export const signupServices = {
  payments: '/services/payment-platform',
  insurance: '/services/insurance-plus',
  recruitment: '/services/recruitment',
  travel: '/services/travel-tours',
  hospitality: '/services/restaurant-hospitality',
  'database-ai': '/services/database-management-ai',
  'future-business': '/services/future-business',
  'home-services': '/services/home-services',
  virtualcare: '/services/healthcare/virtual-care',
  socialnetwork: '/services/community/social-network-saas',
  'video-saas': '/services/community/video-saas',
  'school-management': '/services/community/school-management',
  'nonprofit-management': '/services/community/non-profit-management',
  'research-education': '/services/community/research-education-journalism',
  'news-media': '/services/community/news-media-production',
  'volunteer-engagement': '/services/community/volunteer-engagement',
  'study-abroad': '/services/community/study-abroad',
} as const satisfies Record<string, RoutePath>

export type SignupService = keyof typeof signupServices
