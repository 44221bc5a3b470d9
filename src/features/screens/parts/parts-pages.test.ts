import { describe, expect, test } from 'vitest'
import { buildTestSite } from '#site/test-site.ts'
import { buildPartsPage, buildPartsSearch } from './build-parts-pages.ts'

const site = buildTestSite({ template: 'toyota' })
const noStock = { bodies: [], itemTypes: [] }
const find = (words: string | null) => buildPartsSearch(site, words)
const idsOf = (words: string) => find(words).found.map(({ id }) => id)

describe('the parts page', () => {
  test('CONTENT-09 TEN-12 shows the models with their accessories where the site has the switch', () => {
    const hilux = buildPartsPage(site, noStock).models.find(({ href }) => href === '/hilux/accessories')
    expect(hilux).toMatchObject({ name: 'New HiLux', price: null })
    expect(hilux?.note).toMatch(/^\d+ accessories$/)
    const off = { enabled: true, accessories_on_parts_page: false }
    expect(buildPartsPage(buildTestSite({ template: 'toyota', content: { models: off } }), noStock).models).toEqual([])
  })

  test('CONTENT-02 CONTENT-09 its banner is the site’s, and every kind leads to the parts enquiry', () => {
    const content = { default_banners: { parts: '/logos/own.svg' } }
    expect(buildPartsPage(buildTestSite({ content }), noStock).banner).toBe('/logos/own.svg')
    for (const { kinds } of buildPartsPage(site, noStock).groups)
      for (const { id, href } of kinds) expect(href).toBe(`/enquiries/parts-enquiry?accessory=${id}`)
  })
})

describe('what the parts page offers', () => {
  const idsFor = (bodies: readonly string[], itemTypes: readonly string[]) =>
    buildPartsPage(buildTestSite(), { bodies, itemTypes }).groups.flatMap(({ kinds }) => kinds.map(({ id }) => id))

  test('CONTENT-09 is for the vehicles that the site has in stock', () => {
    expect(idsFor(['Ute', 'Cab Chassis'], ['car'])).toEqual(expect.arrayContaining(['canopy', 'tray', 'tow-bar']))
    expect(idsFor(['Ute'], ['car'])).not.toContain('panniers')
    expect(idsFor(['Cruiser'], ['motorcycle'])).toEqual(expect.arrayContaining(['panniers', 'heated-grips']))
    expect(idsFor(['Caravan'], ['caravan'])).not.toContain('tow-bar')
    expect(idsFor([], [])).toEqual([])
  })

  test('CONTENT-09 is for the models that it presents, in stock or not', () => {
    const ids = buildPartsPage(site, noStock).groups.flatMap(({ kinds }) => kinds.map(({ id }) => id))
    expect(ids).toEqual(expect.arrayContaining(['canopy', 'wall-charger']))
    expect(ids).not.toContain('panniers')
  })
})

describe('the search for parts', () => {
  test.each([
    ['tow bar', 'tow-bar'],
    ['TOW BARS', 'tow-bar'],
    ['mats', 'floor-mats'],
    ['seat cover', 'seat-covers'],
    ['roof', 'roof-racks'],
  ])('CONTENT-09 %j finds %s', (words, id) => {
    expect(idsOf(words)).toContain(id)
  })

  test('CONTENT-09 every word has to fit', () => {
    expect(idsOf('tow banana')).toEqual([])
    expect(idsOf('tow bar')).not.toContain('canopy')
  })

  test('CONTENT-09 whatever is looked for, it ends in the parts enquiry with the words', () => {
    expect(find('timing belt & <b>').enquiry).toBe('/enquiries/parts-enquiry?part=timing+belt+%26+%3Cb%3E')
    expect(find(null)).toMatchObject({
      words: '',
      found: [],
      enquiry: '/enquiries/parts-enquiry',
      title: 'Find a part',
    })
  })

  test.each(['', '   ', '\u0000', 's', '((((', '-'.repeat(50_000), 'a '.repeat(50_000)])(
    'API-04 the answer to %j has a bounded length',
    (words) => {
      const { words: read, enquiry } = find(words)
      expect(read.length).toBeLessThanOrEqual(100)
      expect(enquiry.length).toBeLessThan(1_000)
    },
  )
})
