import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { vehicleFields } from '#domain/vehicle/vehicle-fields.ts'
import { listSwitches } from './list-switches.ts'
import { buildReferenceFiles } from './reference.ts'

const root = new URL('../../', import.meta.url)

test.each([
  'docs/reference/site.schema.json',
  'docs/reference/site-configuration.md',
  'docs/reference/vehicle-fields.md',
])('TEN-06 %s is as generated; run scripts/generate-reference.ts', (path) => {
  expect(buildReferenceFiles()[path]).toBe(readFileSync(new URL(path, root), 'utf8'))
})

test('TEN-06 these three documents are all that is generated', () => {
  expect(Object.keys(buildReferenceFiles())).toHaveLength(3)
})

test('TEN-06 the reference page has a row for each setting', () => {
  const page = buildReferenceFiles()['docs/reference/site-configuration.md'] ?? ''
  for (const { path, section } of listSwitches()) if (!section) expect(page, path).toContain(`| \`${path}\` |`)
  expect(page.length).toBeGreaterThan(50_000)
})

test('TEN-06 the JSON Schema describes settings for an editor and refuses unknown ones', () => {
  const schema = JSON.parse(buildReferenceFiles()['docs/reference/site.schema.json'] ?? '') as {
    required: string[]
    additionalProperties: boolean
    properties: {
      search: {
        additionalProperties: boolean
        properties: { page_size: { type: string; default: number; description: string } }
      }
    }
  }
  expect(schema.required).toEqual(['slug', 'template', 'name'])
  expect([schema.additionalProperties, schema.properties.search.additionalProperties]).toEqual([false, false])
  expect(schema.properties.search.properties.page_size).toMatchObject({
    type: 'integer',
    default: 21,
    description: expect.stringContaining('SRCH-08'),
  })
})

test('STOCK-01 the page of vehicle fields has a row for each field and each part, and says where it comes from', () => {
  const page = buildReferenceFiles()['docs/reference/vehicle-fields.md'] ?? ''
  for (const name of Object.keys(vehicleFields)) expect(page, name).toContain(`| \`${name}\` |`)
  expect(page).toContain('| `location.address.postcode` | text | feed |')
  expect(page).toContain('| `images[].url` | text | feed | always |')
  expect(page).toContain('| `finance_lenders.<name>.comparisonRate` | number | feed |')
  expect(page).toContain('| `name` | text | feed, else computed by the import | always |')
  // A kind without words of its own would show its name in the code.
  expect(page).not.toMatch(/\| (?:epochSeconds|carType|priceType|itemType|cents|texts|facts) \|/)
})
