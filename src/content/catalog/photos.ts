/** The stock photographs of the site: ids of the image service, and what each one shows. */
export const photos = {
  sustainability: { id: 'photo-1509391366360-2e959784a276', alt: 'Solar panels' },
  family: { id: 'photo-1511895426328-dc8714191300', alt: 'Family together outdoors' },
  interview: {
    id: 'photo-1698047682091-782b1e5c6536',
    alt: 'Woman shaking hands with another woman across an interview table',
  },
  plane: { id: 'photo-1436491865332-7a61a109cc05', alt: 'Airplane in flight' },
  restaurant: { id: 'photo-1517248135467-4c7edcad34c4', alt: 'Restaurant dining room interior' },
  'home-repairs': { id: 'photo-1558227691-41ea78d1f631', alt: 'Workman holding a hammer' },
  creator: {
    id: 'photo-1630797160666-38e8c5ba44c1',
    alt: 'Man in a black jacket filming with a camera outdoors',
  },
  wedding: { id: 'photo-1519741497674-611481863552', alt: 'Wedding celebration' },
  pregnancy: { id: 'photo-1493894473891-10fc1e5dbd22', alt: 'Pregnant woman cradling her belly' },
  volunteers: { id: 'photo-1559027615-cd4628902d4a', alt: 'Volunteers working together' },
  'non-profit': { id: 'photo-1469571486292-0ba58a3f068b', alt: 'Hands together' },
  hospital: { id: 'photo-1519494026892-80bbd2d6fd0d', alt: 'Inside a hospital' },
  yoga: { id: 'photo-1544367567-0f2fcb009e0b', alt: 'Woman in a deep yoga stretch on a mat' },
  school: { id: 'photo-1577896851231-70ef18881754', alt: 'Teacher in front of children' },
  newspaper: { id: 'photo-1504711434969-e33886168f5c', alt: 'Newspaper' },
  'portrait-1': { id: 'photo-1494790108377-be9c29b29330', alt: 'Portrait of a woman' },
  'portrait-2': { id: 'photo-1438761681033-6461ffad8d80', alt: 'Portrait of a woman' },
  'portrait-3': {
    id: 'photo-1573496359142-b8d87734a5a2',
    alt: 'Portrait of a woman in business dress',
  },
  'portrait-4': { id: 'photo-1580489944761-15a19d654956', alt: 'Portrait of a woman' },
  'portrait-5': { id: 'photo-1544005313-94ddf0286df2', alt: 'Portrait of a woman' },
  'portrait-6': { id: 'photo-1507003211169-0a1dd7228f2d', alt: 'Portrait of a man' },
  'portrait-7': { id: 'photo-1472099645785-5658abf4ff4e', alt: 'Portrait of a man' },
  'portrait-8': { id: 'photo-1560250097-0b93528c311a', alt: 'Portrait of a man in a suit' },
  'portrait-9': { id: 'photo-1500648767791-00dcc994a43e', alt: 'Portrait of a man' },
  'portrait-10': {
    id: 'photo-1519085360753-af0119f7cbe7',
    alt: 'Portrait of a man in business dress',
  },
} as const satisfies Record<string, { id: string; alt: string }>

export type PhotoName = keyof typeof photos

/** The origin of the photographs. */
export const photoOrigin = 'https://images.unsplash.com'

/** Returns the URL of a photo, cropped to a size in CSS pixels. */
export const getPhotoUrl = (name: PhotoName, width: number, height: number) =>
  `${photoOrigin}/${photos[name].id}?auto=format&fit=crop&w=${width}&h=${height}&q=75`
