import { defineConfig } from 'vitest/config'
import { subsetFonts } from './scripts/subset-fonts.ts'

await subsetFonts()

// Unit tests lie beside the source; contract tests run every repository on SQLite and on PostgreSQL.
// The React Router plugin stays out: routes are tested through the built server or by createRoutesStub.
export default defineConfig({
  test: {
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'unit', include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'bench/**/*.test.ts', 'tests/{fuzz,requirements}/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          globalSetup: ['tests/fixtures/postgres.global.ts'],
          testTimeout: 120_000,
        },
      },
      {
        // The built server and the command line as processes; needs `npm run build` first, which npm test does.
        extends: true,
        test: {
          name: 'system',
          include: ['tests/system/**/*.test.ts'],
          globalSetup: ['tests/fixtures/postgres.global.ts'],
          testTimeout: 120_000,
        },
      },
    ],
  },
})
