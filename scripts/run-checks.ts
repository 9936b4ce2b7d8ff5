import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface Check {
  name: string
  command: [program: string, ...args: string[]]
  env?: Record<string, string>
  /** Returns the numbers of tests from the check's report. A check without tests counts as one. */
  count?: () => Counts
}

interface Counts {
  passed: number
  failed: number
}

interface VitestReport {
  numPassedTests: number
  numTotalTests: number
}

interface PlaywrightReport {
  stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>
}

const reports = mkdtempSync(join(tmpdir(), 'omnia-test-'))
process.on('exit', () => rmSync(reports, { recursive: true }))

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** Runs Vitest with these arguments. */
export function vitest(name: string, ...args: string[]): Check {
  const report = join(reports, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return {
    name,
    command: ['vitest', 'run', ...args, ...reporters],
    count: () => {
      const { numPassedTests: passed, numTotalTests } = read(report) as VitestReport
      // A skipped test counts as failed.
      return { passed, failed: numTotalTests - passed }
    },
  }
}

/** Runs Playwright with these arguments. Its HTML report is in playwright-report/. */
export function playwright(name: string, ...args: string[]): Check {
  const report = join(reports, `${name}.json`)
  return {
    name,
    command: ['playwright', 'test', ...args, '--reporter=list,json,html', '--forbid-only'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, PLAYWRIGHT_HTML_OPEN: 'never' },
    count: () => {
      const { stats } = read(report) as PlaywrightReport
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }
    },
  }
}

/**
 * Runs the checks of each step in parallel, and the steps one after another. Prints one line that
 * counts all tests. Returns the exit code.
 */
export async function runChecks(steps: Check[][], env: Record<string, string> = {}) {
  const total = { passed: 0, failed: 0 }
  for (const step of steps)
    for (const { passed, failed } of await Promise.all(step.map((check) => run(check, env)))) {
      total.passed += passed
      total.failed += failed
    }
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  return total.failed ? 1 : 0
}

async function run({ name, command, count, env: own }: Check, env: Record<string, string>) {
  console.log(`\n> ${name}`)
  const started = Date.now()
  // npm adds the tools' folder to the PATH.
  const [program, ...args] = command
  const check = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env, ...own } })
  const [status] = (await once(check, 'exit')) as [number | null]
  const counts = getCounts(status === 0, count)
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(`${name}: ${counts.passed} passed, ${counts.failed} failed in ${seconds} s`)
  return counts
}

function getCounts(
  succeeded: boolean,
  count = (): Counts => ({ passed: Number(succeeded), failed: 0 }),
): Counts {
  try {
    const { passed, failed } = count()
    // A failure outside the tests counts as one.
    return { passed, failed: failed || Number(!succeeded) }
  } catch {
    // The check wrote no report.
    return { passed: 0, failed: 1 }
  }
}
