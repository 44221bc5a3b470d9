import { expect, test } from 'vitest'
import { buildTestSite } from '#site/test-site.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { buildShareView } from './share-view.ts'

const car = buildVehicle('A1', { slug: '2022-toyota-hilux-a1' })
const origin = 'http://test-site.localhost:3000'
const yard = (hide: readonly ('share' | 'print')[]) => [{ id: 'main', slug: 'main', name: 'Main', hide: [...hide] }]

test('SHARE-01 the shared address is absolute: the configured one, else that of the request', () => {
  const plain = buildShareView(car, buildTestSite(), origin)
  expect([plain?.origin, plain?.originFixed, plain?.path]).toEqual([origin, false, '/cars/2022-toyota-hilux-a1'])
  const configured = buildShareView(car, buildTestSite({ url: 'https://www.dealer.com.au' }), origin)
  expect([configured?.origin, configured?.originFixed]).toEqual(['https://www.dealer.com.au', true])
})

test('SHARE-01 a configured URL on a reserved domain is not shared', () => {
  const view = buildShareView(car, buildTestSite({ url: 'https://www.dealer.example' }), origin)
  expect([view?.origin, view?.originFixed]).toEqual([origin, false])
})

test('SHARE-01 the switch leaves X out', () => {
  expect(buildShareView(car, buildTestSite(), origin)?.networks).toEqual({ x: true })
  expect(buildShareView(car, buildTestSite({ share: { hide_x: true } }), origin)?.networks).toEqual({ x: false })
})

test('SHARE-02 SHARE-03 window and note are configuration with the defaults of the specification', () => {
  const view = buildShareView(car, buildTestSite(), origin)
  expect([view?.window, view?.copiedNote]).toEqual([{ width: 550, height: 400 }, 'inline'])
  const other = buildShareView(
    car,
    buildTestSite({ share: { copied_note: 'toast', window_width_px: 600, window_height_px: 500 } }),
    origin,
  )
  expect([other?.window, other?.copiedNote]).toEqual([{ width: 600, height: 500 }, 'toast'])
})

test('SHARE-04 SHARE-05 TEN-11 printing off hides print and PDF, for the site or for one dealership', () => {
  const paper = buildShareView(car, buildTestSite(), origin)?.paper
  expect(paper).toMatchObject({
    printHref: '/print?car_id=2022-toyota-hilux-a1',
    pdfHref: '/cars/2022-toyota-hilux-a1/document.pdf',
    fileName: '2022-toyota-hilux-a1.pdf',
  })
  expect(paper?.event).toEqual({
    vehicleStatus: 'in_stock',
    vehicleMake: 'Toyota',
    vehicleModel: 'HiLux',
    vehicleYear: 2022,
    vehicleKilometers: 45_120,
    vehicleGrade: 'SR5',
  })
  expect(buildShareView(car, buildTestSite({ print: { enabled: false } }), origin)?.paper).toBeNull()
  expect(buildShareView(car, buildTestSite({ dealerships: yard(['print']) }), origin)?.paper).toBeNull()
})

test('SHARE-01 without sharing only the paper stays, and without either there is no bar', () => {
  const paperOnly = buildShareView(car, buildTestSite({ share: { enabled: false } }), origin)
  expect([paperOnly?.networks, paperOnly?.paper === null]).toEqual([null, false])
  expect(
    buildShareView(car, buildTestSite({ share: { enabled: false }, print: { enabled: false } }), origin),
  ).toBeNull()
  expect(buildShareView(car, buildTestSite({ dealerships: yard(['share', 'print']) }), origin)).toBeNull()
})
