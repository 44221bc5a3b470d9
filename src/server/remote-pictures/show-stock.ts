import type { StockRepository } from '#data/stock.repository.ts'
import { withServedPictures } from '#domain/picture/served-pictures.ts'
import type { Site } from '#site/site.ts'

/**
 * The stock as pages read it: the one place where a feed's pictures get addresses of this platform, so that cards, galleries,
 * previews, structured data and documents all name the same ones.
 */
export function showStock(stock: StockRepository, { images: { hosts } }: Pick<Site, 'images'>): StockRepository {
  if (hosts.length === 0) return stock
  return {
    ...stock,
    async findBySlug(ctx, slug) {
      const vehicle = await stock.findBySlug(ctx, slug)
      return vehicle === null ? null : withServedPictures(vehicle, hosts)
    },
    async findByIdOrSlug(ctx, key) {
      const vehicle = await stock.findByIdOrSlug(ctx, key)
      return vehicle === null ? null : withServedPictures(vehicle, hosts)
    },
    async getMany(ctx, ids) {
      return (await stock.getMany(ctx, ids)).map((vehicle) => withServedPictures(vehicle, hosts))
    },
  }
}
