import { describe, expect, test } from 'vitest'
import { deriveVehicle } from '#stock/derive/derive-vehicle.ts'
import { resolveMakeModel } from '#stock/derive/make-model.ts'
import { readTitle } from '#stock/derive/title/read-title.ts'
import { createDefaultMapping } from '#stock/mapping/load-mapping.ts'
import { hasNestedQuantifier } from '#stock/mapping/nested-quantifier.ts'
import { createRowMapper } from '#stock/mapping/row-mapper.ts'
import { feedTargets } from '#stock/mapping/targets.ts'
import { createSteps } from '#stock/mapping/value-steps.ts'
import { wordsOf } from '#stock/read/feed-row.ts'
import { readCsv } from '#stock/read/read-csv.ts'
import { readJson } from '#stock/read/read-json.ts'
import { readXml } from '#stock/read/read-xml.ts'
import { findSlowestReading, findSlowestRun, keepLongTexts } from './slowest-run.ts'

/**
 * A cell of 50,000 characters takes some milliseconds where the time is linear, and about a second where it is
 * quadratic: the bar lies far from both.
 */
const cellLength = 50_000
const limitMs = 250
const count = 20

const settings = {
  siteSlug: 'x',
  dealerships: [{ id: 'm', slug: 'm', name: 'M', financeProvider: null, locations: [] }],
  priceRanges: [],
  weeklyPriceRanges: [],
  financeProvider: null,
  maxDropShare: 1,
}
const mapRow = createRowMapper(createDefaultMapping('csv'), 2026)

describe('API-04 every value of a feed is read in linear time', () => {
  test.each([...feedTargets.keys()])('%s', async (target) => {
    const read = (text: string) =>
      deriveVehicle(
        mapRow({ stocknum: 'a', make: 'Kia', model: 'Rio', car_type: 'used', [target]: text }).vehicle,
        settings,
        2026,
      )
    const { ms, input } = await findSlowestRun(read, keepLongTexts(cellLength, count), limitMs)
    expect(ms, JSON.stringify(input.slice(0, 80))).toBeLessThanOrEqual(limitMs)
  })

  test.each(['collapse_spaces', 'lower', 'upper', 'title_case', 'text_from_html'] as const)(
    'the step %s',
    async (step) => {
      const apply = createSteps([step], {})
      const { ms, input } = await findSlowestRun(apply, keepLongTexts(cellLength, count * 4), limitMs)
      expect(ms, JSON.stringify(input.slice(0, 80))).toBeLessThanOrEqual(limitMs)
    },
  )

  test.each(['<script>', '<script ', '<li ', '<style x>', '</script ', '< ', '<br', '&#', '<!--'])(
    'text_from_html of %s again and again',
    async (piece) => {
      const { ms } = await findSlowestRun(
        createSteps(['text_from_html'], {}),
        [piece.repeat(cellLength / piece.length)],
        limitMs,
      )
      expect(ms).toBeLessThanOrEqual(limitMs)
    },
  )

  test.each([
    ['wordsOf', wordsOf],
    ['hasNestedQuantifier', hasNestedQuantifier],
  ] as const)('%s', async (_name, parse) => {
    const { ms } = await findSlowestRun(parse, keepLongTexts(cellLength, count), limitMs)
    expect(ms).toBeLessThanOrEqual(limitMs)
  })
})

describe('API-04 a title is read in linear time', () => {
  const titleLength = 12_000
  const titleMs = 2
  const ofWords = [
    'SR5 ',
    'Auto ',
    '6sp ',
    'VE II ',
    'Series ',
    '(',
    ') ',
    'Mk ',
    'xDrive 30d ',
    'Sports Automatic Dual Clutch ',
  ]
  const titles = [
    ...keepLongTexts(titleLength, count),
    ...ofWords.map((words) => words.repeat(titleLength / words.length)),
    'SR5'.repeat(titleLength / 3),
  ]

  test.each(['BMW', 'Holden', 'Toyota'])('of a %s', async (make) => {
    for (const title of titles.slice(0, 3)) readTitle(title, make, 'X5')
    const { ms, input } = await findSlowestRun((title) => readTitle(title, make, 'X5'), titles, titleMs)
    expect(ms, JSON.stringify(input.slice(0, 80))).toBeLessThanOrEqual(titleMs)
  })

  test('with make and model before it', async () => {
    const read = (title: string) => resolveMakeModel('Land', 'Rover', `2018 Land Rover ${title}`)
    const { ms, input } = await findSlowestRun(read, titles, titleMs)
    expect(ms, JSON.stringify(input.slice(0, 80))).toBeLessThanOrEqual(titleMs)
  })
})

describe('API-04 every form of a feed is read in linear time', () => {
  const frames: readonly (readonly [
    name: string,
    read: (text: AsyncIterable<string>) => AsyncIterable<unknown>,
    frame: (text: string) => string,
  ])[] = [
    ['a CSV cell', (text) => readCsv(text, {}), (text) => `a,b\n${text},1\n`],
    ['a CSV header', (text) => readCsv(text, {}), (text) => text],
    ['a quoted CSV cell', (text) => readCsv(text, {}), (text) => `a,b\n"${text.replaceAll('"', '""')}",1\n`],
    ['a JSON text', (text) => readJson(text, {}), (text) => JSON.stringify([{ a: text }])],
    ['JSON that is none', (text) => readJson(text, {}), (text) => `[{"a":${text}`],
    ['a JSON line', (text) => readJson(text, { lines: true }), (text) => `${JSON.stringify({ a: text })}\n`],
    ['a JSON line that is none', (text) => readJson(text, { lines: true }), (text) => text],
    ['an XML text', (text) => readXml(text, {}), (text) => `<r><v><a>${text.replaceAll(/[<&]/g, '.')}</a></v></r>`],
    ['XML that is none', (text) => readXml(text, {}), (text) => `<r><v><a b="${text}`],
  ]

  test.each(frames)('%s', async (_name, read, frame) => {
    const { ms, input } = await findSlowestReading(read, keepLongTexts(cellLength, count).map(frame), limitMs)
    expect(ms, JSON.stringify(input.slice(0, 80))).toBeLessThanOrEqual(limitMs)
  })
})
