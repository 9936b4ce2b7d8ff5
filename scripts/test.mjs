// Runs every check in turn; ends with one line that counts all of their tests.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const reports = mkdtempSync(join(tmpdir(), 'omnia-test-'))

const vitest = (name) => {
  const report = join(reports, `${name}.json`)
  return {
    script: `test:${name}`,
    args: ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    count: () => {
      const { numPassedTests, numTotalTests } = JSON.parse(readFileSync(report, 'utf8'))
      // A skipped test counts as failed.
      return { passed: numPassedTests, failed: numTotalTests - numPassedTests }
    },
  }
}

const playwrightReport = join(reports, 'e2e.json')

const checks = [
  { script: 'test:format' },
  { script: 'test:lint' },
  { script: 'test:types' },
  vitest('unit'),
  vitest('database'),
  {
    script: 'test:e2e',
    args: ['--reporter=list,json', '--forbid-only'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
    count: () => {
      const { stats } = JSON.parse(readFileSync(playwrightReport, 'utf8'))
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }
    },
  },
]

let passed = 0
let failed = 0

for (const { script, args = [], env, count } of checks) {
  console.log(`\n> ${script}`)
  const started = Date.now()
  const { status } = spawnSync('npm', ['run', '--silent', script, '--', ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  const succeeded = status === 0
  const result = counted(count) ?? { passed: 0, failed: 0 }
  // A check without tests counts as one; so does a failure outside of the tests.
  if (succeeded && !count) result.passed = 1
  if (!succeeded && result.failed === 0) result.failed = 1
  passed += result.passed
  failed += result.failed
  console.log(
    `${script}: ${result.passed} passed, ${result.failed} failed in ${Math.round((Date.now() - started) / 1000)} s`,
  )
}

rmSync(reports, { recursive: true })
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)

function counted(count) {
  try {
    return count?.()
  } catch {
    return undefined
  }
}
