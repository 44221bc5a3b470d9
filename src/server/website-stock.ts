import type { StockRepository } from '#data/stock.repository.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { isOnWebsite } from '#site/on-website.ts'
import type { Site } from '#site/site.ts'

/**
 * The stock as visitors may ask for it by id or address: without vehicles that the dealer does not want on the website.
 */
export function createWebsiteStock(stock: StockRepository, site: Pick<Site, 'search'>): StockRepository {
  const keep = (vehicle: Vehicle | null): Vehicle | null =>
    vehicle !== null && isOnWebsite(vehicle, site) ? vehicle : null
  return {
    ...stock,
    findBySlug: async (ctx, slug) => keep(await stock.findBySlug(ctx, slug)),
    findByIdOrSlug: async (ctx, key) => keep(await stock.findByIdOrSlug(ctx, key)),
    getMany: async (ctx, ids) => (await stock.getMany(ctx, ids)).filter((vehicle) => isOnWebsite(vehicle, site)),
  }
}
