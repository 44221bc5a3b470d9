import type { Database } from '#data/database.ts'
import { buildSearchQuery } from '#features/screens/search-results/loading/build-search-query.ts'
import { resolveSearchAddress } from '#features/screens/search-results/address/search-knowledge.server.ts'
import { createColumnarEngine } from '#search/columnar/create-columnar-engine.ts'
import { parseSearchState } from '#search/state/search-state.ts'
import { vehicleSynonyms } from '#search/synonyms.ts'
import { vehicleNames } from '#site/directory/name-forms.ts'
import { buildSearchDocument } from '#jobs/build-search-document.ts'
import { searchStock } from '#search/search-stock.ts'
import { createLocalSearch } from '#search/stock-search.ts'
import { vehicleIndexSchema } from '#search/vehicle-index.ts'
import { exitStatus, type CommandIo } from './command.ts'
import { createStockServices } from './open-stock.ts'

/** `search explain SITE ADDRESS`: prints the query of an address, its results and the time it took. */
export async function run([siteSlug, address]: string[], io: CommandIo, database: Database): Promise<number> {
  if (siteSlug === undefined || address === undefined) {
    io.err("usage: forecourt search explain SITE ADDRESS, such as '/search/toyota?query=hilux&price=20000-40000'")
    return exitStatus.refused
  }
  const opened = await createStockServices(database).openStock(siteSlug)
  if (!opened.ok) {
    io.err(opened.error)
    return exitStatus.failed
  }
  const { site, ctx, stock } = opened
  const engine = createColumnarEngine(vehicleIndexSchema, {
    now: () => performance.now(),
    synonyms: vehicleSynonyms,
    names: vehicleNames,
  })
  for await (const batch of stock.listAll(ctx))
    engine.upsert(batch.map((vehicle) => buildSearchDocument(vehicle, site, ctx.now())))

  const url = new URL(
    address.startsWith('/') ? address : `${site.routes.search}?${address.replace(/^\?/, '')}`,
    'http://site.invalid',
  )
  const search = createLocalSearch(engine)
  const path = await resolveSearchAddress(site, search, url.pathname, ctx.now())
  if (path === null) {
    io.err(`${url.pathname} is no search of ${site.slug}: its page answers 404`)
    return exitStatus.failed
  }
  const state = parseSearchState(url.searchParams, { kmSorts: site.search.sort.kms })
  const query = buildSearchQuery(site, site.search.facets, path, state, ctx.now())
  const answer = await searchStock(search, query)
  io.out(
    JSON.stringify(
      {
        path,
        state,
        query,
        total: answer.total,
        soldTotal: answer.soldTotal,
        textUsed: answer.textUsed,
        hits: answer.hits,
        facets: answer.facets,
        ranges: answer.ranges,
        tookMs: answer.tookMs,
        indexed: engine.size,
      },
      null,
      2,
    ),
  )
  return exitStatus.done
}
