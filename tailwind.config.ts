import type { Config } from 'tailwindcss'
import plugin from 'tailwindcss/plugin'
import { type Suite, suites } from './src/content/catalog/suites'

/** A value, or one for the light and one for the dark theme. */
type Token = string | number | readonly [light: string, dark: string]

/** The colors by role. Each is a CSS variable with this name. */
const colors: Record<string, Token> = {
  page: ['oklch(98.6% 0.004 85)', 'oklch(17.5% 0.006 60)'],
  surface: ['oklch(100% 0 0)', 'oklch(21% 0.007 60)'],
  sunken: ['oklch(96.6% 0.006 85)', 'oklch(15.8% 0.006 60)'],
  ink: ['oklch(22% 0.012 60)', 'oklch(95.5% 0.005 85)'],
  muted: ['oklch(45% 0.014 65)', 'oklch(74% 0.01 80)'],
  line: ['oklch(90.5% 0.007 80)', 'oklch(31% 0.009 65)'],
  control: ['oklch(61% 0.014 70)', 'oklch(58% 0.012 70)'],
  inverse: ['oklch(22% 0.012 60)', 'oklch(94% 0.005 85)'],
  'on-inverse': ['oklch(98.6% 0.004 85)', 'oklch(17.5% 0.006 60)'],
  // What failed or succeeded, on `inverse`.
  'inverse-danger': ['oklch(76% 0.13 25)', 'oklch(48% 0.19 27)'],
  'inverse-success': ['oklch(80% 0.12 155)', 'oklch(44% 0.11 155)'],
  danger: ['oklch(48% 0.19 27)', 'oklch(76% 0.13 25)'],
  'danger-hover': ['oklch(41% 0.165 27)', 'oklch(83% 0.09 25)'],
  'on-danger': 'var(--page)',
  'danger-tint': ['oklch(96.5% 0.018 25)', 'oklch(26% 0.06 25)'],
  'danger-line': ['oklch(86% 0.07 25)', 'oklch(42% 0.1 25)'],
  success: ['oklch(44% 0.11 155)', 'oklch(80% 0.12 155)'],
  'success-tint': ['oklch(96.5% 0.025 155)', 'oklch(26% 0.045 155)'],
  star: ['oklch(67% 0.16 70)', 'oklch(80% 0.15 80)'],
  // Covers drawings that keep their colors in the dark theme, like photos.
  dim: ['transparent', 'oklch(17.5% 0.006 60 / 0.35)'],
  scrim: 'oklch(0% 0 0 / 0.4)',
  // On pictures and around a QR code, in both themes.
  caption: 'oklch(20% 0.01 60 / 0.82)',
  'on-caption': 'oklch(98% 0.004 85)',
  white: 'oklch(100% 0 0)',
  shadow: ['oklch(40% 0.03 60 / 0.1)', 'oklch(0% 0 0 / 0.5)'],
}

/** Returns a shade of a suite's color from its lightness in percent and its share of the chroma. */
const shade = (lightness: number, share: number) =>
  `oklch(${lightness}% calc(var(--chroma) * ${share}) var(--hue))`

/**
 * The suite colors. All are derived from hue and chroma in the same way, so that all have the same
 * contrast.
 */
const suiteColors: Record<string, Token> = {
  accent: [shade(46, 0.95), shade(80, 0.7)],
  'accent-solid': 'var(--accent)',
  'accent-hover': [shade(39, 0.85), shade(87, 0.5)],
  'on-accent': ['oklch(99% 0.004 85)', 'oklch(17.5% 0.006 60)'],
  'accent-tint': [shade(96.2, 0.13), shade(25.5, 0.27)],
  'accent-line': [shade(88, 0.33), shade(39, 0.45)],
  'accent-vivid': [shade(66, 1), shade(70, 1)],
}

/** The accent of the company's pages is ink. */
const companyColors: Record<string, Token> = {
  accent: ['oklch(34% 0.02 60)', 'oklch(88% 0.012 80)'],
  'accent-solid': 'var(--inverse)',
  'accent-hover': ['oklch(36% 0.018 60)', 'oklch(82% 0.01 80)'],
  'on-accent': 'var(--on-inverse)',
  'accent-tint': ['oklch(95.8% 0.009 80)', 'oklch(23.5% 0.009 60)'],
}

