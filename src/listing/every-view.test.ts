import { sites, vehicles } from './arbitraries.testkit.ts'
import { resolveListing } from './resolve-listing.ts'
import { PrintSheet } from '#documents/print-sheet.tsx'
import { renderVehiclePdf } from '#documents/vehicle-pdf.ts'
import { buildVehicleSheet } from '#documents/vehicle-sheet.ts'
import { describeRepayment, describeRepaymentNote } from '#domain/finance/describe-repayment.ts'
import type { FinanceLine } from '#domain/finance/repayment.ts'
import { formatMoney } from '#domain/format/format-money.ts'
import { cents, type Cents, dollars, toDollars } from '#domain/money/cents.ts'
import type { PriceDisplay } from '#domain/price/price-display.ts'
import type { FinanceLender, Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { buildLenderDisclaimers } from '#features/parts/finance/build-lender-disclaimers.ts'
import { FinancePanel } from '#features/parts/finance/finance-panel.tsx'
import { buildFinancePanel } from '#features/parts/finance/finance-panel-view.ts'
import { createEnquiryForm } from '#features/parts/enquiry/enquiry-form.ts'
import { createOfferForm } from '#features/parts/enquiry/offer-form.ts'
import { buildLeadFormView } from '#features/parts/lead-form/lead-form-view.ts'
import { buildViewedCar } from '#features/parts/recently-viewed/viewed-view.ts'
import { buildVehicleMeta } from '#features/parts/structured-data/vehicle-meta.ts'
import { buildSearchHit } from '#features/parts/vehicle-card/build-search-hit.ts'
import { resolveCardSettings } from '#features/parts/vehicle-card/card-settings.ts'
import { FinanceNote } from '#features/parts/vehicle-card/finance-note.tsx'
import { PriceBlock } from '#features/parts/vehicle-card/price-block.tsx'
import { buildVehicleCard } from '#features/parts/vehicle-card/vehicle-card-view.ts'
import { VehicleCard } from '#features/parts/vehicle-card/vehicle-card.tsx'
import { buildFinancePage } from '#features/screens/finance/finance-page-view.ts'
import { buildVehiclePage } from '#features/screens/vehicle-page/vehicle-page-view.ts'
import type { Site } from '#site/site.ts'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { readPdf } from '#tests/fixtures/read-pdf.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { buildOffer } from '#tests/fixtures/finance-offer.ts'

const origin = 'http://test-site.localhost'

const now = Date.UTC(2026, 10, 20)

/** Every view that shows price or finance, built from one listing. */
function buildEveryView(vehicle: Vehicle, site: Site) {
  const listing = resolveListing(vehicle, site, now)
  return {
    listing,
    card: buildVehicleCard(listing, resolveCardSettings(site, vehicle.dealership_slug)),
    hit: buildSearchHit(listing),
    page: buildVehiclePage(listing, { site, nowMs: now, views: 0, isBuilt: () => true }),
    panel: buildFinancePanel(listing, site),
    financePage: buildFinancePage({ site, listing, missing: false, path: '/finance', query: new URLSearchParams() }),
    sheet: buildVehicleSheet(listing, site, origin, now),
    viewed: buildViewedCar(listing),
    offer: buildLeadFormView(createOfferForm(listing, site), site),
    enquiry: buildLeadFormView(
      createEnquiryForm({ vehicle, about: 'vehicle', missing: false, price: listing.price }, site),
      site,
    ),
    meta: buildVehicleMeta(listing, site, origin),
    disclaimers: buildLenderDisclaimers(listing),
    carFields: listing.carFields,
  }
}

type Views = ReturnType<typeof buildEveryView>

const pricesOf = ({ card, hit, page, financePage, sheet, viewed }: Views): readonly (PriceDisplay | null)[] => [
  card.price,
  hit.price,
  page.price,
  financePage.car?.price ?? null,
  sheet.price,
  viewed.price,
]

/** The finance line of each view, as far as it shows one. */
function linesOf({ card, hit, panel, financePage }: Views): readonly FinanceLine[] {
  return [card.finance, hit.finance, panel?.line ?? null, financePage.panel?.line ?? null].filter(
    (line) => line !== null,
  )
}

function offeredPrices(views: Views): readonly number[] {
  const text = JSON.stringify(views.meta)
  return [...text.matchAll(/"price":(?<price>[\d.]+)/g)].map(({ groups }) => Number(groups?.price))
}

const shownAmounts = (price: PriceDisplay | null): readonly Cents[] => {
  if (price?.kind === 'amount') return [price.amount]
  if (price?.kind === 'subscription') return [price.amount, ...(price.purchase === null ? [] : [price.purchase.amount])]
  return []
}

/** All views of 1,000 cars take 5 seconds, and a machine that does much else may need ten times as long. */
const patience = 120_000

/** Amounts of a vehicle whose price is not shown that are in some view, answer or link all the same. */
function findHidden({ listing, ...views }: Views, vehicle: Vehicle): readonly string[] {
  if (listing.priceCents !== null) return []
  const text = JSON.stringify({ ...views, financeHref: listing.financeHref })
  return [vehicle.price, vehicle.offer_price, vehicle.before_price]
    .flatMap((hidden) => (hidden !== null && hidden > 1_000_000 ? [hidden] : []))
    .flatMap((hidden) => [String(hidden), String(toDollars(hidden)), formatMoney(hidden).slice(1)])
    .filter((spelling) => text.includes(spelling))
}

test(
  'PRICE-05 FIN-05 FIN-07 VDP-02 TEN-05 whatever the vehicle and the site, all views tell one price and one ' +
    'repayment, or none; an amount that is not shown is in none of them',
  () => {
    let repayments = 0
    fc.assert(
      fc.property(vehicles, sites, (vehicle, site) => {
        const views = buildEveryView(vehicle, site)
        expect(findHidden(views, vehicle)).toEqual([])
        const { price, priceCents, finance } = views.listing
        for (const other of pricesOf(views)) expect(other).toEqual(price)
        expect(new Set(offeredPrices(views))).toEqual(new Set(shownAmounts(price).map(toDollars)))
        const lines = linesOf(views)
        for (const line of lines) expect(line).toEqual(lines[0])
        if (finance.kind === 'repayment') {
          repayments += 1
          expect(views.panel?.line).toEqual(finance.line)
          expect(views.sheet.finance).toEqual({
            text: describeRepayment(finance.line),
            terms: finance.line.terms ?? null,
            note: describeRepaymentNote(finance.line),
          })
          expect(finance.line.comparisonRate).toBeGreaterThanOrEqual(finance.line.interestRate)
          expect(finance.line.interestRate).toBeGreaterThan(0)
          for (const disclosed of Object.values(views.disclaimers.finance_lenders))
            expect([disclosed.interestRate, disclosed.comparisonRate]).toEqual([
              finance.line.interestRate,
              finance.line.comparisonRate,
            ])
        } else {
          expect(views.sheet.finance).toBeNull()
          expect(views.disclaimers.finance_lenders).toEqual({})
        }
        expect(new URLSearchParams(views.listing.financeHref.split(/[?#]/)[1]).get('vehiclePriceBudget')).toBe(
          priceCents === null ? null : String(toDollars(priceCents)),
        )
      }),
      { numRuns: 1_000 },
    )
    expect(repayments, 'runs that showed a repayment').toBeGreaterThan(40)
  },
  patience,
)

const shownRate = /\d% p\.a\./

test('FIN-07 no view shows a rate or repayment without comparison rate, example and warning in sight', () => {
  fc.assert(
    fc.property(vehicles, sites, (vehicle, site) => {
      const { card, panel, sheet } = buildEveryView(vehicle, site)
      const list = renderToStaticMarkup(
        createElement(
          'section',
          null,
          createElement(FinanceNote, { cards: [card] }),
          createElement(VehicleCard, { card, loading: 'lazy' }),
        ),
      )
      const shown = [
        list,
        panel === null
          ? ''
          : renderToStaticMarkup(createElement(FinancePanel, { panel: { ...panel, disclaimer: [] } })),
        renderToStaticMarkup(createElement(PrintSheet, { sheet, backHref: '/' })),
      ]
      for (const html of shown.filter((text) => shownRate.test(text)))
        for (const wanted of [
          /comparison rate/i,
          /Example: \$[\d,]+ (un)?secured over \d/,
          /WARNING: This comparison rate/,
        ])
          expect(html).toMatch(wanted)
      if (card.warnsItself) expect(renderToStaticMarkup(createElement(FinanceNote, { cards: [card] }))).toBe('')
    }),
    { numRuns: 300 },
  )
})

const cases: readonly (readonly [
  what: string,
  fields: Partial<Vehicle>,
  part: DocumentPart,
  shown: readonly string[],
])[] = [
  ['its list price', { price: dollars(52_990) }, {}, ['$52,990']],
  ['a lower offer', { price: dollars(52_990), offer_price: dollars(49_990.5) }, {}, ['$49,990.50']],
  [
    'a subscription with the price to buy',
    { price: dollars(52_990), subscription_price: dollars(289) },
    { price: { subscriptions: true } },
    ['$289', '$52,990'],
  ],
  ['no price', { price: dollars(10) }, {}, ['Enquire for price.']],
  ['a preorder', { price: null, preorder: true }, {}, ['PREORDER']],
]

describe('what is drawn', () => {
  test.each(cases)(
    'PRICE-01 PRICE-05 SHARE-04 SHARE-05 card, page, print and PDF show %s',
    async (_what, fields, part, shown) => {
      const { card, page, sheet } = buildEveryView(buildVehicle('A1', fields), buildTestSite(part))
      const pdf = readPdf(await renderVehiclePdf(sheet, [])).text
      for (const text of shown) {
        for (const price of [card.price, page.price])
          expect(price !== null && renderToStaticMarkup(createElement(PriceBlock, { price, size: 'card' }))).toContain(
            text,
          )
        expect(renderToStaticMarkup(createElement(PrintSheet, { sheet, backHref: '/' }))).toContain(`>${text}<`)
        expect(pdf).toContain(text)
      }
    },
  )

  test('FIN-05 FIN-07 print and PDF show the figure of the page with comparison rate and warning', async () => {
    const offer: FinanceLender = buildOffer({
      interestRate: 7.99,
      comparisonRate: 9.12,
      paymentWeek: cents(10_320),
    })
    const site = buildTestSite({
      finance_provider: 'alpha',
      finance: { lenders: { alpha: { name: 'Alpha Finance', rule: 'weekly' } } },
    })
    const { sheet } = buildEveryView(buildVehicle('A1', { finance_lenders: { alpha: offer } }), site)
    const views = [
      readPdf(await renderVehiclePdf(sheet, [])).text,
      renderToStaticMarkup(createElement(PrintSheet, { sheet, backHref: '/' })),
    ].map((view) => view.replaceAll(/\s+/g, ' '))
    for (const text of [
      '$103 a week at 7.99% p.a., comparison rate 9.12% p.a.',
      '$30,000 secured over 5 years',
      'WARNING',
    ])
      for (const view of views) expect(view).toContain(text)
  })
})
