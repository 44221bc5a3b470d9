import { expect, test } from 'vitest'
import { resolveListing } from '#listing/resolve-listing.ts'
import { buildTestSite } from '#site/test-site.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { createVehicleDocuments, type FindSheetPicture, type VehicleDocumentsOptions } from './vehicle-documents.ts'
import { buildVehicleSheet, type VehicleSheet } from './vehicle-sheet.ts'

const site = buildTestSite()
const sheetOf = (stocknum: string, overrides: Parameters<typeof buildVehicle>[1] = {}): VehicleSheet =>
  buildVehicleSheet(
    resolveListing(
      buildVehicle(stocknum, {
        images: [
          { url: '/vehicle-art/a/side', alt: null },
          { url: 'https://feed.example/b.jpg', alt: null },
        ],
        ...overrides,
      }),
      site,
      0,
    ),
    site,
    'http://a.localhost',
    0,
  )
const own: FindSheetPicture = (url) =>
  Promise.resolve(url.startsWith('/vehicle-art/') ? { bytes: Buffer.from('jpeg'), format: 'jpg' } : null)

function createRecorder(options: Partial<VehicleDocumentsOptions> = {}) {
  const drawn: { readonly file: string; readonly pictures: number }[] = []
  const troubles: string[] = []
  let atOnce = 0
  let mostAtOnce = 0
  const documents = createVehicleDocuments({
    limitBytes: 1_000,
    load: () =>
      Promise.resolve(async (sheet, pictures) => {
        atOnce += 1
        mostAtOnce = Math.max(mostAtOnce, atOnce)
        await new Promise((resolve) => setTimeout(resolve, 2))
        atOnce -= 1
        drawn.push({ file: sheet.fileName, pictures: pictures.length })
        return Buffer.alloc(300, sheet.fileName)
      }),
    onTrouble: (error) => troubles.push(String(error)),
    ...options,
  })
  return { documents, drawn, troubles, mostAtOnce: () => mostAtOnce }
}

test('SHARE-05 twenty who ask at once are given one document, made once', async () => {
  const { documents, drawn } = createRecorder()
  const answers = await Promise.all(Array.from({ length: 20 }, () => documents.find('a', sheetOf('A1'), own)))
  expect(drawn).toEqual([{ file: '2022-toyota-hilux-sr5-a1.pdf', pictures: 1 }])
  expect(new Set(answers.map((answer) => (answer.ok ? answer.document : null))).size).toBe(1)
  await documents.find('a', sheetOf('A1'), own)
  expect(drawn).toHaveLength(1)
})

test('SHARE-05 another price or picture makes another document; a view more does not', async () => {
  const { documents, drawn } = createRecorder()
  const tags = new Set<string>()
  for (const sheet of [
    sheetOf('A1'),
    sheetOf('A1', { offer_price: 5_000_000 as never }),
    sheetOf('A1', { images: [] }),
    sheetOf('A1', { views: 7 }),
    sheetOf('A1'),
  ]) {
    const answer = await documents.find('a', sheet, own)
    if (answer.ok) tags.add(answer.document.tag)
  }
  expect([drawn.length, tags.size]).toEqual([3, 3])
})

test('SHARE-05 TEN-07 sites that sell the same share no document', async () => {
  const { documents, drawn } = createRecorder()
  await documents.find('a', sheetOf('A1'), own)
  await documents.find('b', sheetOf('A1'), own)
  expect(drawn).toHaveLength(2)
})

test('SHARE-05 holds no more bytes than it may and forgets what was unused for longest', async () => {
  const { documents, drawn } = createRecorder()
  for (const stocknum of ['A1', 'A2', 'A3', 'A1', 'A4']) await documents.find('a', sheetOf(stocknum), own)
  expect(documents.figures).toEqual({ bytes: 900, documents: 3, made: 4 })
  await documents.find('a', sheetOf('A1'), own)
  expect(drawn).toHaveLength(4)
  await documents.find('a', sheetOf('A2'), own)
  expect(drawn).toHaveLength(5)
})

test('SHARE-05 a document greater than all that may be held is given and not held', async () => {
  const { documents } = createRecorder({ limitBytes: 100 })
  expect((await documents.find('a', sheetOf('A1'), own)).ok).toBe(true)
  expect(documents.figures).toEqual({ bytes: 0, documents: 0, made: 1 })
})

