/** The stock photographs of pages: ids of the image service, and what each one shows. */
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
} as const satisfies Record<string, { id: string; alt: string }>

export type PhotoName = keyof typeof photos

/** The ids of the portraits, five of women and then five of men. */
export const portraits = {
  'portrait-1': 'photo-1494790108377-be9c29b29330',
  'portrait-2': 'photo-1438761681033-6461ffad8d80',
  'portrait-3': 'photo-1573496359142-b8d87734a5a2',
  'portrait-4': 'photo-1580489944761-15a19d654956',
  'portrait-5': 'photo-1544005313-94ddf0286df2',
  'portrait-6': 'photo-1507003211169-0a1dd7228f2d',
  'portrait-7': 'photo-1472099645785-5658abf4ff4e',
  'portrait-8': 'photo-1560250097-0b93528c311a',
  'portrait-9': 'photo-1500648767791-00dcc994a43e',
  'portrait-10': 'photo-1519085360753-af0119f7cbe7',
}

export type PortraitName = keyof typeof portraits

/** The origin of the photographs. */
export const photoOrigin = 'https://images.unsplash.com'

/** Returns the URL of a photo, cropped to a size in CSS pixels. */
export const getPhotoUrl = (id: string, width: number, height: number) =>
  `${photoOrigin}/${id}?auto=format&fit=crop&w=${width}&h=${height}&q=75`
