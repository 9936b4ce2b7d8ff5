// @ts-check
// Runs a script of this folder, because Node 20 runs no TypeScript: `node scripts/run.js load 50 60`.
import { runnerImport } from 'vite'

const [name] = process.argv.splice(2, 1)
process.chdir(`${import.meta.dirname}/..`)
await runnerImport(`./scripts/${name}.ts`, {
  configFile: false,
  resolve: { tsconfigPaths: true },
  // Vite sets it to "development", and a build that the script starts would inherit it.
  plugins: [{ name: 'unset-node-env', configResolved: () => void delete process.env.NODE_ENV }],
})
