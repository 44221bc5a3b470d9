import type { StockRepository } from '#data/stock.repository.ts'
import { toCdnAddress } from '#domain/picture/picture-sources.ts'
import { withServedPictures } from '#domain/picture/served-pictures.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import type { Site } from '#site/site.ts'

/** Replaces the picture addresses of a vehicle by those of this platform or its image CDN. */
export function showVehicle<Shown extends Pick<Vehicle, 'id' | 'images' | 'primary_image_url'>>(
  vehicle: Shown,
  { images: { hosts, cdn_base: base } }: Pick<Site, 'images'>,
): Shown {
  if (hosts.length === 0 && base === null) return vehicle
  const served = withServedPictures(vehicle, hosts)
  if (base === null) return served
  const { images, primary_image_url: main } = served
  return {
    ...served,
    images: images.map((image) => ({ ...image, url: toCdnAddress(image.url, base) })),
    primary_image_url: main === null ? null : toCdnAddress(main, base),
  }
}

/**
 * The stock as pages read it. Picture addresses are replaced here only, so that cards, galleries, previews, structured
 * data and documents all use the same ones.
 */
export function showStock(stock: StockRepository, site: Pick<Site, 'images'>): StockRepository {
  if (site.images.hosts.length === 0 && site.images.cdn_base === null) return stock
  const show = (vehicle: Vehicle): Vehicle => showVehicle(vehicle, site)
  return {
    ...stock,
    async findBySlug(ctx, slug) {
      const vehicle = await stock.findBySlug(ctx, slug)
      return vehicle === null ? null : show(vehicle)
    },
    async findByIdOrSlug(ctx, key) {
      const vehicle = await stock.findByIdOrSlug(ctx, key)
      return vehicle === null ? null : show(vehicle)
    },
    async getMany(ctx, ids) {
      return (await stock.getMany(ctx, ids)).map(show)
    },
  }
}
