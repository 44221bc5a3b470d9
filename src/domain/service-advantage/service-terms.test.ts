import { expect, test } from 'vitest'
import { resolveServiceTerms, type OwnTerms } from './service-terms.ts'

const defaults = { price: 250, years: 5, services: 5, every_months: 12, every_km: 15_000, range_km: 75_000 }
const own = (terms: Partial<OwnTerms>): OwnTerms => ({
  price: null,
  years: null,
  services: null,
  range_km: null,
  ...terms,
})

test.each<[what: string, terms: Partial<OwnTerms>, expected: object]>([
  ['nothing of its own', {}, defaults],
  ['a price alone', { price: 525 }, { ...defaults, price: 525 }],
  ['a price of nothing', { price: 0 }, { ...defaults, price: 0 }],
  ['a distance alone', { range_km: 90_000 }, { ...defaults, range_km: 90_000 }],
  [
    'years and services',
    { price: 485, years: 3, services: 6 },
    { price: 485, years: 3, services: 6, every_months: null, every_km: null, range_km: null },
  ],
  [
    'years alone',
    { price: 290, years: 3 },
    { price: 290, years: 3, services: null, every_months: null, every_km: null, range_km: null },
  ],
  [
    'services alone, without a price',
    { services: 4 },
    { price: null, years: null, services: 4, every_months: null, every_km: null, range_km: null },
  ],
])('CONTENT-04 a row with %s', (_what, terms, expected) => {
  expect(resolveServiceTerms(defaults, own(terms))).toEqual(expected)
})
