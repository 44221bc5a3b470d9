import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { dollars } from '#domain/money/cents.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import { buildTestSite } from '#site/test-site.ts'
import { readPdf } from '#tests/fixtures/read-pdf.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import type { SheetPicture } from './pdf-elements.ts'
import { buildPrice } from './pdf-price.ts'
import { buildPictures } from './pdf-sections.ts'
import { renderVehiclePdf } from './vehicle-pdf.ts'
import { buildVehicleSheet, type VehicleSheet } from './vehicle-sheet.ts'

const site = buildTestSite({
  name: 'Main Street Motors',
  demo: true,
  phone: '08 5550 1000',
  dealerships: [
    {
      id: 'main',
      slug: 'main',
      name: 'Main',
      email: 'yard@dealer.example',
      dealer_license_number: 'MD 1',
      locations: [
        {
          id: 'yard',
          name: 'Yard',
          slug: 'yard',
          primary: true,
          address: { street: '1 Main Street', city: 'Perth', state: 'WA', postcode: '6000' },
        },
      ],
    },
  ],
})
const sheetOf = (overrides: Parameters<typeof buildVehicle>[1] = {}) =>
  buildVehicleSheet(
    resolveListing(buildVehicle('A1', overrides), site, Date.UTC(2026, 10, 20)),
    site,
    'http://a.localhost',
    Date.UTC(2026, 10, 20),
  )

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  let crc = ~0
  for (const byte of body) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xed_b8_83_20 : 0)
  }
  frame.writeUInt32BE(~crc >>> 0, 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** Four pixels over three: a picture of the right shape, of one grey. */
function drawPicture(grey: number): SheetPicture {
  const header = Buffer.from([0, 0, 0, 4, 0, 0, 0, 3, 8, 2, 0, 0, 0])
  const row = Buffer.from([0, ...Array.from({ length: 4 }, () => [grey, grey, grey]).flat()])
  const bytes = Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat([row, row, row]))),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return { bytes, format: 'png' }
}

test('SHARE-05 the PDF holds picture, price, specifications, dealer with licence number, and the code', async () => {
  const pdf = await renderVehiclePdf(sheetOf({ before_price: dollars(55_990) }), [drawPicture(40), drawPicture(200)])
  const { pages, text, images } = readPdf(pdf)
  expect([pdf.subarray(0, 5).toString(), pages, images]).toEqual(['%PDF-', 1, 2])
  for (const told of [
    '2022 Toyota HiLux SR5',
    '$52,990',
    'Drive Away',
    'Was $55,990',
    'Stock number A1',
    '45,120',
    'Car Details',
    '6-speed sports automatic',
    '2.8',
    'Reversing camera',
    'Main Street Motors',
    '1 Main Street, Perth WA 6000',
    '08 5550 1000',
    'yard@dealer.example',
    'Dealer licence MD 1',
    'a.localhost/cars/2022-toyota-hilux-sr5-a1',
    '20 November 2026',
    'fictional',
  ])
    expect(text).toContain(told)
})

test('SHARE-05 the PDF has a language, and a title and subject that readers show instead of its name', async () => {
  const raw = (await renderVehiclePdf(sheetOf(), [])).toString('latin1')
  const read = (entry: string): string => {
    const reference = new RegExp(`/${entry} (\\d+) 0 R`).exec(raw)?.[1]
    const place = reference === undefined ? `/${entry} ` : `\n${reference} 0 obj\n`
    const text = raw.slice(raw.indexOf(place) + place.length + 1)
    const bytes = Buffer.from(text.slice(0, text.indexOf(')')), 'latin1')
    return bytes[0] === 0xfe ? bytes.subarray(2).swap16().toString('utf16le') : bytes.toString('latin1')
  }
  expect(read('Lang')).toBe('en-AU')
  expect(read('Title')).toBe('2022 Toyota HiLux SR5 – Main Street Motors')
  expect(read('Subject')).toBe('Used · Stock number A1')
  expect(raw).toContain('/DisplayDocTitle true')
})

