import { expect, test } from 'vitest'
import { resolveMakeModel } from './derive/make-model.ts'
import { resolveMake } from './derive/makes.ts'
import { formatReport } from './format-report.ts'
import { buildCsv, openTestStore } from './open-test-store.testkit.ts'

test('STOCK-03 makes that the platform does not know are summed with the nearest known name, and kept', async () => {
  const store = await openTestStore()
  try {
    const report = await store.import(
      buildCsv([
        ['A1', { make: 'Toyotta' }],
        ['A2', { make: 'Zyxmobil' }],
        ['A3', { make: 'Toyotta' }],
        ['A4', { make: 'VW', model: 'Golf' }],
        ['A5', { make: 'Kea' }],
      ]),
    )
    expect(report).toMatchObject({ outcome: 'completed', added: 5, warningCount: 0 })
    expect(report.unknownMakes).toEqual([
      { make: 'Toyotta', vehicles: 2, nearest: 'Toyota' },
      { make: 'Zyxmobil', vehicles: 1, nearest: null },
      { make: 'Kea', vehicles: 1, nearest: null },
    ])
    expect(formatReport(report, 20)).toEqual(
      expect.arrayContaining(["    'Toyotta': 2 vehicles; did you mean Toyota?", "    'Zyxmobil': 1 vehicle"]),
    )
    expect((await store.listVehicles()).map(({ make }) => make)).toContain('Toyotta')
    const many = buildCsv(Array.from({ length: 60 }, (_, at) => [`A${at}`, { make: `Wxyz${at}` }] as const))
    expect((await store.import(many, { dryRun: true })).unknownMakes).toHaveLength(50)
  } finally {
    await store.close()
  }
})

test.each([
  ['avida', 'Avida'],
  ['COROMAL', 'Coromal'],
  ['Bushtracker', 'Bushtracker'],
  ['Goldstream', 'Goldstream'],
  ['NEW AGE', 'New Age'],
  ["A'van", 'Avan'],
  ['Zone RV', 'Zone RV'],
  ['Great Aussie', 'Great Aussie'],
  ['Kymco', 'Kymco'],
  // What both tables have is spelled as the stock has always spelled it.
  ['Citroën', 'Citroen'],
  ['Zyxmobil', null],
])('STOCK-04 the make %j is %j', (given, make) => {
  expect(resolveMake(given)).toBe(make)
})

test('STOCK-04 a caravan maker of two words is put together where the feed cut it', () => {
  expect(resolveMakeModel('New', 'Age Manta Ray', null)).toMatchObject({ make: 'New Age', model: 'Manta Ray' })
})