/** Dark surfaces in a red or orange of more chroma would look like errors. */
const calmTint: Token = [shade(96.2, 0.13), shade(25.5, 0.18)]

/** The tokens of suites whose hue needs other shades. Dark yellow and orange would be brown. */
const suiteTokens: Partial<Record<Suite, Record<string, Token>>> = {
  company: companyColors,
  grow: { accent: [shade(53, 0.95), shade(80, 0.7)] },
  healthcare: { 'accent-tint': calmTint },
  lifestyle: { accent: [shade(50, 0.95), shade(80, 0.7)], 'accent-tint': calmTint },
}

const getSuiteTokens = (suite: Suite): Record<string, Token> => {
  const { hue, chroma } = suites[suite]
  return { hue, chroma, ...suiteTokens[suite] }
}

/** Returns the values of the CSS variables on the pages of a suite, by name. */
export const getTokens = (suite: Suite): Record<string, Token> => ({
  ...colors,
  ...suiteColors,
  ...getSuiteTokens(suite),
})

const toVariables = (tokens: Record<string, Token>) =>
  Object.fromEntries(
    Object.entries(tokens).map(([name, token]) => [
      `--${name}`,
      Array.isArray(token) ? `light-dark(${token.join(', ')})` : String(token),
    ]),
  )

/** Fast at first, then slow: what appears or turns comes to rest. */
const settle = 'cubic-bezier(0.2, 0.7, 0.2, 1)'

/**
 * The design tokens: colors, type, radii, shadows and animations.
 * Layers are `z-1` within a component, `z-20` what sticks below the header, `z-40` the header and then
 * the backdrop of its menu, and `z-50` the menu, the toasts, the skip link and the progress bar.
 */
