import { describe, expect, test } from 'vitest'
import { cents } from '#domain/money/cents.ts'
import type { FinanceLender, Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { buildOffer } from '#tests/fixtures/finance-offer.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { resolveCardSettings } from './card-settings.ts'
import { haveSameTerms, resolveCardList } from './resolve-card-list.ts'
import { buildVehicleCard, type VehicleCardView } from './vehicle-card-view.ts'

const part: DocumentPart = {
  finance_provider: 'alpha',
  finance: { lenders: { alpha: { name: 'Alpha', rule: 'weekly' } } },
}
const rates = { interestRate: 7.99, comparisonRate: 9.12, paymentWeek: cents(10_320) }

function build(change: Partial<Vehicle> = {}) {
  const vehicle = buildVehicle('S1', { id: 'abcdefgh23456789', ...change })
  const site = buildTestSite(part)
  const listing = resolveListing(vehicle, site, Date.UTC(2026, 10, 20))
  return buildVehicleCard(listing, resolveCardSettings(site, vehicle.dealership_slug))
}
const financed = (offer: Partial<FinanceLender>) =>
  build({ finance_lenders: { alpha: buildOffer({ ...rates, ...offer }) } })

test('CARD-01 cards of new, used and demo vehicles tell which they are, and those of one kind do not', () => {
  const [fresh, used, demo] = (['new', 'used', 'demo'] as const).map((car_type) => build({ car_type }))
  if (fresh === undefined || used === undefined || demo === undefined) throw new Error('three cards')
  const tell = (...cards: readonly (typeof used)[]) => resolveCardList(cards).map(({ condition }) => condition)
  expect(tell(fresh, used, demo)).toEqual(['New', 'Used', 'Demo'])
  expect(tell(used, used)).toEqual([null, null])
  expect(tell(demo)).toEqual([null])
  expect(tell()).toEqual([])
})

describe('terms of the repayments of a list', () => {
  const [five, seven, unknown, none] = [
    financed({ termYears: 5 }),
    financed({ termYears: 7 }),
    financed({ termYears: null, termMonths: null, termWeeks: null }),
    build(),
  ]

  test.each([
    ['all share them', [five, five], true],
    ['one has no repayment', [five, none], true],
    ['one figure stands alone', [seven], true],
    ['they differ', [five, seven], false],
    ['one lender states none', [five, unknown], false],
    ['there is no repayment', [none, none], false],
    ['there is no card', [], false],
  ])('FIN-04 FIN-07 the note names them where %s', (_case, cards, shared) => {
    expect(haveSameTerms(cards)).toBe(shared)
    expect(resolveCardList(cards).map(({ sharesTerms }) => sharesTerms === true)).toEqual(cards.map(() => shared))
  })

  test('CARD-01 a card that tells its own terms has as many lines as one without a repayment', () => {
    const selling = ['5 seats', '7 L/100 km']
    const lines = (kind: VehicleCardView['kind'], ...cards: readonly VehicleCardView[]) =>
      resolveCardList(cards.map((card) => ({ ...card, kind, selling }))).map((card) => card.selling.length)
    expect(lines('photo', five, seven, none)).toEqual([1, 1, 2])
    expect(lines('photo', five, five, none)).toEqual([2, 2, 2])
    expect(lines('row', five, seven, none)).toEqual([2, 2, 2])
  })
})
