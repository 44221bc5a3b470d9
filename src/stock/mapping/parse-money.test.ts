import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPriceOnApplication, parseMoney, readPriceText } from './parse-money.ts'

const value = (parsed: { ok: true; value: unknown } | { ok: false; reason: string }): unknown =>
  parsed.ok ? parsed.value : `refused: ${parsed.reason}`

describe('money', () => {
  test('PRICE-01 POA, 0 and their kin are no price, never an amount of 0', () => {
    for (const given of [
      'POA',
      'poa',
      'P.O.A.',
      'Price on application',
      'Call for price',
      'Contact dealer',
      '0',
      '$0',
      '0.00',
      0,
      '',
    ])
      expect(parseMoney(given, 'dollars'), String(given)).toEqual({ ok: true, value: null })
  })

  test('PRICE-01 words that dealers write in place of an amount give no price', () => {
    const given = [
      'Negotiable',
      'NEG.',
      'Call',
      'call us!',
      'Phone for price',
      'TBA',
      'Price on request',
      'Best offer',
      'E.O.I.',
    ]
    for (const text of given) {
      expect(parseMoney(text, 'dollars'), text).toEqual({ ok: true, value: null })
      expect(isPriceOnApplication(text), text).toBe(true)
    }
    for (const text of ['15990', 'call 15990', 'callous', 'negligible', 'sold', 'x'.repeat(300)])
      expect(isPriceOnApplication(text), text.slice(0, 20)).toBe(false)
  })

  test.each([
    ['$15,000 drive away', 1_500_000, 'drive_away'],
    ['Drive Away: $15,000', 1_500_000, 'drive_away'],
    ['15000 DRIVEAWAY!', 1_500_000, 'drive_away'],
    ['$15,000 (EGC)', 1_500_000, 'egc'],
    ['AU$15,000.50 plus ORC', 1_500_050, 'egc'],
    ['$15,000 + Govt Charges', 1_500_000, 'egc'],
    ['$15,000 excl. govt. charges', 1_500_000, 'egc'],
    ['Est. drive away $15,000', 1_500_000, 'estimated_drive_away'],
    ['$15,990 ride away', 1_599_000, 'drive_away'],
    ['Tow Away $15,990', 1_599_000, 'drive_away'],
    ['$20,000 + on roads', 2_000_000, 'egc'],
    ['$15,000 ono', 1_500_000, null],
    ['$15,000*', 1_500_000, null],
    ['15000', 1_500_000, null],
  ])('PRICE-03 %j is an amount and its price type', (given, amount, type) => {
    expect(parseMoney(given, 'dollars')).toEqual({ ok: true, value: amount })
    expect(readPriceText(given).type).toBe(type)
  })

  test.each([
    ['$15,990 inc GST', 'inc GST'],
    ['From $15,990 ride away', 'From'],
    ['$15,990 (o.n.o.)', 'o.n.o'],
    ['Special $15,990 - traded', 'Special … traded'],
    ['AU$15,990*', null],
    ['A$15,990 AUD', null],
    ['15990 ride away', null],
    ['15990', null],
    [15_990, null],
  ])('PRICE-03 the words of %j that are not understood are %j', (given, unknown) => {
    expect(readPriceText(given).unknown).toBe(unknown)
  })

  test('PRICE-01 letters among the digits, multipliers and weekly amounts are refused with a reason', () => {
    for (const given of ['15O00', '15OOO', '15 grand', '15 thousand', '1.5 million', '15k', 'l5000'])
      expect(value(parseMoney(given, 'dollars')), given).toMatch(/not an amount of money; expected an amount such as/)
    for (const given of ['$99 per week', '99/wk', '$99pw', '$99 p.w', '450 monthly']) {
      expect(value(parseMoney(given, 'dollars', true)), given).toMatch(/for a week or a month/)
      expect(parseMoney(given, 'dollars'), given).toMatchObject({ ok: true })
    }
  })

  test('PRICE-01 dollars and cents come out as cents', () => {
    expect(parseMoney('$500.01', 'dollars')).toEqual({ ok: true, value: 50_001 })
    expect(parseMoney('50001', 'cents')).toEqual({ ok: true, value: 50_001 })
    expect(value(parseMoney('500.5', 'cents'))).toMatch(/not whole cents/)
  })

  test('PRICE-01 a point before three digits may mean thousands or decimals, so that the amount is refused', () => {
    for (const given of ['$32.990', '12.000', '1.234', 'AUD 32.990 drive away', '-1.500', { '#text': '32.990' }])
      expect(value(parseMoney(given, 'dollars')), JSON.stringify(given)).toMatch(/not an amount of money/)
  })

  test.each([
    ['32990.0000', 3_299_000],
    ['32990.000', 3_299_000],
    ['32,990.000', 3_299_000],
    ['990.0000', 99_000],
    ['98.7654', 9_877],
    ['0.000', null],
  ])('PRICE-01 %j, as databases write money, is %j cents', (given, expected) => {
    expect(value(parseMoney(given, 'dollars'))).toBe(expected)
  })

  test('PRICE-01 an amount below 0, beyond the store, or unreadable is refused', () => {
    expect(value(parseMoney('-500', 'dollars'))).toMatch(/below 0/)
    expect(value(parseMoney('99,999,999', 'dollars'))).toMatch(/above/)
    expect(value(parseMoney('twelve grand', 'dollars'))).toMatch(/not an amount/)
  })

  test('every amount of whole cents survives, in both units', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), (amount) => {
        expect(parseMoney((amount / 100).toFixed(2), 'dollars')).toEqual({ ok: true, value: amount })
        expect(parseMoney(String(amount), 'cents')).toEqual({ ok: true, value: amount })
      }),
    )
  })

  test('nothing at all makes an amount of 0 or less', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double(), fc.integer(), fc.jsonValue()), (given) => {
        const parsed = parseMoney(given, 'dollars')
        if (parsed.ok && parsed.value !== null) expect(parsed.value).toBeGreaterThan(0)
      }),
    )
  })
})