export default {
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ...Object.fromEntries(
        Object.keys({ ...colors, ...suiteColors }).map((name) => [name, `var(--${name})`]),
      ),
    },
    fontFamily: {
      sans: ['Figtree Variable', 'Figtree Fallback', 'system-ui', 'sans-serif'],
      mono: ['ui-monospace', 'SFMono-Regular', 'Menlo', 'monospace'],
    },
    fontSize: {
      xs: ['0.8125rem', { lineHeight: '1.25rem' }],
      // A tight one is for a small space, such as a badge or a mockup.
      'xs-tight': ['0.8125rem', { lineHeight: '1.125rem' }],
      sm: ['0.9375rem', { lineHeight: '1.45rem' }],
      'sm-tight': ['0.9375rem', { lineHeight: '1.25rem' }],
      base: ['1.0625rem', { lineHeight: '1.7rem' }],
      'base-tight': ['1.0625rem', { lineHeight: '1.5rem' }],
      lead: ['1.125rem', { lineHeight: '1.75rem' }],
      // The text of an article.
      article: ['1.125rem', { lineHeight: '1.875rem' }],
      // The lead of a page.
      'lead-lg': ['clamp(1.125rem, 1.05rem + 0.4vw, 1.3125rem)', { lineHeight: '1.55' }],
      h4: ['1.125rem', { lineHeight: '1.35', fontWeight: '600' }],
      h3: [
        'clamp(1.25rem, 1.17rem + 0.4vw, 1.5rem)',
        { lineHeight: '1.25', letterSpacing: '-0.014em', fontWeight: '700' },
      ],
      h2: [
        'clamp(1.75rem, 1.5rem + 1.2vw, 2.25rem)',
        { lineHeight: '1.15', letterSpacing: '-0.025em', fontWeight: '700' },
      ],
      // The heading of a signed-in page or a pillar.
      title: ['1.75rem', { lineHeight: '1.15', letterSpacing: '-0.02em', fontWeight: '700' }],
      // The title of a page with a search form, of most pages, and of home.
      'h1-sm': [
        'clamp(2.25rem, 1.95rem + 1.2vw, 2.75rem)',
        { lineHeight: '1.1', letterSpacing: '-0.028em', fontWeight: '700' },
      ],
      h1: [
        'clamp(2.25rem, 1.9rem + 1.7vw, 3.25rem)',
        { lineHeight: '1.08', letterSpacing: '-0.028em', fontWeight: '700' },
      ],
      'h1-lg': [
        'clamp(2.25rem, 1.55rem + 3.15vw, 4.0625rem)',
        { lineHeight: '1.05', letterSpacing: '-0.033em', fontWeight: '700' },
      ],
    },
    borderRadius: {
      sm: '0.375rem',
      DEFAULT: '0.625rem',
      lg: '1rem',
      xl: '1.5rem',
      full: '999px',
    },
    boxShadow: {
      card: '0 1px 2px var(--shadow)',
      raised: '0 1px 2px var(--shadow), 0 12px 32px -12px var(--shadow)',
      floating: '0 2px 6px var(--shadow), 0 24px 64px -16px var(--shadow)',
    },
    extend: {
      // The width of a paragraph, and of a mockup. In `ch`, it would change when the font arrives.
      maxWidth: { measure: '41em', picture: '46rem' },
      // A window of at least 320 px, and one with room for the plans side by side.
      screens: { xs: '20rem', plans: '45rem' },
      // Widths of a container: a page in such a window, the ring with labels around it, and the header
      // with room for the links to log in, for all links, for more space and for the user's icon.
      containers: {
        narrow: '17.5rem',
        'ring-labels': '40rem',
        'auth-links': '40rem',
        nav: '62rem',
        'nav-wide': '78rem',
        'nav-full': '84rem',
      },
      spacing: {
        // Above and below the first view of a page.
        hero: 'var(--hero-space)',
        // Half the gap between two sections.
        section: 'clamp(2.125rem, 1.6rem + 2vw, 3.25rem)',
        header: 'var(--header-height)',
        // At the sides of a button's label.
        button: '1.1875rem',
        // The space between the page and the window edges.
        gutter: 'var(--gutter)',
      },
      // The stroke of decorative icons.
      strokeWidth: { icon: '1.75' },
      transitionTimingFunction: { settle },
      // CSS animations for elements that never stop, or may appear before framer-motion has loaded.
      keyframes: {
        'fade-up': { from: { opacity: '0', translate: '0 0.75rem' } },
        unfold: {
          from: { opacity: '0', clipPath: 'inset(0 0 100%)' },
          to: { clipPath: 'inset(0)' },
        },
        'fold-out': { from: { gridTemplateRows: '0fr' }, to: { gridTemplateRows: '1fr' } },
        'slide-down': { from: { opacity: '0', translate: '0 -0.375rem', scale: '0.985' } },
        'fade-in': { from: { opacity: '0' } },
        'fade-out': { to: { opacity: '0' } },
        progress: { from: { scale: '0 1' }, to: { scale: '0.92 1' } },
        shimmer: { '50%': { opacity: '0.45' } },
      },
      animation: {
        // Without a GPU, it takes a core, so it starts when the page has usually loaded.
        logo: 'spin 10s 2s linear infinite',
        'fade-up': `fade-up 0.3s ${settle}`,
        'slide-down': `slide-down 0.16s ${settle}`,
        'fade-in': 'fade-in 0.2s ease-out',
        unfold: `unfold 0.2s ${settle}`,
        'fold-out': 'fold-out 0.2s cubic-bezier(0.4, 0, 0.2, 1)',
        shimmer: 'shimmer 1.6s ease-in-out infinite',
        // Appears only if a page takes longer than 150 ms.
        progress:
          'fade-in 0.1s 0.15s backwards, progress 8s 0.15s cubic-bezier(0.1, 0.7, 0.2, 1) both',
      },
    },
  },
  plugins: [
    plugin(({ addBase }) =>
      addBase({
        ':root': toVariables(colors),
        ':root, [data-suite]': toVariables(suiteColors),
        ...Object.fromEntries(
          (Object.keys(suites) as Suite[]).map((suite) => [
            suite === 'company' ? ":root, [data-suite='company']" : `[data-suite='${suite}']`,
            toVariables(getSuiteTokens(suite)),
          ]),
        ),
      }),
    ),
  ],
} satisfies Config
