import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { vehicleFields } from '#domain/vehicle/vehicle-fields.ts'
import { feedFormats } from '../read/feed-formats.ts'
import { createDefaultMapping, loadMapping, resolveFormat } from './load-mapping.ts'
import { parseMapping } from './parse-mapping.ts'
import { describeTargetProblem, feedTargets } from './targets.ts'

const sound = `feed: x
format: csv
fields: { stocknum: A, make: B, model: C, car_type: D`

const errorsOf = (source: string): readonly string[] => {
  const parsed = parseMapping(source, 'm.yaml')
  return parsed.ok ? [] : parsed.errors
}

describe('mapping files', () => {
  test('STOCK-03 a short mapping is enough', () => {
    const parsed = parseMapping(`${sound} }`, 'm.yaml')
    expect(parsed.ok && parsed.mapping.fields['make']).toEqual({ from: ['B'], steps: [] })
  })

  test.each([
    ['an unknown field', `${sound}, colr: E }`, "m.yaml: fields.colr: is not a vehicle field; did you mean 'colour'?"],
    [
      'a computed field',
      `${sound}, simple_body: E }`,
      'm.yaml: fields.simple_body: is computed by the platform and cannot be mapped',
    ],
    [
      'an unknown part',
      `${sound}, variant.cilinders: E }`,
      "m.yaml: fields.variant.cilinders: has no field 'cilinders'; did you mean 'cylinders'?",
    ],
    [
      'a part of a plain field',
      `${sound}, make.name: E }`,
      "m.yaml: fields.make.name: has no fields inside; map 'make' itself",
    ],
    [
      'a lender without field',
      `${sound}, finance_lenders.acme: E }`,
      'm.yaml: fields.finance_lenders.acme: must be finance_lenders.<provider>.<field> or ' +
        'finance_lenders.<provider>.term<N>.termYears, .termMonths or .termWeeks',
    ],
    [
      'a missing table',
      `${sound}, body: { from: E, steps: [{ lookup: bodies }] } }`,
      "m.yaml: fields.body: there is no table 'bodies' under lookups",
    ],
    [
      'a bad expression',
      `${sound}, body: { from: E, steps: [{ capture: '(' }] } }`,
      "m.yaml: fields.body.steps.0.capture: expected a regular expression; '(' is none: unterminated group",
    ],
    ['a number for a column', `${sound}, body: 5 }`, 'm.yaml: fields.body: expected text, and not a number'],
    [
      'a step with a wrong value',
      `${sound}, km: { from: E, steps: [{ multiply: two }] } }`,
      'm.yaml: fields.km.steps.0.multiply: expected a number, and not text',
    ],
    [
      'steps that are no list',
      `${sound}, km: { from: E, steps: lower } }`,
      'm.yaml: fields.km.steps: expected a list, and not text',
    ],
    [
      'tables that are a list',
      `lookups: [a]\n${sound} }`,
      'm.yaml: lookups: expected settings with their names, and not a list',
    ],
    [
      'an unknown key of a rule',
      `${sound}, body: { from: E, step: [] } }`,
      "m.yaml: fields.body: there is no setting 'step' here",
    ],
    [
      'an unknown step',
      `${sound}, body: { from: E, steps: [{ multipy: 2 }] } }`,
      "m.yaml: fields.body.steps.0: there is no step 'multipy'; the steps are capture, replace, split, lookup, " +
        'multiply, prefix, collapse_spaces, lower, upper, title_case, text_from_html',
    ],
    ['a missing setting', 'format: csv\nown_names: true', 'm.yaml: feed: is missing; expected text'],
    [
      'an unknown format',
      'feed: x\nformat: xls\nown_names: true',
      `m.yaml: format: expected one of ${feedFormats.map((format) => `"${format}"`).join('|')}`,
    ],
    [
      'a missing field',
      'feed: x\nformat: csv\nfields: { stocknum: A, make: B, car_type: C }',
      "m.yaml: fields: 'model' is missing; every vehicle needs it (or say own_names: true)",
    ],
  ])('STOCK-03 tells file, path and expectation of %s', (_, source, expected) =>
    expect(errorsOf(source)).toEqual([expected]),
  )

  test('STOCK-03 tells the line of broken YAML, on one line', () => {
    const [error = ''] = errorsOf('feed: x\nformat: [csv\nfields: {}')
    expect(error).toMatch(/^m\.yaml: line 3, column 1: not valid YAML: .*; the line is: "fields: \{\}"; expected /)
    expect(error).not.toContain('\n')
    const [open] = errorsOf("feed: x\nfields: { price: { from: 'a } }\n")
    expect(open).toMatch(/closing 'quote; it is the end of the file; expected a quote or bracket that is closed/)
  })

  test('a file that unfolds itself is refused, not unfolded', () => {
    const bomb = [
      'a: &a [x,x,x,x,x,x,x,x,x]',
      ...[...'bcdefgh'].map((name, at) => `${name}: &${name} [${Array(9).fill(`*${'abcdefg'[at]}`).join(',')}]`),
      'feed: *h',
      '',
    ].join('\n')
    const [error = ''] = errorsOf(bomb)
    expect(error).toMatch(/^m\.yaml: /)
  })

  test('a missing mapping file is told in one line', async () => {
    expect(await loadMapping('/nowhere/m.yaml')).toEqual({
      ok: false,
      errors: ['there is no mapping file /nowhere/m.yaml; check the name after --mapping'],
    })
  })

  test('every mapping of the project is sound and named after its file', () => {
    const folder = join(import.meta.dirname, '../../../mappings')
    const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'))
    expect(files.length).toBeGreaterThan(0)
    for (const name of files) {
      const parsed = parseMapping(readFileSync(join(folder, name), 'utf8'), name)
      expect(parsed.ok ? [] : parsed.errors).toEqual([])
      expect(parsed.ok && `${parsed.mapping.feed}.yaml`).toBe(name)
    }
  })

  test("STOCK-03 Forecourt's own names need no mapping, in any format", () => {
    for (const format of feedFormats)
      expect(createDefaultMapping(format)).toMatchObject({ format, own_names: true, prices: 'dollars' })
    expect(['a.csv', 'a.TSV', 'a.json', 'a.ndjson', 'a.xml', 'a.xlsx', 'a'].map(resolveFormat)).toEqual([
      'csv',
      'csv',
      'json',
      'json',
      'xml',
      null,
      null,
    ])
  })

  test('STOCK-01 every field that comes from a feed can be mapped, and no other', () => {
    for (const [name, { source }] of Object.entries(vehicleFields)) {
      const mappable = describeTargetProblem(name) === null
      const expected =
        source === 'feed' ||
        ['name', 'city', 'state', 'drive', 'created_at', 'sold_date_timestamp', 'location'].includes(name)
      expect(mappable, name).toBe(expected)
    }
    expect([...feedTargets.keys()]).toContain('dealership')
  })
})

test('STOCK-03 all mistakes of a mapping are told at once, those of the schema with those of its fields', () => {
  const told = parseMapping(
    `${sound}, km: { from: K, steps: [{ times: 2 }] }, pictures: P, fuel: { from: F, steps: [{ lookup: fuels }] } }`,
    'm.yaml',
  )
  expect(told).toMatchObject({
    ok: false,
    errors: [
      expect.stringContaining("fields.km.steps.0: there is no step 'times'"),
      expect.stringContaining('fields.pictures: is not a vehicle field'),
      "m.yaml: fields.fuel: there is no table 'fuels' under lookups",
    ],
  })
})

test('STOCK-03 a file full of mistakes is told in thirty lines and the number of the others', () => {
  const fields = Array.from({ length: 50 }, (_, at) => `strange${at}: S`).join(', ')
  const told = parseMapping(`${sound}, ${fields} }`, 'm.yaml')
  expect(told.ok ? [] : told.errors).toHaveLength(31)
  expect(told.ok ? '' : told.errors.at(-1)).toBe('m.yaml: … and 20 more mistakes')
})
