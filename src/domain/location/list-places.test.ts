import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listPlaces } from './list-places.ts'

const at = (name: string, location_type: string, city: string | null = null, dealership_id = 'main') => ({
  name,
  location_type,
  dealership_id,
  address: { city },
})
const show = (locations: readonly ReturnType<typeof at>[]) =>
  listPlaces(locations).map((place) => place.map(({ name }) => name))

describe('the places among locations', () => {
  test('LEAD-06 LOC-05 the departments of one name are one place, sales first', () => {
    expect(show([at('North Parts', 'parts'), at('North', 'sales'), at('South', 'sales')])).toEqual([
      ['North', 'North Parts'],
      ['South'],
    ])
  })

  test('LEAD-06 a workshop stands with the yard of its dealership in its suburb, and nowhere else', () => {
    const yard = at('The Yard', 'sales', 'Invermay')
    expect(show([at('Our Workshop', 'service', 'invermay'), yard])).toEqual([['The Yard', 'Our Workshop']])
    for (const workshop of [
      at('Our Workshop', 'service', 'Mowbray'),
      at('Our Workshop', 'service', 'Invermay', 'other'),
      at('Our Workshop', 'service'),
    ])
      expect(show([yard, workshop])).toEqual([['The Yard'], ['Our Workshop']])
    expect(show([at('The Yard', 'sales'), at('Our Workshop', 'service')])).toHaveLength(2)
  })

  test('LEAD-06 two yards in one suburb are two places, and a site without sales keeps its workshops', () => {
    expect(show([at('New', 'sales', 'Perth'), at('Used', '', 'Perth'), at('Tyres', 'service', 'Perth')])).toEqual([
      ['New', 'Tyres'],
      ['Used'],
    ])
    expect(show([at('One', 'service', 'Perth'), at('Two', 'parts', 'Perth')])).toEqual([['One'], ['Two']])
  })

  test('LEAD-06 every location is in one place', () => {
    const location = fc
      .tuple(
        fc.constantFrom('A', 'B', 'A Service', 'C Parts'),
        fc.constantFrom('sales', 'service', 'parts', 'car-buying', ''),
        fc.constantFrom(null, 'Perth', 'Albany'),
        fc.constantFrom('main', 'other'),
      )
      .map((parts) => at(...parts))
    fc.assert(
      fc.property(fc.array(location, { maxLength: 20 }), (locations) => {
        const placed = listPlaces(locations).flat()
        expect(placed).toHaveLength(locations.length)
        expect(new Set(placed)).toEqual(new Set(locations))
      }),
    )
  })
})
