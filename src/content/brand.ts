/** What the site calls itself, and where to reach the company. */
interface Brand {
  name: string
  promise: string
  email: string
  phone: string
  address: string
  /** Remove it once the email address, the phone number and the address are real. */
  isExample?: true
}

/** The product's name and contact details. After a change, run `npm run gen:brand`. */
export const brand: Brand = {
  name: 'Omnia',
  promise: 'One account for your business and your life',
  email: 'hello@omnia.example',
  phone: '+1 (555) 010-0142',
  address: '400 Harbor Street, Suite 12, Portland, OR 97209',
  isExample: true,
}

/** The profiles on social networks. */
export const socialLinks = [
  { name: 'Facebook', href: 'https://www.facebook.com/' },
  { name: 'X', href: 'https://x.com/' },
  { name: 'LinkedIn', href: 'https://www.linkedin.com/' },
  { name: 'Instagram', href: 'https://www.instagram.com/' },
  { name: 'YouTube', href: 'https://www.youtube.com/' },
  { name: 'TikTok', href: 'https://www.tiktok.com/' },
] as const
