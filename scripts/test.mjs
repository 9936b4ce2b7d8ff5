// Runs every check, with lint and types in parallel. The last line counts all tests. `test.mjs
// stack` runs the tests against a Supabase stack instead, and `test.mjs stack --start` only starts
// one on this machine.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const reports = mkdtempSync(join(tmpdir(), 'omnia-test-'))

const npm = (script, ...args) => ['npm', 'run', '--silent', script, '--', ...args]

function vitest(name, command) {
  const report = join(reports, `${name}.json`)
  return {
    name,
    command: [...command, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    count: () => {
      const { numPassedTests, numTotalTests } = JSON.parse(readFileSync(report, 'utf8'))
      // A skipped test counts as failed.
      return { passed: numPassedTests, failed: numTotalTests - numPassedTests }
    },
  }
}

function playwright(name, command) {
  const report = join(reports, `${name}.json`)
  return {
    name,
    command: [...command, '--reporter=list,json,html', '--forbid-only'],
    // The HTML report is in playwright-report/.
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, PLAYWRIGHT_HTML_OPEN: 'never' },
    count: () => {
      const { stats } = JSON.parse(readFileSync(report, 'utf8'))
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }
    },
  }
}

const [suite, option] = process.argv.slice(2)
const stack = suite === 'stack' ? await findStack() : undefined

/** Checks that run in parallel. Tests use all cores, lint and types one core each. */
const steps = stack
  ? [
      [vitest('stack', ['npx', 'vitest', 'run', '--project=stack'])],
      [playwright('stack:e2e', ['npx', 'playwright', 'test', '--project=stack'])],
    ]
  : [
      [
        { name: 'lint', command: npm('lint') },
        { name: 'typecheck', command: npm('typecheck') },
      ],
      [vitest('test:unit', npm('test:unit'))],
      [vitest('database', ['npx', 'vitest', 'run', '--project=database'])],
      [playwright('test:e2e', npm('test:e2e'))],
    ]

let passed = 0
let failed = 0

for (const step of steps) await Promise.all(step.map(run))

await stack?.stop()
rmSync(reports, { recursive: true })
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)

async function run({ name, command, env, count }) {
  console.log(`\n> ${name}`)
  const started = Date.now()
  const [program, ...args] = command
  const check = spawn(program, args, {
    stdio: 'inherit',
    env: { ...process.env, ...stack?.variables, ...env },
  })
  const [status] = await once(check, 'exit')
  const result = counted(status === 0, count)
  passed += result.passed
  failed += result.failed
  console.log(
    `${name}: ${result.passed} passed, ${result.failed} failed in ${Math.round((Date.now() - started) / 1000)} s`,
  )
}

/** Returns the number of passed and failed tests. A check without tests counts as one test. */
function counted(succeeded, count = () => ({ passed: Number(succeeded), failed: 0 })) {
  try {
    const result = count()
    // A failure outside the tests counts as one.
    return { ...result, failed: result.failed || Number(!succeeded) }
  } catch {
    // The check wrote no report.
    return { passed: 0, failed: 1 }
  }
}

/** Returns the stack that the variables specify, or starts one on this machine. */
async function findStack() {
  const { runnerImport } = await import('vite')
  const { module } = await runnerImport('./tests/stack/start-stack.ts', { configFile: false })
  try {
    const found = await module.findStack(process.env)
    if (option !== '--start') return found
    for (const [name, value] of Object.entries(found.variables))
      console.log(`export ${name}=${value}`)
    // Keeps the stack running until a signal stops it.
    return await new Promise(() => undefined)
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}
