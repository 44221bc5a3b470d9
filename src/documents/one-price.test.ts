import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { formatMoney } from '#domain/format/format-money.ts'
import { cents, dollars, toDollars } from '#domain/money/cents.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { buildVehicleStructuredData } from '#features/structured-data/vehicle-structured-data.ts'
import { resolveCardSettings } from '#features/vehicle-card/card-settings.ts'
import { PriceBlock } from '#features/vehicle-card/price-block.tsx'
import { buildVehicleCard } from '#features/vehicle-card/vehicle-card-view.ts'
import { buildVehiclePage } from '#features/vehicle-page/vehicle-page-view.ts'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { readPdf } from '#tests/fixtures/read-pdf.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { PrintSheet } from './print-sheet.tsx'
import { renderVehiclePdf } from './vehicle-pdf.ts'
import { buildVehicleSheet } from './vehicle-sheet.ts'

const origin = 'http://test-site.localhost'
const plain = buildTestSite()
const hiding = buildTestSite({ dealerships: [{ id: 'main', slug: 'main', name: 'Main', hide: ['price'] }] })
const subscribing = buildTestSite({ price: { subscriptions: true } })

function offerOf(vehicle: Vehicle, site: typeof plain): unknown {
  const { '@graph': graph } = buildVehicleStructuredData(vehicle, site, origin, 0) as { readonly '@graph': readonly { readonly offers?: { readonly price?: number; readonly priceSpecification?: { readonly price: number } } }[] }
  const offer = graph[0]?.offers
  return offer?.price ?? offer?.priceSpecification?.price ?? null
}

const amount = fc.option(fc.oneof(fc.integer({ min: 0, max: 2_000 }), fc.integer({ min: 0, max: 20_000_000 })).map((value) => cents(value)), { nil: null })

test('PRICE-05 SHARE-05 card, page, sheet and structured data speak of one price, whatever the vehicle', () => {
  fc.assert(
    fc.property(
      fc.record({ price: amount, offer_price: amount, before_price: amount, subscription_price: amount, preorder: fc.boolean(), status: fc.constantFrom('in_stock', 'coming_soon', 'sold', 'elsewhere', null) }),
      fc.constantFrom(plain, hiding, subscribing),
      (fields, site) => {
        const vehicle = buildVehicle('A1', fields)
        const sheet = buildVehicleSheet(vehicle, site, origin, 0).price
        expect(buildVehicleCard(vehicle, resolveCardSettings(site, vehicle.dealership_slug), 0).price).toEqual(sheet)
        expect(buildVehiclePage(vehicle, { site, nowMs: 0, views: 0, isBuilt: () => true }).price).toEqual(sheet)
        expect(offerOf(vehicle, site)).toBe(sheet !== null && 'amount' in sheet ? toDollars(sheet.amount) : null)
      },
    ),
    { numRuns: 60 },
  )
})

const cases: readonly (readonly [what: string, fields: Partial<Vehicle>, part: DocumentPart, shown: string])[] = [
  ['its list price', { price: dollars(52_990) }, {}, '$52,990'],
  ['a lower offer', { price: dollars(52_990), offer_price: dollars(49_990.5) }, {}, '$49,990.50'],
  ['a subscription', { subscription_price: dollars(289) }, { price: { subscriptions: true } }, '$289'],
  ['no price', { price: dollars(10) }, {}, 'Enquire for price.'],
  ['a preorder', { price: null, preorder: true }, {}, 'PREORDER'],
]

test.each(cases)('PRICE-05 SHARE-04 SHARE-05 what card and page show of %s is what print and PDF show', async (_what, fields, part, shown) => {
  const site = buildTestSite(part)
  const vehicle = buildVehicle('A1', fields)
  const sheet = buildVehicleSheet(vehicle, site, origin, 0)
  const card = buildVehicleCard(vehicle, resolveCardSettings(site, vehicle.dealership_slug), 0).price
  const page = buildVehiclePage(vehicle, { site, nowMs: 0, views: 0, isBuilt: () => true }).price
  for (const price of [card, page]) expect(price !== null && renderToStaticMarkup(createElement(PriceBlock, { price, size: 'card' }))).toContain(shown)
  expect(renderToStaticMarkup(createElement(PrintSheet, { sheet, backHref: '/' }))).toContain(`>${shown}<`)
  expect(readPdf(await renderVehiclePdf(sheet, [])).text).toContain(shown)
  if (sheet.price !== null && 'amount' in sheet.price) expect([formatMoney(sheet.price.amount), offerOf(vehicle, site)]).toEqual([shown, toDollars(sheet.price.amount)])
  else expect(offerOf(vehicle, site)).toBeNull()
})
