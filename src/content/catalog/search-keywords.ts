import { brand } from '@/content/brand'
import type { Href } from './hrefs'

/** Everyday words that people search for a page by, and that the page doesn't say itself. */
export const keywords: Partial<Record<Href, string>> = {
  '/': 'start homepage overview testimonials customer reviews examples',
  '/pricing':
    'price cost plan subscription billing fee cheap discount upgrade downgrade cancel refund money back monthly yearly payment methods credit card paypal trial coupon promo code voucher student nonprofit enterprise included limits pricing rate charge cancellation unsubscribe quit stop annual',
  '/pricing#pricing-faq': 'faq questions',
  '/features':
    'tools functions overview compare everything products solutions services list roadmap changelog release notes new updates sitemap integrations',
  '/features#compliance': 'privacy personal data protection tracking cookies gdpr',
  '/about': `company team who we are mission values leadership founder owner owns ceo history ${brand.name.toLowerCase()} press media kit partners about us`,
  '/about#security': 'security data safe safety password encryption privacy policy encrypted',
  '/contact':
    'help get help center support phone number call talk speak email address location located map write message opening hours open office feedback complaint question demo human person sales docs documentation book a contact us not received didn’t arrive missing spam confirmation bug problem broken complain status outage imprint',
  '/contact#contact-faq': 'faq questions',
  '/login': 'log in login sign signin password access account can not',
  '/signup': 'sign up register join create account free trial start try new',
  '/auth/recover': 'reset forgot forgotten lost password locked out',
  '/dashboard': 'my posts write publish notes drafts post new edit',
  '/dashboard/account':
    'profile settings change password email sign out log logout everywhere delete close account export download data two-factor 2fa mfa authenticator my name authentication session devices personal remove erase',
  '/services/build':
    'website builder web page homepage design shop online store sell ecommerce domain template make launch seo search engine ranking landing logo hosting ssl certificate shopify portfolio webshop no code site webpage',
  '/services/create-app':
    'application mobile app builder make build iphone android no-code nocode program prototype store push notification qr scanner',
  '/services/ai-assistant':
    'chatbot chatgpt gpt artificial intelligence writing text draft copywriting brainstorm summarize translate ai image generator essay letter translator translation voice assistant openai gemini claude',
  '/services/ai-automation':
    'workflow zapier bots automate repetitive tasks integration api webhook connect tools rules excel make automation ifttt shopify',
  '/services/database-management-ai':
    'data sql storage tables spreadsheet backup query import excel csv postgres postgresql mysql airtable records',
  '/services/business-registration':
    'start company incorporate llc firm founder found license permit ein tax id name incorporation sole trader self-employed freelancer freelance open',
  '/services/future-business':
    'trends forecast prediction strategy innovation ideas scenarios planning market research competitors competition forecasting',
  '/services/manage':
    'operations back office administration organize run business schedule shifts rota timesheet time tracking',
  '/services/enterprise-management':
    'erp corporate departments headquarters large company inventory stock warehouse procurement sso supply chain purchase order suppliers roles permissions employee management org chart vacation time off sick leave requests performance review',
  '/services/accounting-insights':
    'invoice bookkeeping bookkeeper tax taxes return ledger receipts expenses bills accountant profit cash flow budget payroll pay employees balance sheet expense report vat sales payslip timesheet reconciliation quickbooks depreciation financial statements year end salary salaries wage wages',
  '/services/compliance-management':
    'gdpr regulation audit policy rules evidence risk certificate iso soc 2 hipaa certification whistleblower log trail',
  '/services/sustainability':
    'environment climate carbon co2 emissions green energy recycling waste esg footprint solar renewable wind sustainable csrd report',
  '/services/legal':
    'lawyer attorney contract review agreement sign law solicitor nda sue lease terms dispute trademark copyright patent intellectual property e-signature esign signature docusign of service conditions notary will testament legal advice privacy notice write draft',
  '/services/recruitment':
    'hire hiring staff employee candidates applicants applications interview hr resume cv ad human resources onboarding job posting background check headhunter management talent recruit recruiter worker workforce personnel',
  '/services/restaurant-hospitality':
    'cafe hotel bar kitchen food menu reservation table booking waiter chef inn pos rooms guests point of sale waitlist takeout takeaway housekeeping tips loyalty bakery coffee open',
  '/services/grow':
    'marketing customers advertise advertising promotion more sales ads adwords seo loyalty program referral branding audience',
  '/services/connect':
    'communication messaging phone newsletter email campaign sms inbox marketing push notification whatsapp voip mailing list system',
  '/services/sales-management':
    'pipeline deals quota targets commission territory sell selling salespeople kpi revenue dashboard',
  '/services/sales-cloud':
    'crm leads customers deals salesforce quote hubspot cold email client prospects keep',
  '/services/customer-service':
    'support tickets helpdesk angry customers complaints service desk call center inbox zendesk knowledge base survey satisfaction nps',
  '/services/social-media':
    'facebook instagram twitter x tiktok linkedin posts schedule followers marketing influencer hashtags content calendar',
  '/services/client-chat': 'messenger live chat widget talk to customers chatbot intercom whatsapp',
  '/services/influencer-engagement':
    'influencer marketing creators youtubers sponsors sponsorship brand ambassador campaign affiliate program',
  '/services/investor-network':
    'venture capital angel funding raise money startup pitch deck valuation investors cap table seed crowdfunding',
  '/services/finance': 'money bank banking financial savings invest',
  '/services/finance/investment':
    'invest stocks stock market shares bonds etf portfolio fund savings broker crypto cryptocurrency bitcoin gold dividend trading trader wealth robo advisor',
  '/services/finance/pension-management':
    'retirement retire early 401k ira old age savings social security annuity pensioner',
  '/services/finance/next-gen-fund':
    'children kids child savings grandchildren college trust inheritance 529 fund',
  '/services/finance/loans':
    'borrow credit mortgage debt interest repay car home house loan money student rate refinance score consolidation afford calculator buy first',
  '/services/finance/education':
    'learn money courses personal budget budgeting lessons literacy credit score financial inflation compound interest teach',
  '/services/finance/marriage-loan': 'wedding marry married bride groom honeymoon rings engagement',
  '/services/finance/pregnancy-fund':
    'baby birth maternity parental leave expecting newborn midwife pregnant fertility ivf',
  '/services/finance/islamic-fund':
    'halal sharia shariah muslim zakat murabaha interest-free loan mortgage sukuk riba',
  '/services/finance/employment-security':
    'unemployment unemployed lost job laid off layoff fired income',
  '/services/finance/donations-welfare':
    'charity give donate giving relief aid zakat tax deductible donation receipt food bank benefits donation charities',
  '/services/payment-platform':
    'invoice invoices invoicing template accept payments pay paid checkout credit card terminal transfer send money abroad paypal stripe payout qr payment failed chargeback subscriptions recurring apple bank point of sale pos gift',
  '/services/healthcare':
    'medical medicine hospital clinic health sick healthcare medicare medicaid vaccination',
  '/services/healthcare/find-care':
    'doctor dentist specialist clinic hospital pediatrician therapist dermatologist appointment near findcare pharmacy gynecologist optician eye vet emergency medicare physiotherapist broken bone arm injury urgent physician gp',
  '/services/healthcare/virtual-care':
    'telemedicine telehealth video doctor visit online consultation prescription refill symptoms sick flu cold pharmacy medicine antibiotics note cough fever rash medication drug physician see',
  '/services/healthcare/patient-portal':
    'medical records lab results test x-ray vaccination appointments my health allergies blood chart insurance card',
  '/services/healthcare/wellness':
    'sleep stress habits yoga meditation diet exercise healthy living mindfulness articles magazine wellbeing',
  '/services/community/social-network-saas':
    'own community network members forum facebook alternative alumni groups dating intranet',
  '/services/community/video-saas':
    'streaming youtube film movies upload live stream online course videos webinar livestream video editing host netflix vimeo elearning e-learning learning',
  '/services/community/school-management':
    'teacher teachers pupils students parents grades report cards timetable attendance classroom principal enrollment homework kindergarten tuition e-learning lms',
  '/services/community/non-profit-management':
    'charity ngo nonprofit grants donors fundraising association club board fundraiser church membership memberships',
  '/services/community/research-education-journalism':
    'university science scientist study papers thesis citations reporter press academic peer review laboratory lab notebook phd data journalism library survey',
  '/services/community/news-media-production':
    'newsroom newspaper magazine editor editorial record podcast radio tv broadcast publishing media video editing production rundown press',
  '/services/community/volunteer-engagement': 'volunteering volunteers shifts roster out community',
  '/services/community/study-abroad':
    'university visa exchange student foreign scholarship overseas college international ielts toefl semester tuition erasmus study in',
  '/services/insurance-plus':
    'insurance insure coverage policy claim liability car health life home premium compare pet travel dental medicare',
  '/services/travel-tours':
    'vacation holiday trip flight book hotel booking tickets tour cruise passport train bus taxi airport transfer visa luggage travel insurance plane airline',
  '/services/home-services':
    'book booking plumber electrician handyman cleaner cleaning repair gardener mover babysitter locksmith appliance dog walker pet sitter nanny painter painting furniture assembly gardening lawn roof air conditioning hire',
  '/services/home-services/repairs-maintenance':
    'leak faucet boiler door fix broken plumbing toilet sink electric heating painter leaking pipe tap',
  '/services/home-services/cleaning-services':
    'cleaner cleaning lady maid housekeeper windows house',
  '/services/home-services/food-grocery-delivery':
    'groceries supermarket meals takeaway food shopping pizza',
  '/services/home-services/beauty-wellness-at-home':
    'hairdresser haircut massage manicure makeup spa',
  '/services/home-services/moving-shifting':
    'move mover moving company house removal truck van boxes relocation',
  '/services/home-services/pest-control': 'ants mice rats cockroaches bed bugs wasps exterminator',
  '/services/home-services/event-services':
    'party birthday catering caterer cook dj wedding event planner concert',
  '/services/insurance-plus/quote?type=vehicle': 'car motorcycle van',
  '/services/insurance-plus/quote?type=property': 'home house apartment flood fire',
  '/careers':
    'job jobs work vacancies openings hiring apply internship process salaries remote from home vacancy position career',
  '/examples/apps': 'samples showcase demo apps',
  '/team-collaboration':
    'teamwork meetings shared tasks projects slack project management kanban task list to-do todo time tracking timesheet team chat whiteboard members invite colleagues',
  '/social-media-management': 'schedule posts calendar editorial instagram',
  '/client-chat': 'live chat messenger widget',
  '/community-forums': 'forum discussion board questions members',
  '/blog/nutrition': 'food diet eating vegetables recipes lose weight calories meal blog',
  '/blog/fitness': 'exercise workout gym running training sport lose weight muscle blog',
  '/blog/mental-health':
    'anxiety anxious depression sad stress therapy psychologist mind burnout sleep panic attack blog',
  '/services/insurance-plus/quote': 'quote offer price premium',
  '/services/travel-tours/search': 'flight hotel rental car cheap tickets',
  '/services/travel-tours/search?type=car-rentals': 'car hire rent a car rental',
  '/services/travel-tours/search?type=activities-attractions': 'concert tickets museum',
}
