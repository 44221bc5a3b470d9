import { describe, expect, test } from 'vitest'
import { dollars } from '#domain/money/cents.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { counts, loadHome } from './home-blocks.testkit.ts'

const car = (id: string, price: number, car_type: 'new' | 'used' = 'used') =>
  buildVehicle(id, {
    car_type,
    price: dollars(price),
    variant: { towingcapacitybraked: id === 'A' ? 3000 : 800 } as never,
  })
const used = [car('A', 8_000), car('B', 18_000), car('C', 48_000)]
const mixed = [...used, car('D', 60_000, 'new')]
type Blocks = readonly ('search' | object)[]
const load = (vehicles: typeof used, ...blocks: Blocks) =>
  loadHome(vehicles, { search: { price_ranges: [10_000, 20_000] }, content: { home: { blocks: blocks as never } } })

describe('what stands beside the search of the home page', () => {
  test('CONTENT-12 beside one field stand the types, and prices where the stock is of one type', async () => {
    const line = { block: 'search', kind: 'line' }
    const ofTypes = (await load(mixed, line)).find('search')
    expect([ofTypes?.entriesLabel, Object.keys(counts(ofTypes?.entries))]).toEqual([
      'Stock by type',
      ['/search/new-cars', '/search/used-cars'],
    ])
    const ofPrices = (await load(used, line)).find('search')
    expect([ofPrices?.entriesLabel, ofPrices?.entries.map(({ label, count }) => [label, count])]).toEqual([
      'Stock by price',
      [
        ['Up to $10,000', 1],
        ['Up to $20,000', 2],
      ],
    ])
    // A panel asks for the price itself.
    expect((await load(used, 'search')).find('search')?.entries).toEqual([])
  })

  test('CONTENT-12 a banner with a search has the types, unless the block of the search has them', async () => {
    const banner = { block: 'banner', kind: 'load' }
    const typesOf = async (...blocks: Blocks) => {
      const found = (await load(mixed, ...blocks)).find('banner')
      return found?.kind === 'load' ? Object.keys(counts(found.types)) : null
    }
    expect(await typesOf(banner)).toEqual(['/search/new-cars', '/search/used-cars'])
    expect(await typesOf(banner, 'search')).toEqual([])
  })

  test('CONTENT-12 the stock book has the search of the page, unless the block of the search has it', async () => {
    const banner = { block: 'banner', kind: 'stock_book' }
    const searchOf = async (...blocks: Blocks) => {
      const found = (await load(mixed, ...blocks)).find('banner')
      return found?.kind === 'stock_book' ? found.search?.searchPath : null
    }
    expect(await searchOf(banner)).toBe('/search/new-used-and-demo-cars')
    expect(await searchOf(banner, 'search')).toBeUndefined()
  })

  test('CONTENT-12 a panel asks for the make, and on a site that narrows by model for the model', async () => {
    const namesOf = async (facets: readonly string[]) => {
      const search = { facets: facets.map((attribute) => ({ attribute, label: attribute })) as never }
      const found = (await loadHome(mixed, { search, content: { home: { blocks: ['search'] } } })).find('search')
      return found?.names
    }
    expect((await namesOf(['make', 'model']))?.attribute).toBe('make')
    expect(await namesOf(['model'])).toEqual({
      attribute: 'model',
      items: [expect.objectContaining({ value: 'HiLux', count: 4 })],
    })
  })
})
