import { describe, expect, test } from 'vitest'
import { createSeparateSearch } from '#tests/fixtures/separate-searches.ts'
import type { SearchScope } from './search-engine.ts'
import { findByExpression, findDealershipItems, findDearest, listManufacturerModels } from './stock-searches.ts'

const search = createSeparateSearch('mine')
const scope: SearchScope = { owners: ['mine'] }
const everything = { dealershipId: 'north', categories: [], priceMin: null, priceMax: null, limit: 10 }

describe('searches beside the results page', () => {
  test('SRCH-18 models of a manufacturer, by count, within the scope', async () => {
    const models = await listManufacturerModels(search, scope, 'Toyota', 30)
    expect(models.map(({ value, count }) => [value, count])).toEqual([
      ['HiLux', 2],
      ['RAV4', 1],
    ])
    expect(await listManufacturerModels(search, scope, 'Toyota', 1)).toHaveLength(1)
    expect(await listManufacturerModels(search, scope, 'Kia', 30)).toEqual([])
  })

  test('SRCH-18 items of a dealership filtered by dealership_id, categories and price', async () => {
    expect((await findDealershipItems(search, scope, everything)).hits).toEqual(['id-n1', 'id-r1', 'id-f1', 'id-h1'])
    const within = async (...categories: string[]) =>
      (await findDealershipItems(search, scope, { ...everything, categories })).hits
    expect(await within('4x4')).toEqual(['id-h1'])
    expect(await within('4x4', 'towing')).toEqual(['id-f1', 'id-h1'])
    const between = async (priceMin: number | null, priceMax: number | null) =>
      (await findDealershipItems(search, scope, { ...everything, priceMin, priceMax })).hits
    expect(await between(4_200_000, 5_000_000)).toEqual(['id-r1', 'id-h1'])
    expect(await between(4_200_001, 5_000_000)).toEqual(['id-h1'])
    expect(await between(4_200_000, 4_999_999)).toEqual(['id-r1'])
    expect(await between(5_000_001, null)).toEqual(['id-f1'])
    expect(await between(null, 5_000_000)).toEqual(['id-r1', 'id-h1'])
    expect((await findDealershipItems(search, scope, { ...everything, limit: 1 })).hits).toEqual(['id-n1'])
  })

  test('SRCH-18 limited hits by filter string and limit; a string that does not parse is told', async () => {
    const found = await findByExpression(search, scope, "make = 'Toyota' AND price <= 45000", 1)
    expect(found.ok && [found.answer.hits, found.answer.total]).toEqual([['id-h2'], 2])
    expect(await findByExpression(search, scope, 'make =', 1)).toMatchObject({
      ok: false,
      error: { message: expect.any(String) },
    })
  })

  test('SRCH-18 the first hit by descending price gives the price slider its maximum', async () => {
    expect(await findDearest(search, scope)).toEqual({ id: 'id-f1', priceCents: 7_000_000 })
    expect(await findDearest(search, { owners: ['nobody'] })).toBeNull()
  })
})
