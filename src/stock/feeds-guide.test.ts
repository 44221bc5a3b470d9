import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestStore, testSettings } from './open-test-store.testkit.ts'
import type { TestStore } from './open-test-store.testkit.ts'
import { defaultAbsent, mappingSchema } from './mapping/mapping-schema.ts'
import { parseMapping } from './mapping/parse-mapping.ts'

const guide = readFileSync(join(import.meta.dirname, '../../docs/guides/feeds.md'), 'utf8')

let store: TestStore
beforeEach(async () => {
  store = await openTestStore()
})
afterEach(() => store.close())

test('STOCK-03 the worked example of the guide does what the guide says', async () => {
  const feed = /```\n(Stock No;[\s\S]*?)```/.exec(guide)?.[1] ?? ''
  const parsed = parseMapping(/```yaml\n([\s\S]*?)```/.exec(guide)?.[1] ?? '', 'guide')
  if (!parsed.ok) throw new Error(parsed.errors.join('\n'))
  const settings = { ...testSettings, dealerships: testSettings.dealerships.slice(0, 1) }
  expect(await store.import(Buffer.from(feed, 'latin1'), { mapping: parsed.mapping, settings })).toMatchObject({
    outcome: 'completed',
    rows: 2,
    added: 2,
    warningCount: 0,
  })
  expect(await store.listVehicles()).toMatchObject([
    {
      stocknum: 'B1042',
      make: 'Volkswagen',
      model: 'Golf',
      badge: '110TSI',
      car_type: 'used',
      price: 2_499_000,
      price_type: 'egc',
      km: 61_200,
      engine_size: '1.4 L',
      colour: 'Grey',
      interior_colour: 'Black',
      status: 'in_stock',
      images: [{ url: 'https://pics.acme.example/1.jpg' }, { url: 'https://pics.acme.example/2.jpg' }],
      variant: { cylinders: 4 },
    },
    {
      stocknum: 'B1043',
      make: 'Land Rover',
      model: 'Discovery Sport',
      car_type: 'demo',
      price: null,
      km: null,
      colour: 'White',
      interior_colour: null,
      images: [],
    },
  ])
})

test('the guide names every key of a mapping, every step and every value that stands for nothing', () => {
  for (const key of Object.keys(mappingSchema.shape).filter(
    (name) => !['csv', 'json', 'xml', 'description'].includes(name),
  ))
    expect(guide).toContain(`| \`${key}\``)
  for (const word of defaultAbsent) expect(guide).toContain(`\`${word}\``)
  for (const step of [
    'capture',
    'replace',
    'split',
    'lookup',
    'multiply',
    'prefix',
    'collapse_spaces',
    'lower',
    'upper',
    'title_case',
    'text_from_html',
  ])
    expect(guide).toMatch(new RegExp(`\`(\\{ )?${step}`))
})
