import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents } from '#domain/money/cents.ts'
import { type FieldKind, type VehicleField, vehicleFields } from '#domain/vehicle/vehicle-fields.ts'
import {
  addressFields,
  autograbFields,
  blankPart,
  imageFields,
  lenderFields,
  locationFields,
  specificationFields,
  variantFields,
  type VehicleVariant,
  youxQuoteFields,
} from '#domain/vehicle/vehicle-parts.ts'
import { buildIncomingVehicle } from '#tests/fixtures/vehicle.ts'
import type { IncomingVehicle } from './stock-records.ts'
import { buildVehicleDocument, indispensableFields, parseStoredVehicle } from './vehicle-document.ts'

const blankVariant = blankPart<VehicleVariant>(variantFields)

/** A value of a nested part: each of its keys null or anything that JSON holds. */
function partOf(fields: object, more: Readonly<Record<string, fc.Arbitrary<unknown>>> = {}) {
  const leaf = fc.option(fc.oneof(fc.string(), fc.integer(), fc.boolean()))
  return fc.record({ ...Object.fromEntries(Object.keys(fields).map((key) => [key, leaf])), ...more })
}

const text = fc.string({ unit: 'grapheme' })
const arbitraries: { readonly [Kind in FieldKind]: fc.Arbitrary<unknown> } = {
  text,
  integer: fc.integer(),
  number: fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (value === 0 ? 0 : value)),
  cents: fc.integer({ min: -2_147_483_647, max: 2_147_483_647 }).map(cents),
  boolean: fc.boolean(),
  instant: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  date: fc.constant('2026-11-20'),
  epochSeconds: fc.nat(),
  texts: fc.array(text),
  carType: fc.constantFrom('new', 'used', 'demo'),
  itemType: fc.constantFrom('car', 'motorcycle', 'caravan'),
  priceType: fc.constantFrom('drive_away', 'poa'),
  images: fc.array(partOf(imageFields, { url: text })),
  variant: partOf(variantFields),
  location: partOf(locationFields, {
    id: text,
    name: text,
    slug: text,
    address: partOf(addressFields),
    distribution_locations: fc.array(text),
  }),
  specifications: partOf(specificationFields, {
    other: fc.dictionary(text, fc.option(fc.oneof(text, fc.integer(), fc.boolean()))),
  }),
  lenders: fc.dictionary(text, partOf(lenderFields)),
  autograb: partOf(autograbFields),
  youxQuote: partOf(youxQuoteFields),
}

const anyVehicle = fc.record(
  Object.fromEntries(
    (Object.keys(vehicleFields) as VehicleField[]).map((field) => {
      const { kind, required } = vehicleFields[field]
      return [field, required ? arbitraries[kind] : fc.option(arbitraries[kind])]
    }),
  ),
) as unknown as fc.Arbitrary<IncomingVehicle>

function restore(doc: string) {
  return parseStoredVehicle({
    site_id: 's',
    id: 'i',
    slug: 'slug',
    stocknum: 'n',
    sold: 0,
    sold_date_timestamp: null,
    doc,
    finance_price: null,
    quote: null,
    held: 0,
    created_at: 0,
    updated_at: 0,
  })
}

const columns = {
  id: 'i',
  slug: 'slug',
  stocknum: 'n',
  sold: false,
  sold_date_timestamp: null,
  views: null,
  finance_price: null,
  quote_price: null,
  created_at: '1970-01-01T00:00:00.000Z',
  created_at_timestamp: 0,
  updated_at: '1970-01-01T00:00:00.000Z',
}

describe('the stored document of a vehicle', () => {
  test('STOCK-01 gives back any vehicle exactly, and is the same text when stored again', () => {
    fc.assert(
      fc.property(anyVehicle, (vehicle) => {
        const document = buildVehicleDocument(vehicle)
        const restored = restore(document.text)
        expect(restored).toEqual({ ...vehicle, ...columns })
        expect(buildVehicleDocument(restored)).toEqual(document)
      }),
      { numRuns: 200 },
    )
  })

  test('STOCK-03 is the same however the feed ordered its fields', () => {
    const vehicle = buildIncomingVehicle('A', { variant: { ...blankVariant, cylinders: 4, torque: '500Nm' } })
    const reversed = Object.fromEntries(Object.entries(vehicle).reverse()) as unknown as IncomingVehicle
    const variant = Object.fromEntries(
      Object.entries(vehicle.variant ?? {}).reverse(),
    ) as unknown as typeof vehicle.variant
    expect(buildVehicleDocument({ ...reversed, variant })).toEqual(buildVehicleDocument(vehicle))
  })

  test('STOCK-03 leaves nulls out, also of its parts', () => {
    const { text } = buildVehicleDocument(buildIncomingVehicle('A', { variant: { ...blankVariant, cylinders: 4 } }))
    expect(text).not.toContain('null')
    expect(JSON.parse(text)).toMatchObject({ variant: { cylinders: 4 } })
  })

  test('STOCK-01 reads what an older version stored: unknown is null, a flag false, a list empty', () => {
    const kept = JSON.parse(buildVehicleDocument(buildIncomingVehicle('A')).text) as Record<string, unknown>
    const old = Object.fromEntries(indispensableFields.map((field) => [field, kept[field] ?? 'x']))
    const vehicle = restore(JSON.stringify({ ...old, variant: { cylinders: 6 }, images: [{ url: 'u' }] }))
    expect(vehicle).toMatchObject({
      badge: null,
      reserved: false,
      thumbnails: [],
      rank: 0,
      variant: { ...blankVariant, cylinders: 6 },
      images: [{ url: 'u', alt: null }],
    })
    expect(Object.keys(vehicle).sort()).toEqual(Object.keys(vehicleFields).sort())
  })

  test('STOCK-01 what cannot be read is told as damaged, with the vehicle', () => {
    expect(() => restore('{')).toThrow(/stored vehicle i of site s cannot be read/)
    expect(() => restore('{}')).toThrow(/lacks name/)
  })

  test('STOCK-01 a field that every stored document must hold is added together with a migration that fills it', () => {
    // If this fails because you added a required field: write the migration, then add the field here.
    expect([...indispensableFields].sort()).toEqual([
      'car_type',
      'dealership_id',
      'dealership_name',
      'dealership_slug',
      'item_type',
      'make',
      'make_model',
      'model',
      'name',
    ])
  })
})
