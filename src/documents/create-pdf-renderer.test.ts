import { expect, test } from 'vitest'
import { resolveListing } from '#listing/resolve-listing.ts'
import { buildTestSite } from '#site/test-site.ts'
import { readPdf } from '#tests/fixtures/read-pdf.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { createPdfRenderer } from './create-pdf-renderer.ts'
import { buildVehicleSheet } from './vehicle-sheet.ts'

const sheet = buildVehicleSheet(
  resolveListing(buildVehicle('A1'), buildTestSite(), 0),
  buildTestSite(),
  'http://a.localhost',
  0,
)

test('SHARE-05 PDFs are drawn in a thread of their own, each for who asked; a thread that ended is replaced', async () => {
  const renderer = createPdfRenderer()
  try {
    const render = await renderer.load()
    const other = buildVehicleSheet(
      resolveListing(buildVehicle('B2', { name: '2020 Kia Rio' }), buildTestSite(), 0),
      buildTestSite(),
      'http://a.localhost',
      0,
    )
    const [first, second] = await Promise.all([render(sheet, []), render(other, [])])
    expect([readPdf(first).text.includes('Toyota HiLux'), readPdf(second).text.includes('2020 Kia Rio')]).toEqual([
      true,
      true,
    ])
    await renderer.stop()
    expect(readPdf(await render(sheet, [])).pages).toBe(1)
  } finally {
    await renderer.stop()
  }
})

test('SHARE-05 a thread that nobody needs ends, and the next order starts another', async () => {
  const renderer = createPdfRenderer({ idleMs: 1 })
  try {
    const render = await renderer.load()
    for (let round = 0; round < 2; round += 1) {
      // The thread is busy for longer than it may be idle: an order in hand is finished all the same.
      expect(readPdf(await render(sheet, [])).pages).toBe(1)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  } finally {
    await renderer.stop()
  }
})

test('SHARE-05 API-03 a drawing that fails, and a thread that dies, are told to who waits', async () => {
  const renderer = createPdfRenderer()
  try {
    const render = await renderer.load()
    await expect(render({ ...sheet, specs: null as never }, [])).rejects.toThrow(/null/)
    expect((await render(sheet, [])).length).toBeGreaterThan(1_000)
  } finally {
    await renderer.stop()
  }
  const dying = createPdfRenderer({ script: new URL('data:text/javascript,throw new Error("no ink")') })
  const render = await dying.load()
  await expect(render(sheet, [])).rejects.toThrow('no ink')
})
