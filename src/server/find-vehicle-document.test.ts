import { expect, test } from 'vitest'
import { resolveListing } from '#listing/resolve-listing.ts'
import { buildTestSite, testYard } from '#site/test-site.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import type { FindSheetPicture, VehicleDocuments } from '#documents/vehicle-documents.ts'
import { buildVehicleSheet } from '#documents/vehicle-sheet.ts'
import { createFindVehicleDocument } from './find-vehicle-document.ts'
import { createReadSitePicture } from '#pictures/read-site-picture.ts'
import type { PhotoService } from '#pictures/remote/photo-service.ts'

const site = buildTestSite({ dealerships: [{ id: 'main', slug: 'main', name: 'Main', locations: [testYard] }] })

/** The source of pictures that documents are given. */
async function sourceOf(photos: PhotoService): Promise<FindSheetPicture> {
  let given: FindSheetPicture | null = null
  const documents: VehicleDocuments = {
    find(_slug, _sheet, findPicture) {
      given = findPicture
      return Promise.resolve({ ok: false, error: 'failed' })
    },
    figures: { bytes: 0, documents: 0, made: 0 },
  }
  const studio = {
    getPicture: (path: string) =>
      Promise.resolve(
        path.startsWith('/vehicle-art/') ? { content: Buffer.from('drawn'), bytes: 5, tag: '"a"' } : null,
      ),
  }
  const logos = {
    readAsset: (path: string) => (path === '/logos/a.svg' ? Buffer.from('drawing') : null),
    encode: (logo: Uint8Array) => Promise.resolve(Buffer.from(`PNG of ${Buffer.from(logo).toString()}`)),
  }
  await createFindVehicleDocument(
    documents,
    createReadSitePicture(studio, photos),
    logos,
  )(
    site,
    buildVehicleSheet(resolveListing(buildVehicle('A1', { dealership_slug: 'main' }), site, 0), site, 'http://x', 0),
  )
  if (given === null) throw new Error('documents were not asked')
  return given
}

test("SHARE-05 a document takes drawn pictures, and a feed's as JPEG in the size of its place", async () => {
  const orders: unknown[] = []
  const find = await sourceOf({
    getPicture(path, of, order) {
      orders.push([path, of.slug, order])
      return Promise.resolve({ ok: true, picture: { content: Buffer.from('photo'), bytes: 5, tag: '"b"' } })
    },
  })
  expect(await find('/vehicle-art/a/side', 'main')).toEqual({ bytes: Buffer.from('drawn'), format: 'jpg' })
  expect(await find('/pictures/a/b', 'main')).toEqual({ bytes: Buffer.from('photo'), format: 'jpg' })
  expect(await find('/pictures/a/b', 'small')).toEqual({ bytes: Buffer.from('photo'), format: 'jpg' })
  expect(orders).toEqual([
    ['/pictures/a/b', 'test-site', { width: 960, format: 'jpeg' }],
    ['/pictures/a/b', 'test-site', { width: 320, format: 'jpeg' }],
  ])
})

test("TEN-14 SHARE-05 behind an image CDN a document's pictures are read where they are made", async () => {
  const asked: string[] = []
  const studio = { getPicture: () => Promise.resolve(null) }
  const photos: PhotoService = {
    getPicture(path) {
      asked.push(path)
      return Promise.resolve({ ok: true, picture: { content: Buffer.from('photo'), bytes: 5, tag: '"b"' } })
    },
  }
  const behind = { ...site, images: { ...site.images, cdn_base: 'https://cdn.example' } }
  await createReadSitePicture(studio, photos)(behind, 'https://cdn.example/pictures/4f1c/0abcdefghij123', {
    width: 320,
    format: 'jpeg',
  })
  expect(asked).toEqual(['/pictures/4f1c/0abcdefghij123'])
})

test('SHARE-05 a logo is a file of the platform, as PNG; one at another host is not fetched', async () => {
  const find = await sourceOf({ getPicture: () => Promise.reject(new Error('no photo is asked for')) })
  const png = { bytes: Buffer.from('PNG of drawing'), format: 'png' }
  expect(await find('/logos/a.svg', 'logo')).toEqual(png)
  expect(await find('/logos/a.svg?v=2', 'logo')).toEqual(png)
  for (const url of ['https://elsewhere.example/logos/a.svg', '/logos/../secret', '/logos/b.svg'])
    expect(await find(url, 'logo')).toBeNull()
})

test('SHARE-05 a missing picture is left out; one of a host in trouble fails, so nothing is cached', async () => {
  for (const fault of ['unknown', 'unusable'] as const)
    expect(
      await (
        await sourceOf({ getPicture: () => Promise.resolve({ ok: false, fault }) })
      )('https://elsewhere.example/1.jpg', 'main'),
    ).toBeNull()
  const inTrouble = await sourceOf({ getPicture: () => Promise.resolve({ ok: false, fault: 'host' }) })
  await expect(inTrouble('/pictures/a/b', 'main')).rejects.toThrow('does not answer')
})
