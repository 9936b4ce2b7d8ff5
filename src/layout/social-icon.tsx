import type { ReactNode } from 'react'
import type { socialLinks } from '@/content/navigation'

/** One stroke drawing for each profile, in the manner of the site's other icons. */
const drawings: Record<(typeof socialLinks)[number]['name'], ReactNode> = {
  Facebook: <path d="M15 3h-2.5A3.5 3.5 0 0 0 9 6.5V21m-3-9.5h8" />,
  X: <path d="m4 4 16 16M20 4 4 20" />,
  LinkedIn: (
    <>
      <path d="M5 10v10M10 20V10m0 4.5a4.5 4.5 0 0 1 9 0V20" />
      <circle cx="5" cy="5" r="0.75" fill="currentColor" />
    </>
  ),
  Instagram: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <circle cx="17" cy="7" r="0.5" fill="currentColor" />
    </>
  ),
  YouTube: (
    <>
      <rect x="2" y="5" width="20" height="14" rx="4" />
      <path d="m10 9 5 3-5 3Z" fill="currentColor" />
    </>
  ),
  TikTok: <path d="M10 11a4.5 4.5 0 1 0 3.5 4.4V3c.4 2.8 2.4 4.7 5.5 5" />,
}

/** The mark of a profile outside this site; decorative. */
export function SocialIcon({ name }: { name: keyof typeof drawings }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      className="size-5"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {drawings[name]}
    </svg>
  )
}
