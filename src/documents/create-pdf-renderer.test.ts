import { getPriority } from 'node:os'
import { expect, test } from 'vitest'
import { resolveListing } from '#listing/resolve-listing.ts'
import { buildTestSite } from '#site/test-site.ts'
import { readPdf } from '#tests/fixtures/read-pdf.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { createPdfRenderer } from './create-pdf-renderer.ts'
import { buildVehicleSheet } from './vehicle-sheet.ts'

/** Ten below this process, whatever priority the test run has; 19 is the lowest that there is. */
const lowPriority = Math.min(getPriority() + 10, 19)

const sheet = buildVehicleSheet(
  resolveListing(buildVehicle('A1'), buildTestSite(), 0),
  buildTestSite(),
  'http://a.localhost',
  0,
)

test('SHARE-05 PDFs are rendered in a process of low priority, and one that ended is replaced', async () => {
  const renderer = createPdfRenderer()
  try {
    const render = await renderer.load()
    const other = buildVehicleSheet(
      resolveListing(buildVehicle('B2', { name: '2020 Kia Rio' }), buildTestSite(), 0),
      buildTestSite(),
      'http://a.localhost',
      0,
    )
    const [first, second] = await Promise.all([render(sheet, [], null), render(other, [], null)])
    expect([readPdf(first).text.includes('Toyota HiLux'), readPdf(second).text.includes('2020 Kia Rio')]).toEqual([
      true,
      true,
    ])
    expect(renderer.pid).not.toBe(process.pid)
    expect(getPriority(renderer.pid ?? 0)).toBe(lowPriority)
    renderer.stop()
    expect(renderer.pid).toBeNull()
    expect(readPdf(await render(sheet, [], null)).pages).toBe(1)
  } finally {
    renderer.stop()
  }
})

test('SHARE-05 an idle process ends, and the next document starts another', async () => {
  const renderer = createPdfRenderer({ idleMs: 1 })
  try {
    const render = await renderer.load()
    for (let round = 0; round < 2; round += 1) {
      // The document takes longer than the process may be idle: it is finished all the same.
      expect(readPdf(await render(sheet, [], null)).pages).toBe(1)
      await expect.poll(() => renderer.pid).toBeNull()
    }
  } finally {
    renderer.stop()
  }
})

test('SHARE-05 API-03 a document that fails, and a process that dies, reject the request', async () => {
  const renderer = createPdfRenderer()
  try {
    const render = await renderer.load()
    await expect(render({ ...sheet, specs: null as never }, [], null)).rejects.toThrow(/null/)
    expect((await render(sheet, [], null)).length).toBeGreaterThan(1_000)
  } finally {
    renderer.stop()
  }
  const dying = createPdfRenderer({ program: new URL('./no-such-program.ts', import.meta.url) })
  const render = await dying.load()
  await expect(render(sheet, [], null)).rejects.toThrow('the PDF renderer ended (1)')
})
