// Runs the tests against a Supabase stack. With --start, only starts a stack on this machine.
import { findStack } from '../tests/stack/start-stack.ts'
import { ensureChromium } from './find-chromium.ts'
import { playwright, runChecks, vitest } from './run-checks.ts'

try {
  const { variables, stop } = await findStack(process.env)
  if (process.argv.includes('--start')) {
    for (const [name, value] of Object.entries(variables)) console.log(`export ${name}=${value}`)
    // Keeps the stack running until a signal stops it.
    await new Promise(() => undefined)
  }
  if (variables.OMNIA_STACK_REST === 'lite')
    console.log('Without postgrest-contract.test.ts: this stack has no PostgREST.')
  ensureChromium()
  process.exitCode = await runChecks(
    [
      [vitest('vitest', '--project=stack')],
      [playwright('playwright', '--config=playwright.stack.config.ts')],
    ],
    variables,
  )
  await stop()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
