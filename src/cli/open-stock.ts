import type { Database } from '#data/database.ts'
import { createSiteRepository } from '#data/site.repository.ts'
import { createStockRepository } from '#data/stock.repository.ts'
import { resolveStoredSite } from '#server/stored-site.ts'
import type { StockServices } from './stock-import-services.ts'

/**
 * The stock of applied sites in an open database. An interrupted import stops between two batches; stored batches stay.
 */
export function createStockServices(database: Database): StockServices {
  const now = (): number => Date.now()
  const interrupted = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort())
  return {
    signal: interrupted.signal,
    async openStock(siteSlug) {
      const sites = createSiteRepository(database)
      const applied = await sites.get({ system: true, now }, siteSlug)
      if (applied === null) {
        const known = (await sites.list({ system: true, now })).map(({ slug }) => slug)
        const hint =
          known.length === 0 ? 'apply one first with: forecourt sites apply FILE' : `known are ${known.join(', ')}`
        return { ok: false, error: `There is no site '${siteSlug}' in ${database.place}; ${hint}` }
      }
      return {
        ok: true,
        site: resolveStoredSite(applied.document),
        ctx: { siteId: siteSlug, now },
        stock: createStockRepository(database),
      }
    },
  }
}