test('SHARE-05 a screen reader hears headings, facts and the words of pictures in the order of the page', async () => {
  const pdf = await renderVehiclePdf(sheetOf(), [drawPicture(40), drawPicture(200)], null)
  const { parts, structure } = readPdf(pdf)
  const heard = (wanted: string) => parts.filter(({ tag }) => tag === wanted).map(({ text }) => text)
  expect(heard('H1')).toEqual(['2022 Toyota HiLux SR5'])
  expect(heard('H2')).toEqual(['Car Details', 'Features', 'Main Street Motors'])
  expect(heard('P')).toEqual(expect.arrayContaining(['$52,990', 'Used · Stock number A1', '08 5550 1000']))
  const odometer = parts.findIndex(({ text }) => text === 'Odometer')
  const told = (part: (typeof parts)[number] | undefined) => `${part?.tag ?? ''} ${part?.text ?? ''}`
  expect(
    parts
      .slice(odometer)
      .filter(({ tag }) => tag !== 'Artifact')
      .slice(0, 2)
      .map(told),
  ).toEqual(['Lbl Odometer', 'LBody 45,120\u00a0km'])
  // All text is read out, in the order of its elements; what is left is decoration.
  expect(parts.filter(({ tag, text }) => (tag === 'none' || tag === 'Artifact') && text !== '')).toEqual([])
  const groups = new Set(['Document', 'L', 'LI', 'Link'])
  const contents = structure.map((element) => element.split(':')[0] ?? '').filter((type) => !groups.has(type))
  expect(parts.filter(({ tag }) => tag !== 'Artifact').map(({ tag }) => tag)).toEqual(contents)
  expect(structure.slice(0, 4)).toEqual(['Document', 'P', 'P', 'Figure: 2022 Toyota HiLux SR5, main picture'])
  expect(structure.filter((element) => element.startsWith('Figure'))).toHaveLength(3)
  expect(structure.filter((element) => element.startsWith('Link'))).toEqual([
    'Link: The web page of 2022 Toyota HiLux SR5',
  ])
  const raw = pdf.toString('latin1')
  expect(raw).toContain('/Marked true')
  expect(raw).toMatch(/\/Subtype \/Link[^>]*\/StructParent \d/)
})

test('SHARE-05 LOC-13 a PDF without a picture says where the pictures are', async () => {
  const { text, images, pages } = readPdf(await renderVehiclePdf(sheetOf(), []))
  expect([images, pages]).toEqual([0, 1])
  expect(text).toContain('See the photos online')
})

test('SHARE-05 VDP-02 the PDF of a sold vehicle says SOLD and no price', async () => {
  const { text } = readPdf(await renderVehiclePdf(sheetOf({ status: 'sold', sold: true }), []))
  expect(text).toContain('SOLD')
  expect(text).not.toContain('$')
  // The code and the small print must not promise what there is no more.
  expect(text).not.toMatch(/today.s price|price and availability/i)
})

describe('the fonts of the PDF', () => {
  const setIn = (fonts: Partial<VehicleSheet['look']['fonts']>) => {
    const sheet = sheetOf({ colour: 'Plön Škoda' })
    return { ...sheet, look: { ...sheet.look, fonts: { ...sheet.look.fonts, ...fonts } } }
  }

  test('SHARE-05 TEN-05 they are those of the theme, in the weight of its headings', async () => {
    const { text, fonts } = readPdf(
      await renderVehiclePdf(
        setIn({ heading: 'Archivo', text: 'Figtree', headingWeight: 790, wideHeadings: true }),
        [],
        null,
      ),
    )
    // Each once, however many runs of text are set in it.
    expect(fonts).toEqual(['archivo-wide-800', 'figtree-400', 'figtree-700'])
    // One of these letters is in no family of the platform: a standard font has it.
    for (const told of ['2022 Toyota HiLux SR5', '$52,990', 'Car Details', 'Plön Škoda']) expect(text).toContain(told)
  })

  test.each([
    ['Figtree', 'Figtree', 700, false, ['figtree-400', 'figtree-700']],
    [
      'Plus Jakarta Sans',
      'Plus Jakarta Sans',
      800,
      false,
      ['plus-jakarta-sans-400', 'plus-jakarta-sans-700', 'plus-jakarta-sans-800'],
    ],
    ['Fraunces', 'Inter', 600, false, ['fraunces-600', 'inter-400', 'inter-700']],
    ['Archivo', 'Archivo', 800, true, ['archivo-400', 'archivo-700', 'archivo-wide-800']],
    ['Outfit', 'Outfit', 700, false, ['outfit-400', 'outfit-700']],
  ] as const)(
    'SHARE-05 TEN-05 a sheet in %s with text in %s at weight %i has these families and no stand-in',
    async (heading, text, headingWeight, wideHeadings, embedded) => {
      const read = readPdf(await renderVehiclePdf(setIn({ heading, text, headingWeight, wideHeadings }), []))
      expect(read.fonts.toSorted()).toEqual(embedded)
      for (const told of ['2022 Toyota HiLux SR5', '$52,990', 'Car Details']) expect(read.text).toContain(told)
    },
  )

  test('SHARE-05 a theme without its own, or without their files, is set in standard fonts', async () => {
    const warned: string[] = []
    const note = ({ message }: Error): void => void warned.push(message)
    process.on('warning', note)
    const standard = readPdf(await renderVehiclePdf(setIn({}), []))
    const missing = readPdf(await renderVehiclePdf(setIn({ text: 'No Such Family' }), []))
    await new Promise((resolve) => setImmediate(resolve))
    process.off('warning', note)
    expect([standard.fonts, missing.fonts]).toEqual([[], []])
    expect(missing.text).toBe(standard.text)
    expect(warned.toSorted()).toEqual([
      expect.stringContaining('no-such-family-400.ttf cannot be read'),
      expect.stringContaining('no-such-family-700.ttf cannot be read'),
    ])
  })
})

