import { describe, expect, test } from 'vitest'
import { buildTestSite, type DocumentPart } from '../test-site.ts'
import { checkClaims, listClaimWarnings } from './check-claims.ts'

const lender = {
  finance_provider: 'alpha',
  finance: {
    lenders: { alpha: { name: 'Alpha Finance', rule: 'weekly' as const } },
    disclaimer: { rate: 7.5, comparison_rate: 8.1 },
  },
}
const faultsOf = (part: DocumentPart) => checkClaims(buildTestSite(part)).map(({ place }) => place.join('.'))
const warningsOf = (part: DocumentPart) => listClaimWarnings(buildTestSite(part)).map(({ place }) => place.join('.'))

describe('claims that cannot be true are refused', () => {
  test.each([
    [8.95, 7.5, ['finance.disclaimer.comparison_rate']],
    [8.95, 8.95, []],
    [8.95, 9.51, []],
  ])('FIN-07 a rate of %d with a comparison rate of %d', (rate, comparison_rate, places) => {
    expect(faultsOf({ finance: { disclaimer: { rate, comparison_rate } } })).toEqual(places)
  })

  test.each(['egc', 'eegc', 'poa'] as const)('PRICE-03 the words of %s promise no drive away total', (type) => {
    for (const words of ['Drive Away', 'drive-away', 'Now DRIVEAWAY!'])
      expect(faultsOf({ price: { type_words: { [type]: words } } }), words).toEqual([`price.type_words.${type}`])
    expect(faultsOf({ price: { type_words: { [type]: 'Before charges' } } })).toEqual([])
  })
})

describe('claims that are probably not meant are warned of', () => {
  test('FIN-07 a lender with figures of its own is right', () => {
    expect(warningsOf({})).toEqual([])
    expect(warningsOf(lender)).toEqual([])
  })

  test("FIN-04 a lender beside the platform's example, unless finance is off or the site is a demo", () => {
    const unsaid = { ...lender, finance: { lenders: lender.finance.lenders } }
    expect(warningsOf(unsaid)).toEqual(['finance.disclaimer'])
    expect(warningsOf({ ...unsaid, demo: true })).toEqual([])
    expect(warningsOf({ ...unsaid, finance: { ...unsaid.finance, enabled: false } })).toEqual([])
  })

  test.each([
    ['All good.', 1],
    ['WARNING: This comparison rate is true only for the example given and may not include all fees and charges.', 0],
  ])("FIN-07 the warning '%s': %i", (comparison_warning, count) => {
    expect(warningsOf({ finance: { comparison_warning } })).toHaveLength(count)
  })

  test.each([
    ['Only 3.9% p.a.!', 1],
    ['From {rate}!', 1],
    ['From {rate}, comparison rate {comparison_rate}.', 0],
    ['Ask us about finance.', 0],
  ])("FIN-04 FIN-07 the disclaimer '%s': %i", (text, count) => {
    expect(warningsOf({ finance: { disclaimer: { text } } })).toHaveLength(count)
  })

  test.each([
    [{ min: 3, max: 4 }, 1],
    [{ min: 8, max: 19 }, 0],
  ])('CALC-04 comparison rates that all lie below the rate of the calculator: %o', (comparison_rate_range, count) => {
    expect(warningsOf({ calculator: { comparison_rate_range, default_interest: 10 } })).toHaveLength(count)
  })

  test.each(['estimated_drive_away', 'egc', 'eegc'] as const)('PRICE-03 no words for %s', (type) => {
    expect(warningsOf({ price: { type_words: { [type]: '' } } })).toEqual([`price.type_words.${type}`])
  })
})
