// What the product owner prescribed: prices, promises, links and facts that people were told elsewhere.

/** What must be on a page. Targets are separated by spaces, words by commas. */
interface RequiredPage {
  /** Links by their label. */
  links?: Record<string, string>
  /** Links with any label. One without a slash at its start is below the page. */
  targets?: string
  /** The subject of a link to the contact form, and the service of a link to the sign-up. */
  subject?: string
  signup?: string
  /** The number of cards. */
  cards?: number
  /** Words in any case. */
  words?: string
}

const company: Record<string, RequiredPage> = {
  '/': {
    links: { 'Get Started Free': '/signup', 'Explore Features': '/features' },
    targets: `/services/build /services/manage /services/grow /services/finance
      /services/healthcare /services/community/social-network-saas /services/travel-tours`,
    words: `Learn More, Describe your vision, AI generates, Review and refine, Launch,
      not real customers`,
  },
  '/pricing': {
    targets: '/signup /contact',
    cards: 3,
    words: `Starter, $29, $290, 1 site, 10 GB, Professional, $79, $790, 5 sites, 100 GB,
      Most Popular, Enterprise, Custom, Unlimited, 24/7 support, Save 20%, 14-day free trial,
      no credit card required, PayPal, bank transfer, prorated`,
  },
  '/features': { words: 'Learn More' },
  // Six values and four leaders, who have cards.
  '/about': {
    targets: '/careers /contact',
    cards: 4,
    words: `mission, Be honest, Collect less data, Respect people’s time, Ask before deleting,
      Use only what you need, Designed for everyone`,
  },
  '/contact': {
    words: 'Email, Phone, Address, Monday, Friday, 9 AM to 6 PM, Saturday, Sunday, Closed',
  },
  '/blog/nutrition': { targets: '/blog/fitness', words: 'Next article' },
  '/blog/fitness': { targets: '/blog/mental-health', words: 'Next article' },
  '/blog/mental-health': { targets: '/blog/nutrition', words: 'Next article' },
}

