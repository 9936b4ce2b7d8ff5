// What the product owner prescribed. Only tests read it; other copy is free.

/** A page as visitors see it, with what must be on it. */
interface RequiredPage {
  /** Buttons and links by their label. */
  links?: Record<string, string>
  /** Other link targets, with any label. */
  targets?: string[]
  /** The number of its cards. */
  cards?: number
  /** Words anywhere on the page, in any case. */
  words?: string[]
}

/** The prices, promises and facts that people were told elsewhere. */
const company: Record<string, RequiredPage> = {
  '/': {
    links: { 'Get Started Free': '/signup', 'Explore Features': '/features' },
    targets: [
      '/services/build',
      '/services/manage',
      '/services/grow',
      '/services/finance',
      '/services/healthcare',
      '/services/community/social-network-saas',
      '/services/travel-tours',
    ],
    words: [
      'Learn More',
      'Describe your vision',
      'AI generates',
      'Review and refine',
      'Launch',
      'not real customers',
    ],
  },
  '/pricing': {
    targets: ['/signup', '/contact'],
    cards: 3,
    words: [
      'Starter',
      '$29',
      '$290',
      '1 site',
      '10 GB',
      'Professional',
      '$79',
      '$790',
      '5 sites',
      '100 GB',
      'Most Popular',
      'Enterprise',
      'Custom',
      'Unlimited',
      '24/7 support',
      'Save 20%',
      '14-day free trial',
      'no credit card required',
      'PayPal',
      'bank transfer',
      'prorated',
    ],
  },
  '/features': { words: ['Learn More'] },
  // Six values and four leaders.
  '/about': { targets: ['/careers', '/contact'], cards: 10, words: ['mission'] },
  '/contact': { words: ['Monday', 'Friday', '9 AM to 6 PM', 'Closed'] },
}

