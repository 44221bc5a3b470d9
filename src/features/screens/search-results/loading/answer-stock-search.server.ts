import { dollars } from '#domain/money/cents.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import type { SearchAnswer } from '#search/search-engine.ts'
import { findByExpression, findDealershipItems, findDearest, listManufacturerModels } from '#search/stock-searches.ts'
import { buildForSaleScope } from '#site/stock-scope.ts'
import { describeFilterError, longestFilters, mostHits, readCount } from './answer-search-call.server.ts'
import type { SearchPageServices } from './load-search-page.server.ts'

type Outcome<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly status: 400 | 404; readonly problem: string }

interface FoundHits<Hit> {
  readonly hits: readonly Hit[]
  /** Number of matching vehicles; `hits` holds the first of them. */
  readonly count: number
}

export type StockSearchAnswer<Hit> =
  | { readonly models: readonly { readonly value: string; readonly count: number }[] }
  | FoundHits<Hit>
  /** `maximum` is the price of the hit in whole cents; both are null when no vehicle has a price. */
  | { readonly hit: Hit | null; readonly maximum: number | null }

const mostDollars = 9_999_999
const longestValue = 100
const mostCategories = 20

/** Names of the searches as in their URLs, with the parameters that each accepts. */
const parameterNames = {
  models: ['make', 'limit'],
  'dealership-items': ['dealership_id', 'categories', 'price_min', 'price_max', 'limit'],
  hits: ['filters', 'limit'],
  dearest: [],
} as const satisfies Readonly<Record<string, readonly string[]>>

type SearchName = keyof typeof parameterNames

const isSearchName = (name: string): name is SearchName => Object.hasOwn(parameterNames, name)
const refuse = (problem: string, status: 400 | 404 = 400): Outcome<never> => ({ ok: false, status, problem })
const isValue = (text: string): boolean => text !== '' && text.length <= longestValue

/**
 * Answers one of the separate searches (SRCH-18) within the stock of this site only. An unknown or out-of-range
 * parameter is an error; nothing is guessed. `buildHit` selects the public fields of a vehicle.
 */
export async function answerStockSearch<Hit>(
  { site, ctx, search, stock }: Omit<SearchPageServices, 'findStockFact'>,
  name: string,
  parameters: URLSearchParams,
  buildHit: (vehicle: Vehicle, nowMs: number) => Hit,
): Promise<Outcome<StockSearchAnswer<Hit>>> {
  if (!isSearchName(name))
    return refuse(
      `There is no search '${name.slice(0, 40)}'; known are ${Object.keys(parameterNames).join(', ')}.`,
      404,
    )
  const known: readonly string[] = parameterNames[name]
  for (const given of parameters.keys())
    if (!known.includes(given))
      return refuse(
        `There is no parameter '${given.slice(0, 40)}'${known.length === 0 ? '.' : `; known are ${known.join(', ')}.`}`,
      )
  const limit = readCount(parameters.get('limit'), site.search.page_size, 1, mostHits)
  if (limit === null) return refuse(`limit is a whole number from 1 to ${mostHits}.`)

  const nowMs = ctx.now()
  const scope = buildForSaleScope(site, nowMs)
  const load = async (ids: readonly string[]): Promise<readonly Hit[]> =>
    (await stock.getMany(ctx, ids)).map((vehicle) => buildHit(vehicle, nowMs))
  const found = async ({ hits, total }: SearchAnswer): Promise<Outcome<FoundHits<Hit>>> => ({
    ok: true,
    answer: { hits: await load(hits), count: total },
  })

  switch (name) {
    case 'models': {
      const make = (parameters.get('make') ?? '').trim()
      if (!isValue(make)) return refuse(`make is a manufacturer's name of at most ${longestValue} characters.`)
      const models = await listManufacturerModels(search, scope, make, limit)
      return { ok: true, answer: { models: models.map(({ value, count }) => ({ value, count })) } }
    }
    case 'dealership-items': {
      const dealershipId = (parameters.get('dealership_id') ?? '').trim()
      if (!isValue(dealershipId))
        return refuse(`dealership_id is the id of a dealership, at most ${longestValue} characters.`)
      const categories = parameters.getAll('categories')
      if (categories.length > mostCategories || !categories.every(isValue))
        return refuse(`categories is given once for each category, at most ${mostCategories} times.`)
      const [least, most] = [
        readCount(parameters.get('price_min'), 0, 0, mostDollars),
        readCount(parameters.get('price_max'), mostDollars, 0, mostDollars),
      ]
      if (least === null || most === null)
        return refuse(`price_min and price_max are whole dollars from 0 to ${mostDollars}.`)
      const priceMin = parameters.has('price_min') ? dollars(least) : null
      const priceMax = parameters.has('price_max') ? dollars(most) : null
      return found(await findDealershipItems(search, scope, { dealershipId, categories, priceMin, priceMax, limit }))
    }
    case 'hits': {
      const filters = (parameters.get('filters') ?? '').trim()
      if (filters === '' || filters.length > longestFilters)
        return refuse(`filters is a filter expression of at most ${longestFilters} characters.`)
      const outcome = await findByExpression(search, scope, filters, limit)
      return outcome.ok ? found(outcome.answer) : refuse(describeFilterError(outcome.error))
    }
    case 'dearest': {
      const dearest = await findDearest(search, scope)
      const [hit = null] = dearest === null ? [] : await load([dearest.id])
      return { ok: true, answer: { hit, maximum: dearest?.priceCents ?? null } }
    }
  }
}
