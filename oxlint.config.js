// @ts-check
// Oxlint finds oxlint.config.ts by itself, but only with Node 22.18. So `npm run lint` names this file.
import { defineConfig } from 'oxlint'

/** The folders of src/. Each imports only from rows below its own, and none imports `main` or `start`. */
const rows = [
  ['app'],
  ['pages'],
  ['layout'],
  [
    'features/account',
    'features/find-care',
    'features/inquiries',
    'features/posts',
    'features/search',
  ],
  ['features/contact'],
  ['sections'],
  ['auth'],
  ['drafts'],
  ['pictures'],
  ['routing'],
  ['content', 'ui'],
  ['lib'],
]

/**
 * Returns the setting of no-restricted-imports. `paths` in src/ are also restricted, and `pattern`.
 * @param {string[]} paths
 * @param {{ group: string[], message: string }} [pattern]
 * @returns {NonNullable<import('oxlint').DummyRuleMap['no-restricted-imports']>}
 */
const restrictImports = (paths, pattern) => [
  'error',
  {
    patterns: [
      {
        group: ['@supabase/*', '**/lib/supabase'],
        allowTypeImports: true,
        message: 'Only api.ts and auth/session.ts import the client.',
      },
      {
        group: ['react-router-dom'],
        importNames: ['Link', 'NavLink', 'useSearchParams'],
        message: 'Use Link and useHydratedSearchParams of src/routing.',
      },
      ...paths.map((path) => ({
        regex: `^(@/|(\\.\\./)+)${path}(/|$)`,
        message: 'Imports run one way; see docs/architecture.md.',
      })),
      ...(pattern ? [pattern] : []),
    ],
  },
]

const oneWayImports = rows.flatMap((row, index) =>
  row.map((folder) => ({
    files: [`src/${folder}/**`],
    rules: {
      'no-restricted-imports': restrictImports(
        ['main', 'start', ...rows.slice(0, index + 1).flat()].filter((path) => path !== folder),
      ),
    },
  })),
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
    'no-restricted-imports': restrictImports([]),
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
        'no-restricted-imports': restrictImports([], {
          group: ['@/**', '../**', '!@/lib/**', '!@/auth/stored-session'],
          message: 'src/start imports only lib and auth/stored-session.',
        }),
      },
    },
    {
      files: [
        '*.config.ts',
        '{build,tests,e2e,scripts}/**',
        'src/lib/supabase.ts',
        'src/**/api.ts',
        'src/auth/session.ts',
        'src/main.tsx',
        '**/*.test.{ts,tsx}',
      ],
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
