import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listSwitches } from './list-switches.ts'
import { buildReferenceFiles } from './reference.ts'

const root = new URL('../../', import.meta.url)

test.each(['docs/reference/site.schema.json', 'docs/reference/site-configuration.md'])(
  'TEN-06 %s is as generated; run scripts/generate-reference.ts',
  (path) => {
    expect(buildReferenceFiles()[path]).toBe(readFileSync(new URL(path, root), 'utf8'))
  },
)

test('TEN-06 these two documents are all that is generated', () => {
  expect(Object.keys(buildReferenceFiles())).toHaveLength(2)
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
