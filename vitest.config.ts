import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { EnvironmentSequencer } from './tests/fixtures/environment-sequencer.ts'
import { subsetFonts } from './scripts/subset-fonts.ts'

await subsetFonts()

/**
 * Contract and system tests: they start servers, databases and commands as processes, and measure how soon something
 * happens.
 */
const withProcesses = {
  globalSetup: ['tests/fixtures/postgres.global.ts'],
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // Apps that are served in the process of a test render with the libraries that visitors get, in a third of the time.
  env: { NODE_ENV: 'production' },
  // After the unit tests, which keep every processor busy. Three at a time, on the largest machine too: each waits for
  // a third of its time, and more would delay what is measured.
  sequence: { groupOrder: 1 },
  maxWorkers: 3,
}

// Unit tests lie beside the source; contract tests run every repository on SQLite and on PostgreSQL.
// The React Router plugin stays out: routes are tested through the built server or by createRoutesStub.
export default defineConfig({
  test: {
    environment: 'node',
    setupFiles: ['tests/fixtures/property-seed.setup.ts', 'tests/fixtures/fresh-document.setup.ts'],
    sequence: { sequencer: EnvironmentSequencer },
    // Processes that tests start are compiled once and not at each start, which is half of its time.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, '.cache/compiled') },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // The default of one second is too short for a file that appears while every processor is busy.
    expect: { poll: { timeout: 15_000 } },
    // The default leaves one of the processors to Vitest itself, and so half of a machine that has two, where even two
    // workers leave a fifth of the time unused.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
            'tests/{faults,fuzz,requirements}/**/*.test.ts',
          ],
          // Files share the modules of a worker: loading them anew for each file takes longer than all tests together.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...withProcesses,
          name: 'contract',
          isolate: false,
          include: ['tests/contract/**/*.test.ts'],
        },
      },
      {
        // The built server and the command line as processes; needs `npm run build` first, which npm test does.
        extends: true,
        test: {
          ...withProcesses,
          name: 'system',
          isolate: false,
          globalSetup: [...withProcesses.globalSetup, 'tests/fixtures/demo-store.global.ts'],
          include: ['tests/system/**/*.test.ts'],
        },
      },
    ],
  },
})
