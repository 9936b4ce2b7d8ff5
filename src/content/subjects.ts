/** What a `/contact?subject=` link asks about, in the words that the form shows. */
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

/** What a `/signup?service=` link leads to, in the words that the sign-up page shows. */
export const signupServices = {
  payments: 'Payment Platform',
  insurance: 'Insurance Plus',
  recruitment: 'Recruitment',
  travel: 'Travel & Tours',
  hospitality: 'Restaurant & Hospitality',
  'database-ai': 'AI Database Management',
  'future-business': 'Future Business',
  'home-services': 'Home Services',
  virtualcare: 'Virtual Care',
  socialnetwork: 'Social Network SaaS',
  'video-saas': 'Video SaaS',
  'school-management': 'School Management',
  'nonprofit-management': 'Non-Profit Management',
  'research-education': 'Research, Education & Journalism',
  'news-media': 'News & Media Production',
  'volunteer-engagement': 'Volunteer Engagement',
  'study-abroad': 'Study Abroad',
} as const

export type SignupService = keyof typeof signupServices

/** The kinds of insurance, travel and home service that have a page of their own; slug to name. */
export const quoteTypes = {
  business: 'Business',
  health: 'Health',
  life: 'Life',
  vehicle: 'Vehicle',
  property: 'Property',
  'specialized-coverage': 'Specialized Coverage',
} as const

export type QuoteType = keyof typeof quoteTypes

export const travelTypes = {
  flights: 'Flights',
  'hotels-stays': 'Hotels & Stays',
  'car-rentals': 'Car Rentals',
  'package-tours': 'Package Tours',
  'activities-attractions': 'Activities & Attractions',
} as const

export type TravelType = keyof typeof travelTypes

export const homeServices = {
  'repairs-maintenance': 'Repairs & Maintenance',
  'cleaning-services': 'Cleaning Services',
  'food-grocery-delivery': 'Food & Grocery Delivery',
  'beauty-wellness-at-home': 'Beauty & Wellness at Home',
  'moving-shifting': 'Moving & Shifting',
  'pest-control': 'Pest Control',
  'event-services': 'Event Services',
} as const

export type HomeService = keyof typeof homeServices
