import type { Config } from 'tailwindcss'

/**
 * The design tokens: colors, type, radii and shadows. The values of the colors are in
 * src/index.css, once for light and once for dark; `accent` follows the suite of the page.
 */
export default {
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      page: 'var(--page)',
      surface: 'var(--surface)',
      sunken: 'var(--sunken)',
      ink: 'var(--ink)',
      muted: 'var(--muted)',
      line: 'var(--line)',
      control: 'var(--control)',
      inverse: 'var(--inverse)',
      'on-inverse': 'var(--on-inverse)',
      accent: 'var(--accent)',
      'accent-solid': 'var(--accent-solid)',
      'accent-hover': 'var(--accent-hover)',
      'on-accent': 'var(--on-accent)',
      'accent-tint': 'var(--accent-tint)',
      'accent-line': 'var(--accent-line)',
      'accent-vivid': 'var(--accent-vivid)',
      danger: 'var(--danger)',
      'danger-tint': 'var(--danger-tint)',
      'danger-line': 'var(--danger-line)',
      success: 'var(--success)',
      'success-tint': 'var(--success-tint)',
      star: 'var(--star)',
      dim: 'var(--dim)',
    },
    fontFamily: {
      sans: ['Figtree Variable', 'Figtree Fallback', 'system-ui', 'sans-serif'],
      mono: ['ui-monospace', 'SFMono-Regular', 'Menlo', 'monospace'],
    },
    fontSize: {
      '2xs': ['0.78125rem', { lineHeight: '1.125rem' }],
      xs: ['0.8125rem', { lineHeight: '1.25rem' }],
      sm: ['0.9375rem', { lineHeight: '1.45rem' }],
      base: ['1.0625rem', { lineHeight: '1.7rem' }],
      lead: ['clamp(1.125rem, 1.05rem + 0.4vw, 1.3125rem)', { lineHeight: '1.55' }],
      h4: ['1.125rem', { lineHeight: '1.35', letterSpacing: '-0.006em' }],
      h3: [
        'clamp(1.25rem, 1.17rem + 0.4vw, 1.5rem)',
        { lineHeight: '1.25', letterSpacing: '-0.012em' },
      ],
      h2: [
        'clamp(1.75rem, 1.45rem + 1.4vw, 2.625rem)',
        { lineHeight: '1.12', letterSpacing: '-0.022em' },
      ],
      h1: [
        'clamp(2.25rem, 1.7rem + 2.6vw, 3.875rem)',
        { lineHeight: '1.05', letterSpacing: '-0.03em' },
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
      maxWidth: { prose: '42rem' },
      spacing: {
        // Half of the gap between two sections.
        section: 'clamp(2.125rem, 1.6rem + 2vw, 3.25rem)',
        header: '4.25rem',
        // The space between the page and the edges of the window.
        gutter: 'clamp(1.25rem, 4vw, 2.5rem)',
      },
    },
  },
} satisfies Config
