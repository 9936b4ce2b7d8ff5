// Runs every check. The last line counts all tests.
import { ensureChromium } from './find-chromium.ts'
import { playwright, runChecks, vitest } from './run-checks.ts'

ensureChromium()
process.exitCode = await runChecks(
  [
    // These use one core each, and tests use all.
    [
      { name: 'format', command: ['npx', 'prettier', '--check', '--cache', '.'] },
      { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
      { name: 'types', command: ['npm', 'run', '--silent', 'typecheck'] },
      { name: 'build', command: ['npx', 'vite', 'build', '--mode=embedded', '--logLevel=warn'] },
    ],
    [vitest('vitest')],
    [playwright('playwright')],
  ],
  { OMNIA_BUILT: '1' },
)
