/** The stock photographs of the site: ids of the image service, and what each one shows. */
export const images = {
  team: {
    id: 'photo-1522071820081-009f0129c71c',
    alt: 'Group of colleagues around a table with laptops',
  },
  'website-building': {
    id: 'photo-1498050108023-c5249f4df085',
    alt: 'MacBook with lines of code on a busy desk',
  },
  'website-building-2': {
    id: 'photo-1461749280684-dccba630e2f6',
    alt: 'Monitor showing source code',
  },
  analytics: {
    id: 'photo-1551288049-bebda4e38f71',
    alt: 'Graphs of performance analytics on a laptop screen',
  },
  'analytics-2': {
    id: 'photo-1460925895917-afdab827c52f',
    alt: 'Laptop on a glass-top table showing charts',
  },
  'sales-meeting': {
    id: 'photo-1557804506-669a67965ba0',
    alt: 'Three men with laptops watching a man at a whiteboard',
  },
  'sales-meeting-2': {
    id: 'photo-1556761175-5973dc0f32e7',
    alt: 'Man standing in front of a group in a meeting room',
  },
  'customer-support': {
    id: 'photo-1553775282-20af80779df7',
    alt: 'Black and brown headset beside a laptop',
  },
  ai: { id: 'photo-1485827404703-89b55fcc595e', alt: 'Small white robot in front of a brown wall' },
  'ai-2': {
    id: 'photo-1677442135703-1787eea5ce01',
    alt: 'Computer circuit board with a brain on it',
  },
  'enterprise-office': {
    id: 'photo-1497366216548-37526070297c',
    alt: 'Modern open office interior',
  },
  'enterprise-office-2': {
    id: 'photo-1486406146926-c627a92ad1ab',
    alt: 'City high-rise office buildings seen from below',
  },
  accounting: {
    id: 'photo-1554224155-6726b3ff858f',
    alt: 'Person holding paper near a pen and a calculator',
  },
  documents: {
    id: 'photo-1754039985008-a15410211b67',
    alt: 'Hand ticking off items on a checklist in a notebook',
  },
  'documents-2': {
    id: 'photo-1450101499163-c8848c66ca85',
    alt: 'Paper documents being worked on at a desk',
  },
  sustainability: { id: 'photo-1509391366360-2e959784a276', alt: 'Solar panels' },
  'sustainability-2': { id: 'photo-1466611653911-95081537e5b7', alt: 'Wind turbines' },
  'card-payments': { id: 'photo-1556742049-0cfed4f6a45d', alt: 'Paying by card at a terminal' },
  'card-payments-2': {
    id: 'photo-1556742502-ec7c0e9f34b1',
    alt: 'Hand with a payment card at an online checkout',
  },
  family: { id: 'photo-1511895426328-dc8714191300', alt: 'Family together outdoors' },
  'family-2': {
    id: 'photo-1492725764893-90b379c2b6e7',
    alt: 'Woman carrying a baby while walking',
  },
  interview: {
    id: 'photo-1698047682091-782b1e5c6536',
    alt: 'Woman shaking hands with another woman across an interview table',
  },
  'interview-2': {
    id: 'photo-1573497620053-ea5300f94f21',
    alt: 'Two women seated in conversation',
  },
  plane: { id: 'photo-1436491865332-7a61a109cc05', alt: 'Airplane in flight' },
  hotel: {
    id: 'photo-1611892440504-42a792e24d32',
    alt: 'Hotel bedroom with a wooden bed and a garden view',
  },
  'hotel-2': { id: 'photo-1566073771259-6a8506099945', alt: 'Resort hotel' },
  restaurant: { id: 'photo-1517248135467-4c7edcad34c4', alt: 'Restaurant dining room interior' },
  'restaurant-2': {
    id: 'photo-1667388969250-1c7220bf3f37',
    alt: 'Dining room with tables and chairs',
  },
  servers: { id: 'photo-1558494949-ef010cbdcc31', alt: 'Network cabling in a data center' },
  'servers-2': { id: 'photo-1695668548342-c0c1ad479aee', alt: 'Rack of servers in a server room' },
  city: { id: 'photo-1480714378408-67cf0d13bc1b', alt: 'City skyline' },
  'home-repairs': { id: 'photo-1558227691-41ea78d1f631', alt: 'Workman holding a hammer' },
  legal: { id: 'photo-1589994965851-a8f479c573a9', alt: 'Lady Justice figurine with a sword' },
  phone: {
    id: 'photo-1563986768494-4dee2763ff3f',
    alt: 'Person using both a laptop and a smartphone',
  },
  'phone-2': {
    id: 'photo-1579869847557-1f67382cc158',
    alt: 'Phone with social apps on a wooden table',
  },
  messaging: {
    id: 'photo-1516251193007-45ef944ab0c6',
    alt: 'Person holding a lit smartphone above city buildings',
  },
  'messaging-2': {
    id: 'photo-1537511446984-935f663eb1f4',
    alt: 'Man using a smartphone on a chair',
  },
  'stock-chart': { id: 'photo-1611974789855-9c2a0a7236a3', alt: 'Stock market chart on a screen' },
  startup: {
    id: 'photo-1519389950473-47ba0277781c',
    alt: 'People at a table with assorted laptops',
  },
  'startup-registration': {
    id: 'photo-1559136555-9303baea8ebd',
    alt: 'Man standing beside a seated colleague at a computer',
  },
  'startup-workshop': {
    id: 'photo-1552664730-d307ca884978',
    alt: 'Woman placing sticky notes on a wall',
  },
  creator: {
    id: 'photo-1630797160666-38e8c5ba44c1',
    alt: 'Man in a black jacket filming with a camera outdoors',
  },
  seniors: { id: 'photo-1447005497901-b3e9ee359928', alt: 'Older people outdoors' },
  wedding: {
    id: 'photo-1606216836537-eea72a939072',
    alt: 'Groom in a black suit kissing the bride',
  },
  'wedding-2': { id: 'photo-1519741497674-611481863552', alt: 'Wedding celebration' },
  pregnancy: { id: 'photo-1493894473891-10fc1e5dbd22', alt: 'Pregnant woman cradling her belly' },
  employment: { id: 'photo-1486312338219-ce68d2c6f44d', alt: 'Person typing on a MacBook Pro' },
  'employment-2': {
    id: 'photo-1507679799987-c73779587ccf',
    alt: 'Person in business dress near stairs',
  },
  volunteers: { id: 'photo-1559027615-cd4628902d4a', alt: 'Volunteers working together' },
  'non-profit': { id: 'photo-1469571486292-0ba58a3f068b', alt: 'Hands together' },
  doctor: { id: 'photo-1559839734-2b71ea197ec2', alt: 'Female doctor portrait' },
  hospital: { id: 'photo-1519494026892-80bbd2d6fd0d', alt: 'Inside a hospital' },
  telehealth: {
    id: 'photo-1576091160399-112ba8d25d1d',
    alt: 'Medical professional using technology',
  },
  yoga: { id: 'photo-1544367567-0f2fcb009e0b', alt: 'Woman in a deep yoga stretch on a mat' },
  meditation: { id: 'photo-1506126613408-eca07ce68773', alt: 'Person meditating' },
  nutrition: { id: 'photo-1512621776951-a57141f2eefd', alt: 'Bowl of vegetable salad' },
  friends: { id: 'photo-1543269865-cbf427effbad', alt: 'Friends talking at a coffee-shop table' },
  'friends-2': { id: 'photo-1529156069898-49953e39b3ac', alt: 'Group of friends walking together' },
  'video-production': {
    id: 'photo-1599999904186-6a3104b3c125',
    alt: 'Black and gray video camera',
  },
  'video-production-2': { id: 'photo-1574717024653-61fd2cf4d44d', alt: 'Video-editing screen' },
  classroom: {
    id: 'photo-1580582932707-520aed937b7b',
    alt: 'Empty classroom with desks and a chalkboard',
  },
  school: { id: 'photo-1577896851231-70ef18881754', alt: 'Teacher in front of children' },
  laboratory: { id: 'photo-1532094349884-543bc11b234d', alt: 'Three clear beakers on a tabletop' },
  'laboratory-2': { id: 'photo-1567427018141-0584cfcbf1b8', alt: 'Silver microscope' },
  newspaper: { id: 'photo-1504711434969-e33886168f5c', alt: 'Newspaper' },
  'newspaper-2': { id: 'photo-1495020689067-958852a7765e', alt: 'Open newspaper' },
  campus: {
    id: 'photo-1523050854058-8df90110c9f1',
    alt: 'Graduates throwing their caps in the air',
  },
  'campus-2': { id: 'photo-1541339907198-e08756dedf3f', alt: 'University campus architecture' },
  portrait: { id: 'photo-1494790108377-be9c29b29330', alt: 'Portrait of a woman' },
  'portrait-2': { id: 'photo-1438761681033-6461ffad8d80', alt: 'Portrait of a woman' },
  'portrait-3': {
    id: 'photo-1573496359142-b8d87734a5a2',
    alt: 'Portrait of a woman in business dress',
  },
  'portrait-4': { id: 'photo-1580489944761-15a19d654956', alt: 'Portrait of a woman' },
  'portrait-5': { id: 'photo-1544005313-94ddf0286df2', alt: 'Portrait of a woman' },
  'portrait-6': { id: 'photo-1487412720507-e7ab37603c6f', alt: 'Portrait of a woman' },
  'portrait-7': { id: 'photo-1507003211169-0a1dd7228f2d', alt: 'Portrait of a man' },
  'portrait-8': { id: 'photo-1472099645785-5658abf4ff4e', alt: 'Portrait of a man' },
  'portrait-9': { id: 'photo-1560250097-0b93528c311a', alt: 'Portrait of a man in a suit' },
  'portrait-10': { id: 'photo-1500648767791-00dcc994a43e', alt: 'Portrait of a man' },
  'portrait-11': {
    id: 'photo-1519085360753-af0119f7cbe7',
    alt: 'Portrait of a man in business dress',
  },
  'portrait-12': { id: 'photo-1506794778202-cad84cf45f1d', alt: 'Portrait of a man' },
} as const satisfies Record<string, { id: string; alt: string }>

export type ImageName = keyof typeof images

/** Where the photographs come from. */
export const imageService = 'https://images.unsplash.com'

/** The URL of an image, cropped to `width` (and `height`, when given) CSS pixels. */
export function imageUrl(name: ImageName, width: number, height?: number) {
  const size = height ? `w=${width}&h=${height}` : `w=${width}`
  return `${imageService}/${images[name].id}?auto=format&fit=crop&${size}&q=75`
}