/** The calls to action, cards and facts of each service, by its path below `/services/`. */
const services: Record<string, RequiredPage> = {
  'enterprise-management': {
    links: {
      'View Enterprise Plans': '/pricing',
      'Contact Sales': '/contact?subject=EnterpriseInquiry',
      'Schedule Your Demo': '/contact?subject=EnterpriseDemo',
    },
  },
  'ai-assistant': {
    links: { 'Try AI Assistant Free': '/signup', 'Explore AI Features': '/signup' },
    cards: 4,
    words: [
      'Content Creation',
      'Brainstorming & Ideas',
      'Coding Assistance',
      'Research & Summaries',
      'visual demonstration',
    ],
  },
  'customer-service': {
    targets: ['/contact?subject=CustomerServiceDemo', '/pricing', '/features', '/signup'],
    cards: 6,
  },
  'sales-cloud': {
    targets: ['/contact?subject=SalesCloudDemo', '/pricing', '/features', '/signup'],
    cards: 6,
  },
  'ai-automation': { cards: 6, words: ['Integrations'] },
  'accounting-insights': { cards: 8 },
  'compliance-management': { targets: ['/contact?subject=AIComplianceDemo'], cards: 6 },
  'payment-platform': {
    targets: ['/signup?service=payments', '/contact?subject=PaymentPlatformInquiry'],
    cards: 6,
  },
  'insurance-plus': {
    targets: [
      '/signup?service=insurance',
      '/contact?subject=InsurancePlusHelp',
      ...['business', 'health', 'life', 'vehicle', 'property', 'specialized-coverage'].map(
        (type) => `/services/insurance-plus/quote?type=${type}`,
      ),
    ],
    cards: 6,
  },
  recruitment: {
    targets: ['/signup?service=recruitment', '/contact?subject=RecruitmentDemo'],
    cards: 6,
  },
  'travel-tours': {
    targets: [
      '/signup?service=travel',
      '/contact?subject=TravelSupport',
      ...['flights', 'hotels-stays', 'car-rentals', 'package-tours', 'activities-attractions'].map(
        (type) => `/services/travel-tours/search?type=${type}`,
      ),
    ],
  },
  'restaurant-hospitality': {
    targets: ['/signup?service=hospitality', '/contact?subject=HospitalityDemo'],
    cards: 8,
  },
  'database-management-ai': {
    targets: ['/signup?service=database-ai', '/contact?subject=DatabaseAiDemo'],
    cards: 7,
  },
  'future-business': {
    targets: ['/signup?service=future-business', '/contact?subject=FutureBusinessDemo'],
    cards: 6,
  },
  'home-services': {
    targets: [
      '/signup?service=home-services',
      '/contact?subject=HomeServicesInquiry',
      '/services/home-services/repairs-maintenance',
      '/services/home-services/cleaning-services',
      '/services/home-services/food-grocery-delivery',
      '/services/home-services/beauty-wellness-at-home',
      '/services/home-services/moving-shifting',
      '/services/home-services/pest-control',
      '/services/home-services/event-services',
    ],
    cards: 7,
  },
  finance: { targets: ['/contact?subject=FinancialServicesInquiry'] },
  'finance/investment': { targets: ['/contact?subject=InvestmentInquiry'] },
  'finance/pension-management': { targets: ['/contact?subject=PensionManagement'] },
  'finance/next-gen-fund': { targets: ['/contact?subject=NextGenFund'] },
  'finance/loans': { targets: ['/contact?subject=LoanApplication'] },
  'finance/education': { targets: ['/contact?subject=FinanceEducation'] },
  'finance/marriage-loan': { targets: ['/contact?subject=MarriageLoan'] },
  'finance/pregnancy-fund': { targets: ['/contact?subject=PregnancyFund'] },
  'finance/islamic-fund': { targets: ['/contact?subject=IslamicFinance'] },
  'finance/employment-security': { targets: ['/contact?subject=EmploymentSecurity'] },
  'finance/donations-welfare': { targets: ['/contact?subject=Donations'] },
  healthcare: {
    targets: [
      '/services/healthcare/find-care',
      '/services/healthcare/virtual-care',
      '/services/healthcare/patient-portal',
      '/services/healthcare/wellness',
      '/contact?subject=SpecializedCare',
      '/about#security',
      '/signup',
    ],
  },
  'healthcare/find-care': {
    targets: ['/contact?subject=IndividualPlans', '/contact?subject=GovPrograms'],
    words: ['Search Now'],
  },
  'healthcare/virtual-care': {
    links: { 'Book a Virtual Visit': '/signup?service=virtualcare' },
    cards: 6,
    words: [
      'Video consultations',
      'Secure messaging',
      'Remote monitoring',
      'Conceptual',
      'Online prescriptions',
      'Flexible scheduling',
      'Private and secure',
      'Cold & Flu',
      'Allergies',
      'Sinus Infections',
      'Skin Rashes',
      'UTIs',
      'Mental Health',
      'Medication Refills',
      'Minor Injuries',
      'Pink Eye',
      'Sore Throat',
      'emergency',
      'call 911',
    ],
  },
  'healthcare/patient-portal': {
    links: {
      'Log In to Portal': '/login?redirect=/services/healthcare/patient-portal',
      'Portal Login': '/login?redirect=/services/healthcare/patient-portal',
      'Need Help? Contact Support': '/contact?subject=PortalSupport',
    },
    cards: 6,
    words: ['invitation', 'first visit'],
  },
  'healthcare/wellness': {
    links: { 'Share Your Wellness Ideas': '/contact?subject=WellnessFeedback' },
    targets: [
      '/blog',
      '/blog/nutrition',
      '/blog/fitness',
      '/blog/mental-health',
      '/services/healthcare/find-care',
      '/community',
    ],
    cards: 6,
  },
  'community/social-network-saas': {
    targets: ['/signup?service=socialnetwork', '/contact?subject=SocialNetworkInquiry'],
  },
  'community/video-saas': {
    targets: ['/signup?service=video-saas', '/contact?subject=VideoSaaSInquiry'],
    words: ['Use cases'],
  },
  'community/school-management': {
    targets: ['/signup?service=school-management', '/contact?subject=SchoolManagementDemo'],
  },
  'community/non-profit-management': {
    targets: ['/signup?service=nonprofit-management', '/contact?subject=NonProfitSolutions'],
  },
  'community/research-education-journalism': {
    targets: ['/signup?service=research-education', '/contact?subject=InstitutionalSolutions'],
  },
  'community/news-media-production': {
    targets: ['/signup?service=news-media', '/contact?subject=MediaProductionInquiry'],
  },
  'community/volunteer-engagement': {
    targets: [
      '/signup?service=volunteer-engagement',
      '/contact?subject=VolunteerPlatform',
      '/services/community/non-profit-management',
    ],
  },
  'community/study-abroad': {
    targets: ['/signup?service=study-abroad', '/contact?subject=StudyAbroadCounseling'],
    words: [
      'USA',
      'Canada',
      'UK',
      'Australia',
      'Germany',
      'New Zealand',
      'Ireland',
      'France',
      'Netherlands',
      'Sweden',
    ],
  },
}

export const requiredPages: [path: string, content: RequiredPage][] = [
  ...Object.entries(company),
  ...Object.entries(services).map(([path, content]): [string, RequiredPage] => [
    `/services/${path}`,
    content,
  ]),
]

/** Other sites and emails link to these paths and to those of the pages above. */
export const requiredPaths =
  `/blog /community /plus /whats-new /help /auth /dashboard /signup /login /careers /examples/apps
  /social-media-management /community-forums /team-collaboration /client-chat /sell /start /market
  /blog/nutrition /blog/fitness /blog/mental-health
  /services/build /services/manage /services/grow /services/legal /services/connect
  /services/sustainability /services/social-media /services/client-chat
  /services/sales-management /services/investor-network /services/business-registration
  /services/influencer-engagement /services/create-app`.split(/\s+/)

/** The links around every page, by name. Their order is the owner’s. */
export const requiredMenus = {
  navigation: ['Home', 'Services', 'Pricing', 'Features', 'About', 'Contact'],
  footer: [
    'Company',
    'Build & Create',
    'Manage & Operate',
    'Grow & Scale',
    'Financial Services',
    'Community & Education',
    'Healthcare Solutions',
    'Lifestyle & More',
  ],
  // These three open home until there are such pages.
  legal: ['Terms of Service', 'Privacy Policy', 'Cookie Policy'],
  social: ['Facebook', 'X', 'LinkedIn', 'Instagram', 'YouTube', 'TikTok'],
}