/** The services, by their path below `/services/`. */
const services: Record<string, RequiredPage> = {
  grow: { links: { 'Sales Cloud': '/services/sales-cloud' } },
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
    words: `Content Creation, Brainstorming & Ideas, Coding Assistance, Research & Summaries,
      visual demonstration`,
  },
  'customer-service': {
    subject: 'CustomerServiceDemo',
    targets: '/pricing /features /signup',
    cards: 6,
  },
  'sales-cloud': { subject: 'SalesCloudDemo', targets: '/pricing /features /signup', cards: 6 },
  'ai-automation': { cards: 6, words: 'Integrations' },
  'accounting-insights': { cards: 8 },
  'compliance-management': { subject: 'AIComplianceDemo', cards: 6 },
  'payment-platform': { subject: 'PaymentPlatformInquiry', signup: 'payments', cards: 6 },
  'insurance-plus': {
    subject: 'InsurancePlusHelp',
    signup: 'insurance',
    targets: `quote?type=business quote?type=health quote?type=life quote?type=vehicle
      quote?type=property quote?type=specialized-coverage`,
    cards: 6,
  },
  recruitment: { subject: 'RecruitmentDemo', signup: 'recruitment', cards: 6 },
  'travel-tours': {
    subject: 'TravelSupport',
    signup: 'travel',
    targets: `search?type=flights search?type=hotels-stays search?type=car-rentals
      search?type=package-tours search?type=activities-attractions`,
  },
  'restaurant-hospitality': { subject: 'HospitalityDemo', signup: 'hospitality', cards: 8 },
  'database-management-ai': { subject: 'DatabaseAiDemo', signup: 'database-ai', cards: 7 },
  'future-business': { subject: 'FutureBusinessDemo', signup: 'future-business', cards: 6 },
  'home-services': {
    subject: 'HomeServicesInquiry',
    signup: 'home-services',
    targets: `repairs-maintenance cleaning-services food-grocery-delivery beauty-wellness-at-home
      moving-shifting pest-control event-services`,
    cards: 7,
  },
  finance: { subject: 'FinancialServicesInquiry' },
  healthcare: {
    subject: 'SpecializedCare',
    targets: 'find-care virtual-care patient-portal wellness /about#security /signup',
  },
  'healthcare/find-care': {
    subject: 'IndividualPlans',
    targets: '/contact?subject=GovPrograms',
    words: 'Search Now',
  },
  'healthcare/virtual-care': {
    links: { 'Book a Virtual Visit': '/signup?service=virtualcare' },
    cards: 6,
    words: `Video consultations, Secure messaging, Remote monitoring, Conceptual,
      Online prescriptions, Flexible scheduling, Private and secure, Cold & Flu, Allergies,
      Sinus Infections, Skin Rashes, UTIs, Mental Health, Medication Refills, Minor Injuries,
      Pink Eye, Sore Throat, emergency, call 911`,
  },
  'healthcare/patient-portal': {
    links: {
      'Log In to Portal': '/login?redirect=/services/healthcare/patient-portal',
      'Portal Login': '/login?redirect=/services/healthcare/patient-portal',
      'Need Help? Contact Support': '/contact?subject=PortalSupport',
    },
    cards: 6,
    words: 'invitation, first visit',
  },
  'healthcare/wellness': {
    links: { 'Share Your Wellness Ideas': '/contact?subject=WellnessFeedback' },
    targets: `/blog /blog/nutrition /blog/fitness /blog/mental-health
      /services/healthcare/find-care /community`,
    cards: 6,
  },
  'finance/investment': { subject: 'InvestmentInquiry' },
  'finance/pension-management': { subject: 'PensionManagement' },
  'finance/next-gen-fund': { subject: 'NextGenFund' },
  'finance/loans': { subject: 'LoanApplication' },
  'finance/education': { subject: 'FinanceEducation' },
  'finance/marriage-loan': { subject: 'MarriageLoan' },
  'finance/pregnancy-fund': { subject: 'PregnancyFund' },
  'finance/islamic-fund': { subject: 'IslamicFinance' },
  'finance/employment-security': { subject: 'EmploymentSecurity' },
  'finance/donations-welfare': { subject: 'Donations' },
  'community/social-network-saas': { subject: 'SocialNetworkInquiry', signup: 'socialnetwork' },
  'community/video-saas': { subject: 'VideoSaaSInquiry', signup: 'video-saas', words: 'Use cases' },
  'community/school-management': { subject: 'SchoolManagementDemo', signup: 'school-management' },
  'community/non-profit-management': {
    subject: 'NonProfitSolutions',
    signup: 'nonprofit-management',
  },
  'community/research-education-journalism': {
    subject: 'InstitutionalSolutions',
    signup: 'research-education',
  },
  'community/news-media-production': { subject: 'MediaProductionInquiry', signup: 'news-media' },
  'community/volunteer-engagement': {
    subject: 'VolunteerPlatform',
    signup: 'volunteer-engagement',
    targets: '/services/community/non-profit-management',
  },
  'community/study-abroad': {
    subject: 'StudyAbroadCounseling',
    signup: 'study-abroad',
    words: 'USA, Canada, UK, Australia, Germany, New Zealand, Ireland, France, Netherlands, Sweden',
  },
}

const toPages = (folder: string, pages: Record<string, RequiredPage>) =>
  Object.entries(pages).map(([name, { links = {}, cards, ...page }]) => {
    const path = folder + name
    const targets =
      page.targets?.split(/\s+/).map((to) => (to.startsWith('/') ? to : `${path}/${to}`)) ?? []
    if (page.subject) targets.push(`/contact?subject=${page.subject}`)
    if (page.signup) targets.push(`/signup?service=${page.signup}`)
    return [path, { links, cards, targets, words: page.words?.split(/,\s+/) ?? [] }] as const
  })

/** Every required page with its path. */
export const requiredPages = [...toPages('', company), ...toPages('/services/', services)]

/** Other sites and emails link to these paths and to those of the pages above. */
export const requiredPaths =
  `/blog /community /plus /whats-new /help /auth /dashboard /signup /login /careers /examples/apps
  /social-media-management /community-forums /team-collaboration /client-chat /sell /start /market
  /services/build /services/manage /services/legal /services/connect
  /services/sustainability /services/social-media /services/client-chat
  /services/sales-management /services/investor-network /services/business-registration
  /services/influencer-engagement /services/create-app`.split(/\s+/)

/** The links around every page, by name and in order. */
export const requiredMenus = {
  navigation: ['Home', 'Services', 'Pricing', 'Features', 'About', 'Contact'],
  footer: `Company, Build & Create, Manage & Operate, Grow & Scale, Financial Services,
    Community & Education, Healthcare Solutions, Lifestyle & More`.split(/,\s+/),
  // These three open home until there are such pages.
  legal: ['Terms of Service', 'Privacy Policy', 'Cookie Policy'],
  social: ['Facebook', 'X', 'LinkedIn', 'Instagram', 'YouTube', 'TikTok'],
}
