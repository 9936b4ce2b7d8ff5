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
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'no-console': 'error',
    'no-restricted-imports': restrictImports(clientPattern),
    'react/exhaustive-deps': 'error',
    'react/no-danger': 'error',
    'react/rules-of-hooks': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],

    // The build imports React for JSX.
    'react/react-in-jsx-scope': 'off',
    // Styles and polyfills are imported for their effect.
    'import/no-unassigned-import': 'off',
    // An effect can also follow a value that it doesn't read.
    'react/exhaustive-effect-dependencies': 'off',
    // A form with one purpose focuses its first field.
    'jsx-a11y/no-autofocus': 'off',
    // `<output>` and `<img>` behave differently from an element with their role.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // The keys of `Object.entries`, JSON and the DOM have wider types than we know.
    'typescript/no-unsafe-type-assertion': 'off',
    // A function may return early without a value. The compiler checks those with a return type.
    'typescript/consistent-return': 'off',
    // Only new arrays are sorted in place.
    'unicorn/no-array-sort': 'off',
    // Reports URLs as objects without text, characters counted by spreading, and functions of an object
    // that don't use `this`.
    'typescript/no-base-to-string': 'off',
    'typescript/no-misused-spread': 'off',
    'typescript/unbound-method': 'off',
    // Enums of the tools are compared with texts.
    'typescript/no-unsafe-enum-comparison': 'off',
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
      // Tests whose names and results come from SQL, and a check after each test.
      files: ['tests/setup.ts', 'tests/helpers/pgtap.ts'],
      rules: {
        'vitest/no-standalone-expect': 'off',
        'vitest/no-conditional-expect': 'off',
        'vitest/valid-title': 'off',
        'vitest/expect-expect': 'off',
      },
    },
    {
      // Playwright's fixtures call `use`, which isn't React's.
      files: ['e2e/**'],
      rules: { 'react/rules-of-hooks': 'off' },
    },
    {
      // Helpers stand in the test that uses them, and a broadcast channel's messages have no target.
      files: ['**/*.test.{ts,tsx}', '{tests,e2e}/**'],
      rules: {
        'unicorn/consistent-function-scoping': 'off',
        'unicorn/require-post-message-target-origin': 'off',
      },
    },
  ],
})
