// Runs every check. The last line counts all tests. --stack: instead, the tests that need a Supabase
// stack; with --start, only starts a stack on this machine.
import { ensureChromium } from './find-chromium.ts'
import { playwright, runChecks, vitest } from './run-checks.ts'

function testAll() {
  ensureChromium()
  return runChecks(
    [
      // These use one core each, and tests use all.
      [
        { name: 'format', command: ['prettier', '--check', '--cache', '.'] },
        { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
        { name: 'types', command: ['npm', 'run', '--silent', 'typecheck'] },
        { name: 'build', command: ['vite', 'build', '--mode=embedded', '--logLevel=warn'] },
      ],
      [vitest('vitest')],
      [playwright('playwright')],
    ],
    { OMNIA_BUILT: '1' },
  )
}

async function testStack() {
  const { findStack } = await import('../tests/stack/start-stack.ts')
  const { variables, stop } = await findStack(process.env)
  if (process.argv.includes('--start')) {
    for (const [name, value] of Object.entries(variables)) console.log(`export ${name}=${value}`)
    // Keeps the stack running until a signal stops it.
    await new Promise(() => undefined)
  }
  if (variables.OMNIA_STACK_REST === 'lite')
    console.log('Without postgrest-contract.test.ts: this stack has no PostgREST.')
  ensureChromium()
  const exitCode = await runChecks(
    [
      [vitest('vitest', '--project=stack')],
      [playwright('playwright', '--config=playwright.stack.config.ts')],
    ],
    variables,
  )
  await stop()
  return exitCode
}

try {
  process.exitCode = await (process.argv.includes('--stack') ? testStack() : testAll())
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
