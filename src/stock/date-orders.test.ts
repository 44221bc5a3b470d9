import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildCsv, openTestStore, type TestStore } from './open-test-store.testkit.ts'
import { createDateOrderCheck, stepThatTurns, type DateOrder } from './mapping/date-orders.ts'
import { parseMapping } from './mapping/parse-mapping.ts'

let store: TestStore
beforeEach(async () => {
  store = await openTestStore()
})
afterEach(() => store.close())

const dated = (...dates: readonly string[]): string =>
  buildCsv(
    dates.map((date, at) => [`A${at}`, { rego_expiry: date }] as const),
    ['rego_expiry'],
  )

test('STOCK-03 dates that are valid with the month first alone are told with the setting that reads them', async () => {
  const file = dated('03/04/2027', '03/25/2027', '12/31/2027', '2027-05-30')
  const report = await store.import(file)
  expect(report.doubts).toEqual([
    'rego_expiry: 2 dates are valid only with the month first, such as 03/25/2027, and none only with the day first; ' +
      'dates such as 03/04/2027 were read with the day first. Write dates: month_first into the mapping',
  ])
  const parsed = parseMapping(
    'feed: forecourt\nformat: csv\nown_names: true\ndates: month_first\nfields: { dealership: dealership }',
    'm.yaml',
  )
  if (!parsed.ok) throw new Error('unsound mapping')
  const read = await store.import(file, { mapping: parsed.mapping })
  expect([read.doubts, read.warningCount]).toEqual([[], 0])
  expect((await store.listVehicles()).map(({ rego_expiry }) => rego_expiry)).toEqual([
    '2027-03-04',
    '2027-03-25',
    '2027-12-31',
    '2027-05-30',
  ])
})

test('STOCK-03 one field of another order than the others is turned by a step', async () => {
  const rows = [
    ['A1', { rego_expiry: '03/25/2027', build_date: '25/03/2019' }],
    ['A2', { rego_expiry: '03/04/2027', build_date: '03/04/2019' }],
  ] as const
  const file = buildCsv(rows, ['rego_expiry', 'build_date'])
  const { doubts } = await store.import(file)
  expect(doubts).toEqual([
    expect.stringMatching(/^rego_expiry: 1 date .* with the day first\. Turn them in the mapping: /),
  ])
  expect(doubts?.[0]?.endsWith(stepThatTurns)).toBe(true)
  const parsed = parseMapping(
    'feed: forecourt\nformat: csv\nown_names: true\n' +
      `fields: { dealership: dealership, rego_expiry: { from: rego_expiry, ${stepThatTurns} } }`,
    'm.yaml',
  )
  if (!parsed.ok) throw new Error(parsed.errors.join())
  expect((await store.import(file, { mapping: parsed.mapping })).doubts).toEqual([])
  expect((await store.listVehicles()).map((vehicle) => [vehicle.rego_expiry, vehicle.build_date])).toEqual([
    ['2027-03-25', '2019-03-25'],
    ['2027-03-04', '2019-04-03'],
  ])
})

test('STOCK-03 a file that mixes both orders is told, and each impossible date is left out', async () => {
  const report = await store.import(dated('03/25/2027', '25/03/2027', '26/03/2027'))
  expect(report.doubts).toEqual([
    expect.stringMatching(
      /^rego_expiry: 1 date is valid only with the month first, .* and 2 only with the day first: /,
    ),
  ])
  expect(report.warnings).toMatchObject([{ row: 2, field: 'rego_expiry', value: '03/25/2027' }])
})

test.each<[string, DateOrder, readonly string[], number]>([
  ['without evidence', 'day_first', ['03/04/2027', '04/04/2027', '2027-12-31'], 0],
  ['of the order of the mapping', 'day_first', ['25/03/2027', '03/04/2027'], 0],
  ['of no order', 'day_first', ['13/13/2027', '00/25/2027', '12/45/2027', 'soon'], 0],
  ['with a time', 'day_first', ['3/25/27 14:00'], 1],
  ['of the order that the mapping excludes', 'month_first', ['25.03.2027'], 1],
])('STOCK-03 dates %s of a mapping with %s: %j give %i warnings', (_, order, dates, lines) => {
  const check = createDateOrderCheck(order)
  for (const date of dates) check.see('build_date', date)
  expect(check.describe()).toHaveLength(lines)
})
