import { describe, expect, test } from 'vitest'
import { required } from './field-definition.ts'
import {
  blankPart,
  isPartKind,
  lenderFields,
  locationFields,
  partsByKind,
  specificationFields,
} from './vehicle-parts.ts'

describe('the parts of a vehicle', () => {
  test.each(Object.keys(partsByKind))('STOCK-01 %s is a kind with parts', (kind) => {
    expect(isPartKind(kind)).toBe(true)
  })

  test.each(['text', 'cents', 'constructor', '__proto__', 'toString', ''])('STOCK-01 %j is none', (kind) => {
    expect(isPartKind(kind)).toBe(false)
  })

  test('STOCK-01 a blank part has every field, with null for what may be unknown', () => {
    const blank = blankPart<Record<string, unknown>>(lenderFields)
    expect(Object.keys(blank)).toEqual(Object.keys(lenderFields))
    expect(new Set(Object.values(blank))).toEqual(new Set([null]))
  })

  test('STOCK-01 a blank part has an empty value for what is required, and a blank part for a part', () => {
    expect(blankPart(locationFields)).toEqual({
      id: '',
      name: '',
      slug: '',
      phone: null,
      address: { street: null, city: null, state: null, postcode: null, place_url: null },
      distribution_locations: [],
    })
    expect(blankPart(specificationFields)).toMatchObject({ tare_weight: null, other: {} })
  })

  test('STOCK-01 a required field of another kind is null where nothing is known', () => {
    expect(blankPart({ seats: required('number', 'Seats') })).toEqual({ seats: null })
  })
})
