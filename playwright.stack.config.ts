import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

const { OMNIA_STACK_URL = '', OMNIA_STACK_KEY = '' } = process.env
/** Links in emails use the `site_url` of supabase/config.toml, which has this port. */
const port = 5173
const url = `http://localhost:${port}`

/** Account tests on a real Supabase stack, which `npm run test:stack` starts or finds. */
export default defineConfig({
  ...base,
  testDir: 'e2e/stack',
  projects: undefined,
  use: { ...base.use, baseURL: url },
  webServer: {
    command: `npx vite build --outDir dist-stack --logLevel warn && npx vite preview --outDir dist-stack --port ${port}`,
    url,
    timeout: 180_000,
    env: {
      VITE_SUPABASE_URL: OMNIA_STACK_URL,
      VITE_SUPABASE_PUBLISHABLE_KEY: OMNIA_STACK_KEY,
    },
  },
})