test('SHARE-05 draws one at a time and turns away what would wait too long', async () => {
  const { documents, mostAtOnce } = createRecorder({ longestQueue: 3 })
  const answers = await Promise.all(
    ['A1', 'A2', 'A3', 'A4'].map((stocknum) => documents.find('a', sheetOf(stocknum), own)),
  )
  expect(answers.map((answer) => (answer.ok ? 'made' : answer.error))).toEqual(['made', 'made', 'made', 'busy'])
  expect(mostAtOnce()).toBe(1)
  expect((await documents.find('a', sheetOf('A4'), own)).ok).toBe(true)
})

test('SHARE-05 TEN-07 a site that is asked for many PDFs leaves places to another one', async () => {
  const { documents } = createRecorder({ longestQueue: 6, mostOfSite: 3 })
  const stocknums = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6']
  const flood = stocknums.map((stocknum) => documents.find('a', sheetOf(stocknum), own))
  expect((await documents.find('b', sheetOf('B1'), own)).ok).toBe(true)
  const answers = await Promise.all(flood)
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, false, false, false])
  for (const stocknum of stocknums) expect((await documents.find('a', sheetOf(stocknum), own)).ok).toBe(true)
})

test('SHARE-05 a visitor who waits too long for pictures gets a busy answer, and finds the PDF later', async () => {
  const { documents, drawn } = createRecorder({ answerLimitMs: 5 })
  const host = Promise.withResolvers<void>()
  const slow: FindSheetPicture = (...asked) => host.promise.then(() => own(...asked))
  expect(await documents.find('a', sheetOf('A1'), slow)).toEqual({ ok: false, error: 'busy' })
  host.resolve()
  await expect.poll(() => drawn.length).toBe(1)
  await expect.poll(async () => (await documents.find('a', sheetOf('A1'), own)).ok).toBe(true)
  expect(drawn).toHaveLength(1)
})

test('SHARE-05 the logo is asked for once beside the pictures, and a document without it is not kept', async () => {
  const logos: (string | null)[] = []
  const documents = createVehicleDocuments({
    limitBytes: 1_000,
    load: () =>
      Promise.resolve((_sheet, pictures, logo) => {
        logos.push(`${pictures.length} ${logo?.bytes.toString() ?? 'none'}`)
        return Promise.resolve(Buffer.alloc(9))
      }),
    onTrouble: () => undefined,
  })
  const sheet = { ...sheetOf('A1'), logo: { url: '/logos/a.svg', holdsName: true } }
  const failing: FindSheetPicture = (url, place) =>
    place === 'logo' ? Promise.reject(new Error('no renderer')) : own(url, place)
  const whole: FindSheetPicture = (url, place) =>
    place === 'logo' ? Promise.resolve({ bytes: Buffer.from(url), format: 'png' }) : own(url, place)
  for (const find of [failing, whole, whole]) await documents.find('a', sheet, find)
  expect(logos).toEqual(['1 none', '1 /logos/a.svg'])
})

test('SHARE-05 a picture that cannot be had this time leaves a document without it, which is not kept', async () => {
  const { documents, drawn, troubles } = createRecorder()
  const failing: FindSheetPicture = () => Promise.reject(new Error('too many pictures'))
  const first = await documents.find('a', sheetOf('A1'), failing)
  const second = await documents.find('a', sheetOf('A1'), own)
  expect(drawn.map(({ pictures }) => pictures)).toEqual([0, 1])
  expect(troubles).toEqual(['Error: too many pictures', 'Error: too many pictures'])
  expect(first.ok && second.ok && first.document.tag !== second.document.tag).toBe(true)
})

test('SHARE-05 API-03 a document that cannot be drawn is a told failure, and the next one is drawn', async () => {
  let broken = true
  const { documents, troubles } = createRecorder({
    load: () =>
      Promise.resolve(() => (broken ? Promise.reject(new Error('no ink')) : Promise.resolve(Buffer.alloc(1)))),
  })
  expect(await documents.find('a', sheetOf('A1'), own)).toEqual({ ok: false, error: 'failed' })
  broken = false
  expect((await documents.find('a', sheetOf('A1'), own)).ok).toBe(true)
  expect(troubles).toEqual(['Error: no ink'])
})
