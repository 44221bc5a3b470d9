import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildTestSite } from '#site/test-site.ts'
import {
  buildBanner,
  buildEntries,
  buildMakes,
  buildPriceChoices,
  buildPromises,
  buildReviews,
  buildText,
  buildTiles,
} from './home-blocks.ts'

const items = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).map(([value, count]) => ({ value, label: value, count }))

describe('blocks of the home page', () => {
  test('SRCH-24 tiles follow the order of the site and leave out empty searches and repeated bodies', () => {
    const site = buildTestSite({ search: { body_tiles: ['ute', 'hatch', 'hatchback', 'bus', 'ev'] } })
    const tiles = buildTiles(site, ({ values }) => (values.includes('Bus') ? 0 : values.length + 4))
    expect(tiles.map(({ icon, label, href, count }) => [icon, label, href, count])).toEqual([
      ['ute', 'Ute', '/search/ute', 5],
      ['hatch', 'Hatch', '/search/hatch', 5],
      ['ev', 'Electric', '/search/ev', 5],
    ])
  })

  test('CONTENT-12 a block without data is left out', () => {
    const site = buildTestSite()
    expect([
      buildMakes(site, items({ Kia: 4 })),
      buildPromises(site),
      buildReviews(site),
      buildText('Words', null),
    ]).toEqual([null, null, null, null])
    expect(buildEntries(site, items({ used: 4 }), items({ car: 4 }))).toEqual([])
  })

  test('CONTENT-02 the configured banner drops dead buttons; without one, a banner is made from the site name', () => {
    const site = buildTestSite({
      content: {
        banner: {
          title: 'Hello',
          buttons: [
            { text: 'Stock', url: '{routes.search}' },
            { text: 'Fleet', url: '/fleet' },
          ],
        },
      },
    })
    const banner = buildBanner(site, 12, null, (href) => href !== '/fleet')
    expect([banner.title, banner.buttons]).toEqual(['Hello', [{ text: 'Stock', href: site.routes.search }]])
    const written = buildBanner(buildTestSite({ name: 'Plain Cars' }), 1234, null, () => true)
    expect([written.title, written.subtitle, written.buttons.length]).toEqual([
      'Plain Cars',
      '1,234 vehicles to choose from.',
      1,
    ])
    const subtitles = [0, 1, 2].map((total) => buildBanner(buildTestSite(), total, null, () => true).subtitle)
    expect(subtitles).toEqual([
      'There is no stock here just now.',
      '1 vehicle to choose from.',
      '2 vehicles to choose from.',
    ])
  })

  test('SRCH-03 prices to choose from ascend, find some vehicles and not all, and are few', () => {
    expect(buildPriceChoices([10_000, 20_000], null)).toEqual([])
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 500_000 }), { maxLength: 60 }),
        fc.integer({ min: 1, max: 600_000 }),
        fc.nat(300_000),
        (bounds, min, span) => {
          const choices = buildPriceChoices(
            bounds.toSorted((a, b) => a - b),
            { min, max: min + span },
          )
          expect(choices).toEqual(choices.toSorted((a, b) => a - b))
          expect(choices.length).toBeLessThanOrEqual(12)
          for (const price of choices) expect(price > 0 && price >= min && price < min + span).toBe(true)
        },
      ),
    )
  })
})
