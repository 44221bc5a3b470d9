import { defineConfig } from '@playwright/test'
import { findChromium } from '#tests/fixtures/find-chromium.ts'
import { quietChromium } from '#tests/fixtures/quiet-chromium.ts'

const executablePath = findChromium()
const launchOptions = {
  ...(executablePath === undefined ? {} : { executablePath }),
  // The headless shell would round the width of each letter to whole pixels, as no other Chromium does.
  args: [
    '--font-render-hinting=none',
    ...quietChromium,
    // Pages of one context share a process with its compiled scripts, whichever site they show (context-pool.ts).
    '--disable-site-isolation-trials',
    '--renderer-process-limit=1',
    // A page of a test lives for a second or two. Optimised code is ready when the page has gone, and compiling it took
    // a quarter of the time of all tests.
    '--js-flags=--no-opt --no-maglev --always-sparkplug',
  ],
}
const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

// One server with the demo sites serves all tests; it is started by tests/e2e/start-server.ts on a free port with data
// of its own. Both widths run every test but those tagged @once, whose subject is the same at every width. A trace
// costs every test time and is looked at for the few that fail: `--trace retain-on-failure` asks for it.
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './tests/e2e/start-server.ts',
  fullyParallel: true,
  workers: 2,
  // On a machine of many jobs one page may stand still for a while: a second try tells that from a defect, and the run
  // names what needed it.
  retries: process.env.CI === undefined ? 0 : 1,
  // A page alone takes a second; a machine that does much else may need ten times as long.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  outputDir: 'test-results/browser',
  use: { launchOptions, trace: 'off' },
  projects: [
    {
      name: 'desktop',
      use: { viewport: desktop },
      testIgnore: ['**/*.nojs.e2e.ts', '**/*.firefox.e2e.ts'],
      grepInvert: /@phone/,
    },
    {
      name: 'phone',
      use: { viewport: phone, hasTouch: true, isMobile: true },
      testIgnore: ['**/*.nojs.e2e.ts', '**/*.firefox.e2e.ts'],
      grepInvert: /@once/,
    },
    { name: 'no-javascript', use: { viewport: desktop, javaScriptEnabled: false }, testMatch: '**/*.nojs.e2e.ts' },
    // Its tests open Firefox themselves, at both widths (tests/e2e/firefox.ts), and each walks through several pages.
    { name: 'firefox', testMatch: '**/*.firefox.e2e.ts', timeout: 120_000 },
  ],
})
