import { describe, expect, test } from 'vitest'
import { emptySearchState, type SearchState } from '#search/state/search-choices.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { choosePlace } from './choose-place.ts'
import { findPlaces } from './find-places.ts'
import { buildPlacedSite } from './places.testkit.ts'
import { findSearchPlace, settlePlace } from './settle-place.ts'
import { hasSeveralYards, listYards, measureYards, resolveYardKey } from './yards.ts'

const site = buildPlacedSite()
const tasmanian = buildPlacedSite(['hobart'])
const near = (place: string, more: Partial<SearchState> = {}): SearchState => ({
  ...emptySearchState,
  near: { place, withinKm: null },
  ...more,
})
const slugOf = (from: typeof site, name: string) => choosePlace(from, findPlaces(name))?.place.slug

describe('which place of a name is meant', () => {
  test('one in a state of the site comes first, then the one nearest to a yard', () => {
    expect(slugOf(tasmanian, 'Perth')).toBe('perth-tas')
    expect(slugOf(tasmanian, 'Richmond')).toBe('richmond-tas')
    expect(slugOf(buildPlacedSite(['geelong']), 'Richmond')).toBe('richmond-vic')
    expect(slugOf(buildPlacedSite(['geelong']), 'Newtown')).toBe('newtown-vic-3220')
    expect(slugOf(buildPlacedSite(['ballarat']), 'Newtown')).toBe('newtown-vic-3351')
    // Paddington in Brisbane is nearer to Tweed Heads, but lies in another state.
    expect(slugOf(buildPlacedSite(['tweed']), 'Paddington')).toBe('paddington-nsw')
    expect(slugOf(tasmanian, 'Nowhere')).toBeUndefined()
  })

  test('of places that are all too far for a drive the known town comes first', () => {
    for (const yard of ['geelong', 'tweed'] as const)
      expect(slugOf(buildPlacedSite([yard]), 'Perth'), yard).toBe('perth-wa')
  })

  test('the others are told, the likelier first', () => {
    const chosen = choosePlace(tasmanian, findPlaces('Perth'))
    expect(chosen?.others.map(({ slug }) => slug)).toEqual(['perth-wa'])
  })
})

describe('the place of a search', () => {
  test('it gets the spelling of addresses, and a settled state stays itself', () => {
    const settled = settlePlace(site, near('Geelong, Victoria', { page: 3 }))
    expect(settled).toEqual(near('geelong-vic'))
    expect(settlePlace(site, settled)).toBe(settled)
    expect(settlePlace(site, emptySearchState)).toBe(emptySearchState)
    expect(settlePlace(site, near('3220')).near?.place).toBe('3220')
  })

  test('an unknown place stays as typed, without an order by distance; text that is no name goes', () => {
    expect(settlePlace(site, near('Xyzzy', { sortBy: 'distance' }))).toEqual(near('Xyzzy'))
    expect(findSearchPlace(site, near('Xyzzy'))).toBeNull()
    expect(settlePlace(site, near('<script>', { sortBy: 'distance' }))).toEqual(emptySearchState)
  })

  test('what is not about the place stays: the radius, and another order', () => {
    const typed = { ...near('Geelong, Victoria'), near: { place: 'Geelong, Victoria', withinKm: 50 } }
    expect(settlePlace(site, typed).near).toEqual({ place: 'geelong-vic', withinKm: 50 })
    const cheapest = near('Xyzzy', { sortBy: 'price_asc', page: 3 })
    expect(settlePlace(site, cheapest)).toBe(cheapest)
    expect(settlePlace(tasmanian, near('hobart-tas', { sortBy: 'price_asc' })).sortBy).toBe('price_asc')
  })

  test('a site that sells from one place measures no distances', () => {
    expect(settlePlace(tasmanian, near('hobart-tas', { sortBy: 'distance' }))).toEqual(emptySearchState)
  })
})

describe('yards', () => {
  test('a vehicle stands at its location, else at its dealership, else with its owner', () => {
    const there = buildVehicle('A1', { dealership_slug: 'geelong', location: null })
    expect(resolveYardKey(there, site)).toBe('geelong-yard')
    expect(resolveYardKey({ ...there, dealership_slug: 'nobody' }, site)).toBeNull()
    expect(resolveYardKey({ ...there, private_postcode: '3350' }, site)).toBe('postcode:3350')
    expect(resolveYardKey({ ...there, private_suburb: 'Newtown' }, site)).toBe('postcode:3220')
    expect(resolveYardKey({ ...there, private_postcode: '0001' }, site)).toBe('geelong-yard')
  })

  test('distances are great circles from the place to the yard', () => {
    const [melbourne] = findPlaces('Melbourne')
    if (melbourne === undefined) throw new Error('Melbourne is a place')
    const distances = measureYards(site, melbourne)
    expect(Math.round(distances.get('geelong-yard') ?? 0)).toBe(65)
    expect(Math.round((distances.get('hobart-yard') ?? 0) / 10)).toBe(60)
    expect(distances.get('postcode:3000')).toBeLessThan(3)
    expect(
      measureYards(site, { ...melbourne, slug: 'hobart-tas', lat: -42.88, long: 147.33 }).get('hobart-yard'),
    ).toBeLessThan(3)
  })

  test('each site and each place has its own distances, and asking twice gives the same', () => {
    const [melbourne] = findPlaces('Melbourne')
    const [hobart] = findPlaces('Hobart')
    if (melbourne === undefined || hobart === undefined) throw new Error('both are places')
    expect(measureYards(site, melbourne).has('geelong-yard')).toBe(true)
    expect(measureYards(tasmanian, melbourne).has('geelong-yard')).toBe(false)
    const far = measureYards(tasmanian, melbourne)
    expect(measureYards(tasmanian, melbourne)).toBe(far)
    expect(measureYards(tasmanian, hobart).get('hobart-yard')).toBeLessThan(far.get('hobart-yard') ?? 0)
  })

  test('a yard sells: a location without a type does, a workshop and one without a position do not', () => {
    const [dealership] = site.dealerships
    const [location] = dealership?.locations ?? []
    if (dealership === undefined || location === undefined) throw new Error('the site has a location')
    const listed = (change: Partial<typeof location>) =>
      listYards({ ...site, dealerships: [{ ...dealership, locations: [{ ...location, ...change }] }] })
    expect(listed({}).map(({ location: { id } }) => id)).toEqual(['geelong-yard'])
    expect(listed({ location_type: '' })).toHaveLength(1)
    expect(listed({ location_type: 'service' })).toEqual([])
    expect(listed({ address: { ...location.address, postcode: '0001', lat: null, long: null } })).toEqual([])
  })

  test('a site has several yards where it sells from two positions', () => {
    expect(hasSeveralYards(site)).toBe(true)
    expect(hasSeveralYards(tasmanian)).toBe(false)
    expect(hasSeveralYards(buildPlacedSite(['geelong', 'geelong']))).toBe(false)
  })
})
