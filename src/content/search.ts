import type { Path } from '@/routing/routes'

export const meta = {
  title: 'Search',
  description: 'Find a service, a section of a page or the answer to a question, in plain words.',
}

/** Everyday words that people look for a page by, beyond those that it says itself. */
export const searchWords: Partial<Record<Path, string>> = {
  '/': 'start homepage overview testimonials reviews how it works',
  '/pricing':
    'price prices cost costs plan plans subscription billing fee cheap discount trial upgrade',
  '/features': 'tools functions overview compare everything products services',
  '/about': 'company team who we are mission values leadership history security',
  '/contact': 'help support phone call email address write message office hours feedback complaint',
  '/login': 'log in login sign in signin password access account',
  '/signup': 'sign up register join create account free trial start',
  '/auth/recover': 'reset forgot lost password locked out',
  '/dashboard': 'my posts write publish notes',
  '/dashboard/account':
    'profile settings change password change email sign out delete account two-factor',
  '/services/build': 'website site web page builder homepage shop online store domain make launch',
  '/services/create-app': 'application mobile phone app no-code nocode builder program',
  '/services/ai-assistant':
    'chatbot chatgpt gpt artificial intelligence writing draft copywriting brainstorm',
  '/services/ai-automation': 'workflow zapier bots automate repetitive tasks integration',
  '/services/database-management-ai': 'data sql storage tables backup query',
  '/services/business-registration':
    'start company incorporate llc register firm found license ein tax id',
  '/services/future-business': 'trends forecast prediction strategy innovation ideas',
  '/services/manage': 'operations back office administration organize',
  '/services/enterprise-management':
    'erp corporate departments headquarters large company inventory',
  '/services/accounting-insights':
    'invoice invoices bookkeeping bookkeeper taxes tax ledger receipts expenses bills accountant profit cash flow budget',
  '/services/compliance-management': 'gdpr regulation audit policy policies rules privacy law',
  '/services/sustainability': 'environment climate carbon co2 green energy recycling esg footprint',
  '/services/legal': 'lawyer attorney contract contracts law solicitor nda sue terms',
  '/services/recruitment':
    'hire hiring job jobs staff employee candidates applicants interview hr resume cv payroll',
  '/services/restaurant-hospitality':
    'cafe hotel bar kitchen food menu reservation reservations table tables waiter chef inn',
  '/services/grow': 'marketing customers advertise promotion more sales',
  '/services/connect': 'communication messaging phone newsletter email campaign sms',
  '/services/sales-management': 'pipeline deals quota targets commission sell selling',
  '/services/sales-cloud': 'crm leads customers contacts salesforce quote',
  '/services/customer-service': 'support tickets helpdesk complaints service desk call center',
  '/services/social-media': 'facebook instagram twitter tiktok linkedin posts schedule followers',
  '/services/client-chat': 'messenger live chat widget talk to customers',
  '/services/influencer-engagement':
    'creators youtubers sponsors sponsorship brand ambassador campaign',
  '/services/investor-network': 'venture capital angel funding raise money startup pitch',
  '/services/finance': 'money bank banking financial savings',
  '/services/finance/investment': 'invest stocks shares bonds etf portfolio fund savings',
  '/services/finance/pension-management': 'retirement retire 401k ira old age savings',
  '/services/finance/next-gen-fund': 'children kids child savings grandchildren college trust',
  '/services/finance/loans': 'borrow credit mortgage debt interest repay car loan money',
  '/services/finance/education': 'learn money course courses budget lessons literacy',
  '/services/finance/marriage-loan': 'wedding marry bride groom honeymoon rings engagement',
  '/services/finance/pregnancy-fund':
    'baby birth maternity parental leave expecting newborn midwife',
  '/services/finance/islamic-fund':
    'halal sharia shariah muslim zakat murabaha interest-free sukuk',
  '/services/finance/employment-security':
    'unemployment lost job laid off layoff fired income insurance',
  '/services/finance/donations-welfare': 'charity give donate giving relief aid zakat',
  '/services/payment-platform':
    'invoice invoices pay paid checkout credit card terminal refund transfer paypal stripe payout',
  '/services/healthcare': 'medical medicine hospital clinic health sick',
  '/services/healthcare/find-care':
    'doctor doctors physician dentist specialist clinic hospital pediatrician therapist appointment findcare',
  '/services/healthcare/virtual-care':
    'telemedicine telehealth video doctor visit online consultation prescription refill',
  '/services/healthcare/patient-portal':
    'medical records lab results test results vaccination appointments my health',
  '/services/healthcare/wellness':
    'sleep stress habits yoga meditation diet exercise healthy living',
  '/services/community/social-network-saas':
    'own community network members forum facebook alternative groups',
  '/services/community/video-saas':
    'streaming youtube film movies upload live stream course videos',
  '/services/community/school-management':
    'teacher teachers pupils students grades timetable attendance classroom principal',
  '/services/community/non-profit-management':
    'charity ngo nonprofit grants donors fundraising association club',
  '/services/community/research-education-journalism':
    'university science study papers thesis reporter press academic',
  '/services/community/news-media-production':
    'newsroom newspaper magazine editor podcast radio publishing',
  '/services/community/volunteer-engagement': 'volunteering volunteers help out shifts helpers',
  '/services/community/study-abroad':
    'university visa exchange student foreign scholarship overseas college',
  '/services/insurance-plus':
    'insure coverage policy claim liability car insurance health insurance premium',
  '/services/travel-tours': 'vacation holiday trip flight flights hotel booking tickets tour',
  '/services/home-services':
    'plumber electrician handyman cleaner cleaning repair repairs gardener mover babysitter',
  '/careers': 'job jobs work for us vacancies openings hiring apply',
  '/examples/apps': 'samples templates showcase demo apps',
  '/team-collaboration': 'teamwork meetings shared tasks slack',
  '/social-media-management': 'schedule posts calendar editorial plan',
  '/client-chat': 'live chat messenger widget',
  '/community-forums': 'forum discussion board questions members',
  '/blog/nutrition': 'food diet eating vegetables recipes weight',
  '/blog/fitness': 'exercise workout gym running training sport',
  '/blog/mental-health': 'anxiety depression stress therapy psychologist mind burnout',
  '/services/insurance-plus/quote': 'insurance offer price premium',
  '/services/travel-tours/search': 'find flight hotel rental car',
}

/** Words that say nothing about what is looked for. */
export const ignoredWords =
  'a am an and are as at be by can do does for from get have how i in is it me much my of on or our so that the this to was we what when where which with you your'.split(
    ' ',
  )

/** Shown where a path resembles no page. */
export const popularPages: Path[] = [
  '/features',
  '/pricing',
  '/services/build',
  '/services/accounting-insights',
  '/services/healthcare/find-care',
  '/services/travel-tours',
]
