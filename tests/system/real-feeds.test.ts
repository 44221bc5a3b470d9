import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  ask,
  projectRoot,
  runForecourt,
  startServerProcess,
  type ServerProcess,
} from '#tests/fixtures/server-process.ts'

/** Public listings beside the project, read where they lie; without them these tests are skipped. */
const data = join(projectRoot, '../shared/data')
let directory: string
let server: ServerProcess

const siteFile = (slug: string): string => `slug: ${slug}
template: group
name: ${slug} Motors
demo: true
search: { preset: 1 }
dealerships:
  - id: ${slug}
    slug: ${slug}-yard
    name: Yard
    locations: [{ id: ${slug}, name: Yard, slug: yard, primary: true, address: { state: NSW } }]
`

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'forecourt-real-'))
  server = await startServerProcess({ directory })
})
afterAll(async () => {
  await server.stop()
  await rm(directory, { recursive: true, force: true })
})

async function goLive(slug: string, feed: string, mapping: string): Promise<void> {
  await writeFile(join(directory, `${slug}.yaml`), siteFile(slug))
  const applied = await runForecourt(['sites', 'apply', join(directory, `${slug}.yaml`)], { directory })
  expect(applied.status, applied.output).toBe(0)
  const imported = await runForecourt(
    ['stock', 'import', slug, join(data, feed), '--mapping', join(projectRoot, 'mappings', mapping)],
    { directory },
  )
  expect(imported.status, imported.output).toBe(0)
}

/** How many vehicles a search tells; waits the two seconds in which an import must be visible. */
async function countShown(slug: string, path: string, expected: number): Promise<number> {
  const deadline = Date.now() + 2_000
  for (;;) {
    const { status, body } = await ask(server.port, `${slug}.localhost`, path)
    const shown =
      status === 200 ? Number(/>([\d,]+) vehicles?/.exec(body)?.[1]?.replaceAll(',', '') ?? Number.NaN) : Number.NaN
    if (shown === expected || Date.now() > deadline) return shown
    await sleep(100)
  }
}

describe.skipIf(!existsSync(join(data, 'au-vehicle-prices')))('16,734 listings with makes cut in two', () => {
  beforeAll(() => goLive('listings', 'au-vehicle-prices/australian_vehicle_prices.csv', 'au-vehicle-prices.yaml'))

  // Counted in the file itself: rows whose Brand is the first half of the make.
  test.each([
    ['/search/land-rover', 237],
    ['/search/great-wall', 16],
    ['/search/alfa-romeo', 14],
    ['/search/aston-martin', 5],
    ['/search/land-rover/range-rover-sport', 62],
    ['/search/new-used-and-demo-cars?make=Land+Rover&make=Great+Wall', 253],
  ])('STOCK-04 SRCH-02 imported by one command and live: %s shows %d', async (path, count) => {
    expect(await countShown('listings', path, count)).toBe(count)
  })

  test('SRCH-12 a stock beyond the cap is told as the sum of its states', async () => {
    expect(await countShown('listings', '/search/new-used-and-demo-cars', 16_733)).toBe(16_733)
  })
})

describe.skipIf(!existsSync(join(data, 'au-cars-info')))('17,048 listings with variant and series', () => {
  beforeAll(() => goLive('variants', 'au-cars-info/cars_info.csv', 'au-cars-info.yaml'))

  test.each([
    ['/search/new-used-and-demo-cars', 17_048],
    ['/search/land-rover', 273],
    ['/search/great-wall', 27],
    ['/search/new-used-and-demo-cars?query=11530130', 1],
  ])('STOCK-04 SRCH-19 imported by one command and live: %s shows %d', async (path, count) => {
    expect(await countShown('variants', path, count)).toBe(count)
  })

  test('TEN-07 the two imports do not meet', async () => {
    expect(await countShown('listings', '/search/new-used-and-demo-cars?query=11530130', 0)).toBe(0)
  })
})
