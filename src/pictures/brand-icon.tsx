import Facebook from './brand-icons/facebook.svg?react'
import Instagram from './brand-icons/instagram.svg?react'
import LinkedIn from './brand-icons/linkedin.svg?react'
import TikTok from './brand-icons/tiktok.svg?react'
import X from './brand-icons/x.svg?react'
import YouTube from './brand-icons/youtube.svg?react'

// lucide-react has no brands.
const icons = { Facebook, Instagram, LinkedIn, TikTok, X, YouTube }

/** The icon of a social network. */
export function BrandIcon({ name }: { name: keyof typeof icons }) {
  const Icon = icons[name]
  return <Icon aria-hidden className="size-5" />
}
