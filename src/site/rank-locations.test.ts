import { expect, test } from 'vitest'
import { rankLocations } from './rank-locations.ts'
import { buildTestSite } from './test-site.ts'

const brisbane = { lat: -27.47, long: 153.03 }
const at = (id: string, address: object, more: object = {}) => ({
  id,
  name: id,
  slug: id,
  address: { state: 'QLD' as const, ...address },
  ...more,
})

test('LEAD-14 visible locations come nearest first, by coordinates, else by postcode, and unknown ones last', () => {
  const site = buildTestSite({
    dealerships: [
      {
        id: 'one',
        slug: 'one',
        name: 'One',
        locations: [
          at('nowhere', {}),
          at('cairns', { postcode: '4870' }),
          at('ipswich', { lat: -27.61, long: 152.76, postcode: '4870' }),
        ],
      },
      {
        id: 'two',
        slug: 'two',
        name: 'Two',
        locations: [
          at('hidden', { lat: -27.47, long: 153.03 }, { visible: false }),
          at('rocklea', { postcode: '4106' }),
        ],
      },
    ],
  })
  const ranked = rankLocations(site, brisbane)
  expect(ranked.map(({ location }) => location.id)).toEqual(['rocklea', 'ipswich', 'cairns', 'nowhere'])
  expect(ranked[0]?.km).toBeLessThan(12)
  expect(ranked.at(-1)?.km).toBeNull()
})

test('LEAD-14 half of a pair of coordinates is no place: the postcode counts, or nothing', () => {
  const kmTo = (address: object) => {
    const locations = [at('a', address)]
    return rankLocations(buildTestSite({ dealerships: [{ id: 'o', slug: 'o', name: 'O', locations }] }), brisbane)[0]
      ?.km
  }
  const km = kmTo({ postcode: '4106' })
  expect(km).toBeGreaterThan(5)
  expect([kmTo({ postcode: '4106', lat: -38 }), kmTo({ postcode: '4106', long: 144 })]).toEqual([km, km])
  expect(kmTo({ lat: -27.47 })).toBeNull()
})
