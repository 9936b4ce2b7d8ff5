import type { ComponentProps, ReactNode } from 'react'

/** Draws an icon in the style of lucide-react, which has no brands. */
const brandIcon = (shapes: ReactNode) =>
  function BrandIcon(props: ComponentProps<'svg'>) {
    return (
      <svg
        aria-hidden
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        {...props}
      >
        {shapes}
      </svg>
    )
  }

const Facebook = brandIcon(<path d="M15 3h-2.5A3.5 3.5 0 0 0 9 6.5V21m-3-9.5h8" />)

const Instagram = brandIcon(
  <>
    <rect x="3" y="3" width="18" height="18" rx="5" />
    <circle cx="12" cy="12" r="4" />
    <circle cx="17" cy="7" r=".5" fill="currentColor" />
  </>,
)

const LinkedIn = brandIcon(
  <>
    <path d="M5 10v10M10 20V10m0 4.5a4.5 4.5 0 0 1 9 0V20" />
    <circle cx="5" cy="5" r=".75" fill="currentColor" />
  </>,
)

const TikTok = brandIcon(<path d="M10 11a4.5 4.5 0 1 0 3.5 4.4V3c.4 2.8 2.4 4.7 5.5 5" />)

const X = brandIcon(<path d="m4 4 16 16M20 4 4 20" />)

const YouTube = brandIcon(
  <>
    <rect x="2" y="5" width="20" height="14" rx="4" />
    <path d="m10 9 5 3-5 3Z" fill="currentColor" />
  </>,
)

/** The icons of the social networks, by the names in `socialLinks`. */
export const brandIcons = { Facebook, Instagram, LinkedIn, TikTok, X, YouTube }
