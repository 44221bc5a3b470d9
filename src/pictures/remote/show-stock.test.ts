import { expect, test } from 'vitest'
import type { StockRepository } from '#data/stock.repository.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { buildVehicleMeta } from '#features/parts/structured-data/vehicle-meta.ts'
import { buildVehicleStructuredData } from '#features/parts/structured-data/vehicle-structured-data.ts'
import { resolveCardSettings } from '#features/parts/vehicle-card/card-settings.ts'
import { buildVehicleCard } from '#features/parts/vehicle-card/vehicle-card-view.ts'
import { buildGallery } from '#features/screens/vehicle-page/build-gallery.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import { buildTestSite, testYard } from '#site/test-site.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { buildVehicleSheet } from '#documents/vehicle-sheet.ts'
import { showStock } from './show-stock.ts'

const url = 'https://photos.dealer.example/a/1.jpg'
const elsewhere = 'https://elsewhere.example/2.jpg'
const site = buildTestSite({
  url: 'https://www.dealer.com.au',
  images: { hosts: ['photos.dealer.example'] },
  dealerships: [{ id: 'main', slug: 'main', name: 'Main', locations: [testYard] }],
})
const stored = buildVehicle('A1', {
  dealership_slug: 'main',
  images: [
    { url, alt: null },
    { url: elsewhere, alt: null },
  ],
  thumbnails: [],
  primary_image_url: url,
  photos_count: 2,
})
const ctx = { siteId: 'test-site', now: () => 0 }
const never = (): never => {
  throw new Error('not to be called')
}

function buildStock(vehicle: Vehicle): StockRepository {
  return {
    findBySlug: () => Promise.resolve(vehicle),
    findByIdOrSlug: () => Promise.resolve(vehicle),
    getMany: () => Promise.resolve([vehicle]),
    listAll: never,
    listSold: never,
    countAll: never,
    countUnsold: never,
    beginImport: never,
    finishImport: never,
    listImports: never,
    upsertBatch: never,
    listDifferent: never,
    storeTogether: never,
    listSummaries: never,
    countElsewhere: never,
    findBaseline: never,
    findImportOfFile: never,
    markSold: never,
    saveQuote: never,
    listPriceChanges: never,
  }
}

test('whichever way a page reads a vehicle, pictures on listed hosts have addresses of the platform', async () => {
  const stock = showStock(buildStock(stored), site)
  const ways = [await stock.findBySlug(ctx, ''), await stock.findByIdOrSlug(ctx, ''), (await stock.getMany(ctx, []))[0]]
  for (const vehicle of ways) {
    expect(vehicle?.primary_image_url).toMatch(/^\/pictures\//)
    expect(vehicle?.images.map((image) => image.url)).toEqual([vehicle?.primary_image_url, elsewhere])
  }
  const plain = buildStock(stored)
  expect(showStock(plain, buildTestSite())).toBe(plain)
})

test('TEN-14 with an image CDN every page puts its base before platform pictures, and before no other', async () => {
  const base = 'https://cdn.example/d'
  const behind = { ...site, images: { ...site.images, cdn_base: base } }
  const own = (await showStock(buildStock(stored), site).findBySlug(ctx, ''))?.primary_image_url ?? never()
  const vehicle = (await showStock(buildStock(stored), behind).findBySlug(ctx, '')) ?? never()
  expect([vehicle.primary_image_url, ...vehicle.images.map(({ url }) => url)]).toEqual([
    `${base}${own}`,
    `${base}${own}`,
    elsewhere,
  ])
  expect(buildGallery(vehicle)[0]).toMatchObject({ url: `${base}${own}?w=1280`, thumbnail: `${base}${own}?w=320` })
  expect(buildVehicleMeta(resolveListing(vehicle, behind, 0), behind, 'http://x')).toContainEqual({
    property: 'og:image',
    content: `${base}${own}?w=1280&f=jpeg`,
  })
  const drawn = await showStock(
    buildStock({ ...stored, images: [{ url: '/vehicle-art/ute/side', alt: null }], primary_image_url: null }),
    { images: { ...behind.images, hosts: [] } },
  ).getMany(ctx, [])
  expect(drawn[0]?.images[0]?.url).toBe(`${base}/vehicle-art/ute/side`)
})

test('CARD-04 VDP-11 API-05 SHARE-05 card, gallery, preview, JSON-LD and sheet have the same address', async () => {
  const vehicle = (await showStock(buildStock(stored), site).findBySlug(ctx, '')) ?? never()
  const path = vehicle.primary_image_url ?? never()
  expect(buildVehicleCard(resolveListing(vehicle, site, 0), resolveCardSettings(site, 'main')).image?.url).toBe(path)
  const [first, second] = buildGallery(vehicle)
  expect(first).toMatchObject({
    url: `${path}?w=1280`,
    thumbnail: `${path}?w=320`,
    srcSet: `${path}?w=320 320w, ${path}?w=640 640w, ${path}?w=768 768w, ${path}?w=960 960w, ${path}?w=1280 1280w`,
  })
  expect(second).toMatchObject({ url: elsewhere, thumbnail: elsewhere, srcSet: null })
  expect(buildVehicleMeta(resolveListing(vehicle, site, 0), site, 'http://x')).toContainEqual({
    property: 'og:image',
    content: `https://www.dealer.com.au${path}?w=1280&f=jpeg`,
  })
  expect(JSON.stringify(buildVehicleStructuredData(resolveListing(vehicle, site, 0), site, 'http://x'))).toContain(
    `https://www.dealer.com.au${path}`,
  )
  expect(buildVehicleSheet(resolveListing(vehicle, site, 0), site, 'http://x', 0).pictures[0]?.url).toBe(path)
})
