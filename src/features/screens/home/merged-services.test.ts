import { describe, expect, test } from 'vitest'
import { dollars } from '#domain/money/cents.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { loadHome } from './home-blocks.testkit.ts'

const cars = [buildVehicle('A', { price: dollars(9_000) })]
const load = (...blocks: readonly (string | object)[]) =>
  loadHome(cars, {
    content: { home: { blocks: blocks as never }, offers: [{ id: 'one', name: 'One', description: 'One.' }] },
  })
const titles = async (...blocks: readonly (string | object)[]) =>
  (await load(...blocks)).find('services')?.items.map(({ title }) => title)

describe('services and the banner of three items on one home page', () => {
  const services = { block: 'services', items: ['finance', 'service'] }

  test('CONTENT-02 CONTENT-12 the items are entries of the services, each link once', async () => {
    expect(await titles(services)).toEqual(['Work out your repayments', 'Book a service'])
    const both = await load(services, 'promo_banner')
    expect(both.names).not.toContain('promo_banner')
    expect(both.find('services')?.items.map(({ title }) => title)).toEqual([
      'Latest Offers',
      'Sell Your Car',
      'Work out your repayments',
      'Book a service',
    ])
    expect((await load('promo_banner')).find('promo_banner')?.items).toHaveLength(3)
  })

  test('CONTENT-02 offers that the page shows have no second link among the services', async () => {
    expect(await titles(services, 'promo_banner', 'offers')).not.toContain('Latest Offers')
  })
})

describe('the kinds of vehicle beside the search', () => {
  test('CONTENT-12 every kind has its link, motorhomes apart from cars, and none is left out', async () => {
    const stock = [
      ...['A', 'B', 'C'].map((id) => buildVehicle(id, { item_type: 'caravan', simple_body: null })),
      buildVehicle('D', { item_type: 'motorcycle', simple_body: null }),
      ...['E', 'F'].map((id) => buildVehicle(id, { item_type: 'car', simple_body: 'Motorhome' })),
      buildVehicle('G', { item_type: 'car', simple_body: 'SUV' }),
    ]
    const line = { block: 'search', kind: 'line' }
    const entries = (await loadHome(stock, { content: { home: { blocks: [line] as never } } })).find('search')?.entries
    expect(entries?.map(({ label, href, count }) => [label, href.replace(/^.*\?/, ''), count])).toEqual([
      ['Caravans', 'item_type=caravan', 3],
      ['Motorhomes', '/search/motorhome', 2],
      ['Motorcycles', 'item_type=motorcycle', 1],
      ['Cars', 'item_type=car&body=SUV', 1],
      ['Used', '/search/used-cars', 7],
    ])
  })
})
