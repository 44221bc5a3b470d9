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
import {
  buildTextPair,
  findSteepestGrowth,
  keepTextPairs,
  readInPieces,
  steepestGrowth,
  type Growth,
} from './growth.ts'

const cellLength = 50_000
const count = 20
/** A cell takes some milliseconds where the time is linear, and about a second where it is quadratic. */
const fastMs = 250
/** Long, so that a busy machine fails nothing; a parser that never ends is stopped all the same. */
const timeout = 120_000

const expectLinear = ({ growth, ms, input }: Growth): void =>
  expect(growth, `${JSON.stringify(input.slice(0, 80))} takes ${ms.toFixed(1)} ms`).toBeLessThan(steepestGrowth)

const settings = {
  siteSlug: 'x',
  dealerships: [{ id: 'm', slug: 'm', name: 'M', financeProvider: null, locations: [] }],
  priceRanges: [],
  weeklyPriceRanges: [],
  financeProvider: null,
  maxDropShare: 1,
}
const mapRow = createRowMapper(createDefaultMapping('csv'), 2026)

describe('API-04 every value of a feed is read in linear time', { timeout }, () => {
  test.each([...feedTargets.keys()])('%s', async (target) => {
    const read = (text: string) =>
      deriveVehicle(
        mapRow({ stocknum: 'a', make: 'Kia', model: 'Rio', car_type: 'used', [target]: text }).vehicle,
        settings,
        2026,
      )
    expectLinear(await findSteepestGrowth(read, keepTextPairs(cellLength, count), fastMs))
  })

  test.each(['collapse_spaces', 'lower', 'upper', 'title_case', 'text_from_html'] as const)(
    'the step %s',
    async (step) => {
      const apply = createSteps([step], {})
      expectLinear(await findSteepestGrowth(apply, keepTextPairs(cellLength, count * 4), fastMs))
    },
  )

  test.each(['<script>', '<script ', '<li ', '<style x>', '</script ', '< ', '<br', '&#', '<!--'])(
    'text_from_html of %s again and again',
    async (piece) => {
      const pair = buildTextPair(cellLength, (length) => piece.repeat(length / piece.length))
      expectLinear(await findSteepestGrowth(createSteps(['text_from_html'], {}), [pair], fastMs))
    },
  )

  test.each([
    ['wordsOf', wordsOf],
    ['hasNestedQuantifier', hasNestedQuantifier],
  ] as const)('%s', async (_name, parse) => {
    expectLinear(await findSteepestGrowth(parse, keepTextPairs(cellLength, count), fastMs))
  })
})

describe('API-04 a title is read in linear time', { timeout }, () => {
  const titleLength = 12_000
  const fastTitleMs = 2
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
    ...keepTextPairs(titleLength, count),
    ...[...ofWords, 'SR5'].map((words) => buildTextPair(titleLength, (length) => words.repeat(length / words.length))),
  ]

  test.each(['BMW', 'Holden', 'Toyota'])('of a %s', async (make) => {
    expectLinear(await findSteepestGrowth((title) => readTitle(title, make, 'X5'), titles, fastTitleMs))
  })

  test('with make and model before it', async () => {
    const read = (title: string) => resolveMakeModel('Land', 'Rover', `2018 Land Rover ${title}`)
    expectLinear(await findSteepestGrowth(read, titles, fastTitleMs))
  })
})

describe('API-04 every form of a feed is read in linear time', { timeout }, () => {
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
    const pairs = keepTextPairs(cellLength, count).map(({ text, quarter }) => ({
      text: frame(text),
      quarter: frame(quarter),
    }))
    expectLinear(await findSteepestGrowth(readInPieces(read), pairs, fastMs))
  })
})
