import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildVehicleDocument, parseStoredVehicle } from '#data/stock/vehicle-document.ts'
import type { FieldTable } from '#domain/vehicle/field-definition.ts'
import { type FieldKind, vehicleFields } from '#domain/vehicle/vehicle-fields.ts'
import { isPartKind, partsByKind } from '#domain/vehicle/vehicle-parts.ts'
import { deriveVehicle } from './derive/derive-vehicle.ts'
import { createDefaultMapping } from './mapping/load-mapping.ts'
import { createRowMapper } from './mapping/row-mapper.ts'
import { describeTargetProblem, feedTargets, hasTargetsInside, type FeedTarget } from './mapping/targets.ts'
import { testSettings } from './open-test-store.testkit.ts'

/** A value as a feed writes it, and as the vehicle has it after it was stored and read back. */
interface Sample {
  readonly given: unknown
  readonly kept: unknown
}

const same = (value: fc.Arbitrary<unknown>): fc.Arbitrary<Sample> => value.map((given) => ({ given, kept: given }))
const word = fc.stringMatching(/^[A-Z][a-z]{2,12}$/).filter((text) => !['Nil', 'Null', 'None', 'Nan'].includes(text))
/** Plausible as any figure of a vehicle, as stars and as litres. */
const fraction = fc.integer({ min: 0, max: 49 }).map((value) => value / 10)
const address = word.map((name) => `https://dealer.example/${name}.jpg`)

/** One sample of each kind that a field or a part of it can have. */
const byKind: Readonly<Record<Exclude<FieldKind, PartWithFields> | 'facts', fc.Arbitrary<Sample>>> = {
  text: same(word),
  integer: same(fc.integer({ min: 1, max: 9 })),
  number: same(fraction),
  cents: fc.integer({ min: 1, max: 90_000 }).map((dollars) => ({ given: dollars, kept: dollars * 100 })),
  boolean: same(fc.boolean()),
  instant: same(
    fc.date({ min: new Date(0), max: new Date('2099-12-31'), noInvalidDate: true }).map((date) => date.toISOString()),
  ),
  date: same(fc.constantFrom('2024-02-29', '2026-11-20')),
  epochSeconds: same(fc.integer({ min: 1_000_000_000, max: 1_900_000_000 })),
  texts: same(fc.uniqueArray(word, { maxLength: 4 })),
  facts: same(fc.dictionary(word, fc.oneof(word, fraction, fc.boolean()), { minKeys: 1, noNullPrototype: true })),
  carType: same(fc.constantFrom('new', 'used', 'demo')),
  itemType: same(fc.constantFrom('car', 'motorcycle', 'caravan')),
  priceType: same(fc.constantFrom('drive_away', 'egc', 'poa')),
  images: same(fc.array(fc.record({ url: address, alt: word }), { minLength: 1, maxLength: 3 }).filter(areDifferent)),
}
type PartWithFields = 'variant' | 'specifications' | 'autograb' | 'youxQuote' | 'lenders' | 'location'

function areDifferent(images: readonly { readonly url: string }[]): boolean {
  return new Set(images.map(({ url }) => url)).size === images.length
}

/** Fields whose values the import spells or checks; everything else is kept as it came. */
const byField: Readonly<Partial<Record<FeedTarget, fc.Arbitrary<Sample>>>> = {
  make: same(fc.constant('Toyota')),
  model: same(fc.constant('HiLux')),
  year: same(fc.integer({ min: 1900, max: 2027 })),
  status: same(fc.constantFrom('in_stock', 'coming_soon')),
  drive: same(fc.constantFrom('4x4', 'FWD')),
  state: same(fc.constantFrom('WA', 'TAS')),
  file: same(address),
  vin: same(fc.stringMatching(/^[A-Z0-9]{17}$/)),
  private_postcode: same(fc.stringMatching(/^[1-9][0-9]{3}$/)),
}

function recordOf(fields: FieldTable): fc.Arbitrary<Sample> {
  const members = Object.fromEntries(Object.entries(fields).map(([name, { kind }]) => [name, sampleOf(kind)]))
  return fc.record(members).map((samples) => ({
    given: Object.fromEntries(Object.entries(samples).map(([name, { given }]) => [name, given])),
    kept: Object.fromEntries(Object.entries(samples).map(([name, { kept }]) => [name, kept])),
  }))
}

function sampleOf(kind: string): fc.Arbitrary<Sample> {
  if (Object.hasOwn(byKind, kind)) return byKind[kind as keyof typeof byKind]
  if (!isPartKind(kind)) throw new Error(`give the kind '${kind}' a sample`)
  const { holds, fields } = partsByKind[kind]
  if (holds === 'one') return recordOf(fields)
  return recordOf(fields).map(({ given, kept }) => ({ given: { acme: given }, kept: { acme: kept } }))
}

const needed = { stocknum: 'A1', make: 'Toyota', model: 'HiLux', car_type: 'used', dealership: 'north' }
const targets = [...feedTargets].filter(([target]) => target !== 'dealership' && target !== 'location')

function importAndReadBack(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const mapped = createRowMapper(createDefaultMapping('json'), 2026)({ ...needed, ...fields })
  expect([mapped.problems, mapped.warnings]).toEqual([[], []])
  const derived = deriveVehicle(mapped.vehicle, testSettings, 2026)
  if (!derived.ok) throw new Error(JSON.stringify(derived.problems))
  const { vehicle } = derived
  const restored = parseStoredVehicle({
    site_id: 's',
    id: 'i',
    slug: vehicle.slug,
    stocknum: vehicle.stocknum,
    sold: 0,
    sold_date_timestamp: vehicle.sold_date_timestamp,
    doc: buildVehicleDocument(vehicle).text,
    finance_price: null,
    quote: null,
    held: 0,
    created_at: vehicle.created_at === null ? 0 : Date.parse(vehicle.created_at),
    updated_at: 0,
  })
  return { ...restored }
}

describe('the table of vehicle fields', () => {
  test.each(targets)('STOCK-01 %s can be mapped, stored and read back', (target, kind) => {
    expect(vehicleFields).toHaveProperty(target)
    fc.assert(
      fc.property(byField[target] ?? sampleOf(kind), ({ given, kept }) => {
        expect(importAndReadBack({ [target]: given })[target]).toEqual(kept)
      }),
      { numRuns: 25 },
    )
  })

  const inside = targets.flatMap(([target, kind]) => {
    if (!isPartKind(kind) || !hasTargetsInside(kind)) return []
    const { holds, fields } = partsByKind[kind]
    const path = holds === 'byName' ? [target, 'acme'] : [target]
    return Object.entries(fields).map(([name, part]) => [[...path, name].join('.'), part.kind] as const)
  })
  test.each(inside)('STOCK-01 %s can be mapped by its path, stored and read back', (path, kind) => {
    const name = kind === 'facts' ? `${path}.Awning` : path
    expect(describeTargetProblem(name)).toBeNull()
    fc.assert(
      fc.property(kind === 'facts' ? byKind.text : sampleOf(kind), ({ given, kept }) => {
        const vehicle = importAndReadBack({ [name]: given })
        const found = name.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], vehicle)
        expect(found).toEqual(kept)
      }),
      { numRuns: 25 },
    )
  })
})
