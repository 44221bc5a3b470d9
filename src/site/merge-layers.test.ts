import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { platformDefaults } from './defaults.ts'
import { mergeLayers, type Layer } from './merge-layers.ts'
import { resolveSite } from './resolve-site.ts'
import { nodeOf } from './schema/node-of.ts'
import { siteSchema } from './schema/site-schema.ts'
import { layerArbitrary } from './site-arbitrary.testkit.ts'
import type { SiteDocument, SiteTemplate } from './site.ts'

const { shape } = siteSchema
const merge = (lower: Layer, upper: Layer) => mergeLayers(shape, lower, upper)
/**
 * One of each kind: plain values, lists, entries that may be null, sections two deep, a record. The whole shape is for
 * the last law.
 */
const { phone, hosts, demo, manufacturer, search, tags, buttons, finance, popup } = shape
const layers = layerArbitrary({ phone, hosts, demo, manufacturer, search, tags, buttons, finance, popup })
const wholeLayers = layerArbitrary(shape)
const runs = { numRuns: 60 }

/** Value by dotted path, as merging sees values: sections and records are opened, everything else is one value. */
function listValues(
  layer: Layer,
  fields: typeof shape | Readonly<Record<string, (typeof shape)[keyof typeof shape]>>,
  prefix = '',
): Map<string, unknown> {
  const values = new Map<string, unknown>()
  for (const [key, value] of Object.entries(layer)) {
    const schema = (fields as Record<string, (typeof shape)['slug']>)[key]
    if (value === undefined || schema === undefined) continue
    const node = nodeOf(schema)
    if (node.kind === 'section')
      for (const [path, inner] of listValues(value as Layer, node.shape as never, `${prefix}${key}.`))
        values.set(path, inner)
    else if (node.kind === 'record')
      for (const [name, inner] of Object.entries(value as Layer)) values.set(`${prefix}${key}.${name}`, inner)
    else values.set(`${prefix}${key}`, value)
  }
  return values
}

const record = { a: { name: 'A' } }
test.each<[string, Layer, Layer, Layer]>([
  ['null for a list', { hosts: ['a'] }, { hosts: null }, { hosts: null }],
  ['null for a group', { search: { page_size: 12 } }, { search: null }, { search: null }],
  ['a group for null', { search: null }, { search: { page_size: 12 } }, { search: { page_size: 12 } }],
  ['a list for a group', { search: { page_size: 12 } }, { search: ['a'] }, { search: ['a'] }],
  ['a setting that the schema lacks as a whole', { other: { a: 1 } }, { other: { b: 2 } }, { other: { b: 2 } }],
  ['nothing where nothing is given', { phone: undefined }, { phone: undefined }, {}],
  [
    'no entry for undefined',
    { finance: { lenders: record } },
    { finance: { lenders: { a: undefined } } },
    {
      finance: { lenders: record },
    },
  ],
])('TEN-02 the upper layer gives %s', (_what, lower, upper, merged) => {
  expect(merge(lower, upper)).toStrictEqual(merged)
})

describe('TEN-02 laws of merging', () => {
  test('TEN-02 an empty layer changes nothing, above or below', () => {
    fc.assert(
      fc.property(layers, (layer) => {
        expect(merge(layer, {})).toEqual(layer)
        expect(merge({}, layer)).toEqual(layer)
      }),
      runs,
    )
  })

  test('TEN-02 a layer over itself is itself', () => {
    fc.assert(
      fc.property(layers, (layer) => {
        expect(merge(layer, layer)).toEqual(layer)
      }),
      runs,
    )
  })

  test('TEN-02 three layers merge alike in either grouping', () => {
    fc.assert(
      fc.property(layers, layers, layers, (a, b, c) => {
        expect(merge(merge(a, b), c)).toEqual(merge(a, merge(b, c)))
      }),
      runs,
    )
  })

  test('TEN-02 what is given wins whole, what is absent inherits, and nothing else appears', () => {
    fc.assert(
      fc.property(layers, layers, (lower, upper) => {
        const below = listValues(lower, shape)
        const above = listValues(upper, shape)
        const merged = listValues(merge(lower, upper), shape)
        expect(new Set(merged.keys())).toEqual(new Set([...below.keys(), ...above.keys()]))
        for (const [path, value] of merged)
          expect(value, path).toEqual(above.has(path) ? above.get(path) : below.get(path))
      }),
      runs,
    )
  })

  test('TEN-02 undefined is absent, null is a value', () => {
    expect(merge({ phone: '08 5550 0001' }, { phone: undefined })).toEqual({ phone: '08 5550 0001' })
    expect(merge({ phone: '08 5550 0001' }, { phone: null })).toEqual({ phone: null })
  })

  test('TEN-02 objects merge, lists replace, entries and objects that may be null are taken whole', () => {
    const lower = {
      search: { page_size: 12, sort: { kms: false, newest: true }, promo_positions: [8, 17] },
      manufacturer: { name: 'Ford', slug: 'ford' },
      finance: { lenders: { a: { name: 'A', rule: 'weekly' } } },
    }
    const upper = {
      search: { sort: { kms: true }, promo_positions: [4] },
      manufacturer: null,
      finance: { lenders: { b: { name: 'B' } } },
    }
    expect(merge(lower, upper)).toEqual({
      search: { page_size: 12, sort: { kms: true, newest: true }, promo_positions: [4] },
      manufacturer: null,
      finance: { lenders: { a: { name: 'A', rule: 'weekly' }, b: { name: 'B' } } },
    })
  })

  test('TEN-02 resolving is total: every layer that the schema takes gives a whole site', () => {
    fc.assert(
      fc.property(wholeLayers, wholeLayers, (values, own) => {
        const document: SiteDocument = { ...(own as SiteTemplate), slug: 'any', template: 'classic', name: 'Any' }
        const { site, origins } = resolveSite(platformDefaults, { name: 'classic', meaning: '', values }, document)
        const wanted = listValues(merge(merge(platformDefaults, values), document), shape)
        expect(site.id).toBe(wanted.get('id') ?? 'any')
        const given = listValues(document, shape)
        const preset = listValues(values, shape)
        for (const [path, value] of wanted) {
          expect(value, path).not.toBeUndefined()
          expect(origins.get(path), path).toBe(
            path === 'search.facets' && value === null
              ? `preset:${String(site.search.preset)}`
              : given.has(path)
                ? 'site'
                : preset.has(path)
                  ? 'template:classic'
                  : 'default',
          )
        }
      }),
      { numRuns: 12 },
    )
  })
})