test('SHARE-05 the logo stands at the head, alone where it holds the name', async () => {
  const sheet = sheetOf()
  const titleOf = async (holdsName: boolean) => {
    const pdf = await renderVehiclePdf({ ...sheet, logo: { url: '/logo.svg', holdsName } }, [], drawPicture(9))
    const { images, text } = readPdf(pdf)
    return [images, text.startsWith('Main Street Motors')]
  }
  expect([await titleOf(true), await titleOf(false)]).toEqual([
    [1, false],
    [1, true],
  ])
  // A logo that cannot be had leaves the name.
  const { text } = readPdf(await renderVehiclePdf({ ...sheet, logo: { url: '/logo.svg', holdsName: true } }, [], null))
  expect(text.startsWith('Main Street Motors')).toBe(true)
})

test('SHARE-05 PRICE-02 the PDF tells what is saved, as the web page does', async () => {
  const { text } = readPdf(await renderVehiclePdf(sheetOf({ before_price: dollars(55_990) }), []))
  expect(text).toContain('Save $3,000Was $55,990')
})

test('SHARE-05 long and strange data stay on one page', async () => {
  const long = 'Extraordinarily'.repeat(40)
  const strange = sheetOf({
    name: `2026 Mitsubishi Outlander PHEV ${long}`,
    badge: `🚗 ${long}`,
    stocknum: long,
    colour: long,
    interior_colour: 'Ivory\u0000 比亚迪',
    vin: '1'.repeat(400),
    body: long,
    trans: long,
    engine_size: long,
    standardEquipment: Array.from({ length: 200 }, (_, index) => `${index} ${long}`),
    dealership_name: long,
  })
  const { pages, text } = readPdf(await renderVehiclePdf(strange, [drawPicture(40)]))
  expect(pages).toBe(1)
  expect(text).toContain('Price and availability as at')
})

test('SHARE-05 TEN-05 every picture and the frame of the price have the corners of the site', () => {
  const sheet = buildVehicleSheet(
    resolveListing(buildVehicle('A1'), site, 0),
    buildTestSite({ theme: { radius_px: 16 } }),
    'http://a.localhost',
    0,
  )
  const tools = { sheet, heading: [], bold: [], headingScale: 1 }
  const cornersOf = (part: unknown) =>
    [...JSON.stringify(part).matchAll(/"borderRadius":(\d+)/g)].map(([, radius]) => Number(radius))
  expect(cornersOf(buildPictures(tools, [1, 2, 3, 4].map(drawPicture)))).toEqual([12, 12, 12, 12])
  expect(cornersOf(buildPictures(tools, []))).toEqual([12])
  expect(cornersOf(buildPrice(tools))).toEqual([12])
})

test('FIN-07 SHARE-05 the words of the comparison rate never break from its figure', () => {
  const finance = { text: '$188 a week at 7.99%\u00a0p.a., comparison rate 8.72%\u00a0p.a.', terms: null, note: '' }
  const tools = { sheet: { ...sheetOf(), finance }, heading: [], bold: [], headingScale: 1 }
  expect(JSON.stringify(buildPrice(tools))).toContain('comparison\u00a0rate\u00a08.72%\u00a0p.a.')
})

test('FIN-04 SHARE-05 the terms of a repayment stand below it, and no empty line where none are stated', async () => {
  const textOf = async (terms: string | null) => {
    const finance = { text: '$188 a week', terms, note: 'Comparison rate for a secured loan.' }
    return readPdf(await renderVehiclePdf({ ...sheetOf(), finance }, [])).text
  }
  expect(await textOf('5 years, 10% deposit')).toContain('$188 a week5 years, 10% depositComparison')
  expect(await textOf(null)).toContain('$188 a weekComparison')
})
