// @ts-check
// Oxlint finds oxlint.config.ts by itself, but only with Node 22.18. So `npm run lint` names this file.
import { readdirSync } from 'node:fs'
import { defineConfig } from 'oxlint'

const features = readdirSync(new URL('src/features', import.meta.url)).map(
  (name) => `features/${name}`,
)

/** The folders of src/. Each imports only from rows below its own, and none imports `main` or `start`. */
const rows = [
  ['app'],
  ['pages'],
  ['layout'],
  features,
  ['sections'],
  ['auth'],
  ['drafts'],
  ['pictures'],
  ['routing'],
  ['content', 'ui'],
  ['lib'],
]

const clientPattern = {
  group: ['@supabase/*', '**/lib/supabase'],
  allowTypeImports: true,
  message: 'Only api.ts and auth/session.ts import the client.',
}

/**
 * Returns the setting of no-restricted-imports, which restricts `patterns` and some of React Router.
 * @param {{ group?: string[], regex?: string, allowTypeImports?: boolean, message: string }[]} patterns
 * @returns {NonNullable<import('oxlint').DummyRuleMap['no-restricted-imports']>}
 */
const restrictImports = (...patterns) => [
  'error',
  {
    patterns: [
      {
        group: ['react-router-dom'],
        importNames: ['Link', 'NavLink', 'useSearchParams'],
        message: 'Use Link and useHydratedSearchParams of src/routing.',
      },
      ...patterns,
    ],
  },
]

const oneWayImports = rows.flatMap((row, index) =>
  row.flatMap((folder) => {
    const others = ['main', 'start', ...rows.slice(0, index + 1).flat()]
      .filter((path) => path !== folder)
      .join('|')
    // A feature can also name another one without the folder of both.
    const paths = folder.startsWith('features/')
      ? others.replaceAll('features/', '(features/)?')
      : others
    const pattern = {
      regex: `^(@/|(\\.\\./)+)(${paths})(/|$)`,
      message: 'Imports run one way; see docs/architecture.md.',
    }
    return [
      {
        files: [`src/${folder}/**`],
        rules: { 'no-restricted-imports': restrictImports(clientPattern, pattern) },
      },
      {
        files: [`src/${folder}/{api,session,supabase}.ts`],
        rules: { 'no-restricted-imports': restrictImports(pattern) },
      },
    ]
  }),
)

export default defineConfig({
  options: { typeAware: true },
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'vitest', 'promise'],
  categories: { correctness: 'error', suspicious: 'error' },
  ignorePatterns: ['src/lib/database.types.ts', 'dist', 'dist-embedded'],
  rules: {
    'react/react-in-jsx-scope': 'off',
    'react/exhaustive-deps': 'error',
    'react/rules-of-hooks': 'error',
    'react/no-danger': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'off',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/consistent-return': 'off',
    'typescript/no-base-to-string': 'off',
    'typescript/no-misused-spread': 'off',
    'typescript/no-unsafe-enum-comparison': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/require-array-sort-compare': 'off',
    'typescript/unbound-method': 'off',
    'import/no-unassigned-import': 'off',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'unicorn/no-array-sort': 'off',
    'no-console': 'error',
    'no-restricted-imports': restrictImports(clientPattern),
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/no-autofocus': 'off',
    'react/exhaustive-effect-dependencies': 'off',
  },
  overrides: [
    ...oneWayImports,
    {
      // Part of it runs before the first paint, in the HTML of every page.
      files: ['src/start/**'],
      rules: {
        'no-restricted-imports': restrictImports(clientPattern, {
          group: ['@/**', '../**', '!@/lib/**', '!@/auth/stored-session'],
          message: 'src/start imports only lib and auth/stored-session.',
        }),
      },
    },
    {
      files: ['*.config.ts', '{build,tests,e2e,scripts}/**', 'src/main.tsx', '**/*.test.{ts,tsx}'],
      rules: { 'no-restricted-imports': 'off' },
    },
    { files: ['scripts/**'], rules: { 'no-console': 'off' } },
    {
      files: ['tests/setup.ts', 'tests/helpers/pgtap.ts', 'tests/**/pgtap.test.ts'],
      rules: {
        'vitest/no-standalone-expect': 'off',
        'vitest/no-conditional-expect': 'off',
        'vitest/valid-title': 'off',
        'vitest/expect-expect': 'off',
      },
    },
    {
      files: ['e2e/**'],
      rules: {
        'react/rules-of-hooks': 'off',
        'react-hooks/rules-of-hooks': 'off',
        'unicorn/consistent-function-scoping': 'off',
      },
    },
    {
      files: ['**/*.test.ts', '**/*.test.tsx', 'tests/**'],
      rules: {
        'unicorn/consistent-function-scoping': 'off',
        'unicorn/require-post-message-target-origin': 'off',
      },
    },
  ],
})
