import { describe, expect, test } from 'vitest'
import { dollars } from '#domain/money/cents.ts'
import { resolveGuidance } from './guidance.ts'
import { isOfferOpen, resolveOfferEnd } from './offer-validity.ts'
import { describeAnswers, isSoundEstimate, readAnswers } from './valuation.ts'

const questions = [
  {
    id: 'tyres',
    text: 'Tyres',
    options: [
      { id: 'new', text: 'Nearly new' },
      { id: 'worn', text: 'Worn' },
    ],
  },
  {
    id: 'owners',
    text: 'Owners',
    options: [
      { id: '1', text: 'One' },
      { id: '2', text: 'Two or more' },
    ],
  },
]

describe('the answers of a visitor', () => {
  test('BUY-04 only answers that the question offers are taken, and missing ones are named in order', () => {
    const given = new Map([
      ['tyres', 'worn'],
      ['owners', '99'],
      ['stranger', 'x'],
    ])
    const read = readAnswers(questions, (id) => given.get(id) ?? null)
    expect(read).toEqual({ answers: { tyres: 'worn' }, missing: ['owners'] })
    expect(describeAnswers(questions, read.answers)).toEqual([{ question: 'Tyres', answer: 'Worn' }])
  })
})

describe('an estimate', () => {
  test.each([
    [10_000, 9_000, 11_000, true],
    [10_000, 10_000, 10_000, true],
    [0, 0, 0, false],
    [10_000, 10_001, 11_000, false],
    [10_000, 9_000, 9_999, false],
    [10_000, -1, 11_000, false],
  ])('BUY-04 of $%d between $%d and $%d may be shown: %s', (offer, low, high, sound) => {
    expect(isSoundEstimate({ offerPrice: dollars(offer), low: dollars(low), high: dollars(high) })).toBe(sound)
  })
})

describe('the guidance', () => {
  const settings = { guidance_years: 7, guidance_km: 100_000 }
  test.each([
    [2019, 100_000, []],
    [2018, 100_000, ['age']],
    [2019, 100_001, ['distance']],
    [1990, 500_000, ['age', 'distance']],
    [null, 100_001, ['distance']],
    [2027, 0, []],
  ])('BUY-05 in 2026 a car of %s with %d km is told %j', (year, km, reasons) => {
    expect(resolveGuidance({ year, km }, settings, 2026)).toEqual(reasons)
  })
})

describe('until when an offer holds', () => {
  test('BUY-04 seven calendar days at the site, also over the start of daylight saving', () => {
    // 3 October 2026, 23:30 in Sydney; the clocks go forward on 4 October.
    const made = Date.UTC(2026, 9, 3, 13, 30)
    expect(resolveOfferEnd(made, 7, 'Australia/Sydney')).toBe('2026-10-10')
    const lastMinute = Date.UTC(2026, 9, 10, 12, 59)
    expect(isOfferOpen('2026-10-10', lastMinute, 'Australia/Sydney')).toBe(true)
    expect(isOfferOpen('2026-10-10', lastMinute + 60_000, 'Australia/Sydney')).toBe(false)
    expect(isOfferOpen('2026-10-10', lastMinute + 60_000, 'Australia/Perth')).toBe(true)
  })
})
