import Facebook from './brand-icons/facebook.svg?react'
import Instagram from './brand-icons/instagram.svg?react'
import LinkedIn from './brand-icons/linkedin.svg?react'
import TikTok from './brand-icons/tiktok.svg?react'
import X from './brand-icons/x.svg?react'
import YouTube from './brand-icons/youtube.svg?react'

/** The icons of the social networks, by the names in `socialLinks`: lucide-react has no brands. */
export const brandIcons = { Facebook, Instagram, LinkedIn, TikTok, X, YouTube }
