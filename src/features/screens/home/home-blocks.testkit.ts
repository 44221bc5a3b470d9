import type { StockRepository } from '#data/stock.repository.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { createColumnarEngine } from '#search/columnar/create-columnar-engine.ts'
import { createLocalSearch, type StockSearch } from '#search/stock-search.ts'
import { toSearchDocument, vehicleIndexSchema } from '#search/vehicle-index.ts'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import type { HomeBlock } from './home-page-data.ts'
import { loadHomePage } from './load-home-page.server.ts'

export const nowMs = Date.UTC(2026, 10, 20)

/** The home page of a site with these vehicles; `through` may put something between the page and the search. */
export async function loadHome(
  vehicles: readonly Vehicle[],
  part: DocumentPart = {},
  through: (search: StockSearch) => StockSearch = (search) => search,
) {
  const site = buildTestSite(part)
  const search = createColumnarEngine(vehicleIndexSchema, { now: () => 0 })
  search.upsert(vehicles.map((vehicle) => toSearchDocument(vehicle, site.slug)))
  const getMany = async (_ctx: unknown, ids: readonly string[]) => vehicles.filter(({ id }) => ids.includes(id))
  const stock = { getMany } as unknown as StockRepository
  const ctx = { siteId: site.slug, now: () => nowMs }
  const { blocks } = await loadHomePage({
    site,
    ctx,
    search: through(createLocalSearch(search)),
    stock,
    limitFreshness: () => undefined,
    findReviews: () => null,
  })
  const find = <Name extends HomeBlock['block']>(name: Name) =>
    blocks.find((block): block is Extract<HomeBlock, { block: Name }> => block.block === name)
  return { site, blocks, find, names: blocks.map(({ block }) => block) }
}

export const counts = (links: readonly { readonly href: string; readonly count: number }[] = []) =>
  Object.fromEntries(links.map(({ href, count }) => [href, count]))
