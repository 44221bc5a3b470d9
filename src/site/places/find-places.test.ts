import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toPlaceSlug } from '#domain/place/place.ts'
import { findPostcodeCentre } from '../postcodes/find-postcode-centre.ts'
import { findLongestPlace, findPlaces } from './find-places.ts'
import { decodeLocalities, encodeLocalities } from './locality-code.ts'
import lines from './localities.json' with { type: 'json' }

const slugs = (text: string): readonly string[] => findPlaces(text).map(({ slug }) => slug)

describe('places of Australia', () => {
  test.each([
    ['geelong', 'geelong-vic'],
    ['  GEELONG ', 'geelong-vic'],
    ['Geelong VIC', 'geelong-vic'],
    ['Geelong, Victoria', 'geelong-vic'],
    ['GEELONG, Victoria 3220', 'geelong-vic'],
    ['geelong 3220', 'geelong-vic'],
    ['geelong-vic', 'geelong-vic'],
    ['3220', '3220'],
    ['0800', '0800'],
    ['Mount Gambier', 'mount-gambier-sa'],
    ['Mt. Gambier', 'mount-gambier-sa'],
    ['St Kilda SA', 'st-kilda-sa'],
    ['Saint Kilda, South Australia', 'st-kilda-sa'],
    ['Pt Cook', 'point-cook-vic'],
    ['Pt Lincoln', 'port-lincoln-sa'],
    ["O'Connor WA", 'oconnor-wa'],
    ['OConnor WA', 'oconnor-wa'],
    ['O’Connor WA', 'oconnor-wa'],
    ['kippa ring', 'kippa-ring-qld'],
    ['Sydney CBD', 'sydney-nsw'],
    ['Gold Coast', 'gold-coast-qld'],
    ['perth, tasmania', 'perth-tas'],
    ['newtown-vic-3351', 'newtown-vic-3351'],
  ])('%j is %s alone', (text, slug) => {
    expect(slugs(text)).toEqual([slug])
  })

  test.each([
    ['Sydney', -33.87, 151.21],
    ['Melbourne', -37.81, 144.96],
    ['Brisbane', -27.47, 153.03],
    ['Adelaide', -34.93, 138.6],
    ['Hobart', -42.88, 147.33],
    ['Darwin', -12.46, 130.84],
    ['Canberra', -35.28, 149.13],
    ['Perth WA', -31.95, 115.86],
    ['Port Augusta', -32.49, 137.77],
  ])('%s lies at %d, %d', (text, lat, long) => {
    expect(findPlaces(text)[0]).toMatchObject({ lat, long })
  })

  test('a postcode that reaches far stands at its town', () => {
    expect(findPlaces('0872')[0]).toMatchObject({ name: 'Alice Springs', lat: -23.7, long: 133.88 })
  })

  test('a postcode of post office boxes is named after the nearest locality', () => {
    expect(findPlaces('3001')).toEqual([expect.objectContaining({ name: 'Melbourne', postcode: '3001', slug: '3001' })])
  })

  test('places of one name are all returned, the known town first', () => {
    expect(slugs('Perth')).toEqual(['perth-wa', 'perth-tas'])
    expect(slugs('newtown vic')).toEqual(['newtown-vic-3220', 'newtown-vic-3351'])
    expect(slugs('Richmond')).toEqual([
      'richmond-nsw',
      'richmond-vic',
      'richmond-qld-4740',
      'richmond-qld-4822',
      'richmond-sa',
      'richmond-tas',
    ])
  })

  test('a place with a neighbouring postcode is found, one with a distant postcode is none', () => {
    expect(slugs('Surfers Paradise 4218')).toEqual(['surfers-paradise-qld'])
    expect(slugs('Geelong 2000')).toEqual([])
    expect(slugs('Geelong 9998')).toEqual([])
  })

  test.each(['', ' ', '-', '9998', '322', 'Victoria', 'vic', 'toyota', 'white ute', '__proto__', 'constructor', 'gee'])(
    '%j is no place',
    (text) => {
      expect(slugs(text)).toEqual([])
    },
  )

  test('the longest place at the start of a sentence is taken', () => {
    expect(findLongestPlace(['mount', 'gambier', 'sa', 'under', '40k'])).toMatchObject({ words: 3 })
    expect(findLongestPlace('north sydney nsw 2060 diesel'.split(' '))).toMatchObject({ words: 4 })
    expect(findLongestPlace(['under', '40k'])).toBeNull()
    expect(findLongestPlace([])).toBeNull()
  })

  test('any text is read without an error, and only what a name may hold', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (text) => Array.isArray(findPlaces(text))))
    expect(toPlaceSlug(`geelong ${'x'.repeat(60)}`)).toBe('')
    expect(toPlaceSlug('geelong<script>')).toBe('')
    expect(toPlaceSlug('Nœuds-les-Bains, Café')).toMatch(/^[a-z0-9-]+$/)
  })
})

describe('the table of localities', () => {
  const localities = decodeLocalities(lines, findPostcodeCentre)

  test('it holds every locality in less than 330 kB, all of them in Australia', () => {
    expect(JSON.stringify(lines).length).toBeLessThan(330_000)
    expect(localities.length).toBeGreaterThan(17_500)
    for (const { lat, long, name } of localities) {
      expect(lat > -56 && lat < -9 && long > 96 && long < 169, name).toBe(true)
      expect(toPlaceSlug(name), name).not.toBe('')
    }
  })

  test('every slug of the table finds its own place and no other', () => {
    for (const { name } of localities.filter((_, at) => at % 7 === 0))
      for (const place of findPlaces(name)) expect(findPlaces(place.slug)).toEqual([place])
  })

  test('localities are read as they were written', () => {
    const few = localities.filter(({ postcode }) => postcode === '3220' || postcode === '0800')
    expect(decodeLocalities(encodeLocalities(few, findPostcodeCentre), findPostcodeCentre)).toEqual(
      few.toSorted((one, other) => (one.postcode < other.postcode ? -1 : 1)),
    )
  })

  test.each(['', '3220 VIC', '3220 VIC:', '9998 VIC:Nowhere', '3220 VIC:Geelong,x,1', '3220 VIC:,1,1'])(
    'text that is no such table is refused: %j',
    (line) => {
      expect(() => decodeLocalities([line], findPostcodeCentre)).toThrow(RangeError)
    },
  )
})
