import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  parseBoolean,
  parseDate,
  parseEpochSeconds,
  parseInstant,
  parseInteger,
  parseKilometres,
  parseList,
  parseNumber,
  parseText,
} from './parse-values.ts'
import { parseCarType, parseItemType, parsePriceType, resolveStatus } from './parse-words.ts'

const value = (parsed: { ok: true; value: unknown } | { ok: false; reason: string }): unknown =>
  parsed.ok ? parsed.value : `refused: ${parsed.reason}`

describe('numbers', () => {
  test.each([
    ['5,595 km', 5595],
    ['$32,990', 32_990],
    ['2.2 L', 2.2],
    ['8.7 L / 100 km', 8.7],
    ['AUD 1 234 567', 1_234_567],
    ['-5', -5],
    ['$-5.50', -5.5],
    ['.5', 0.5],
    ['1995cc', 1995],
    ['$32,990*', 32_990],
    ['32990 Drive Away', 32_990],
    ['3,500kg', 3500],
    ['6.29%', 6.29],
    [' 7 ', 7],
    [1995, 1995],
    ['', null],
    [null, null],
  ])('reads %j as %j', (given, expected) => expect(value(parseNumber(given))).toBe(expected))

  test.each([
    '32k',
    '32k km',
    '10,000 - 20,000',
    '1.234,50',
    '1,23',
    '4 cyl, 2.2 L',
    'twelve',
    '1e5',
    '0x10',
    '--5',
    '$',
    '=1+1',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    [1, 2],
    { a: 1 },
  ])('refuses to guess %j', (given) => {
    expect(parseNumber(given).ok).toBe(false)
  })

  test('whole numbers survive the way a dealer writes them', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -10_000_000, max: 10_000_000 }),
        fc.constantFrom('', ' km', 'km', ' kg', ' L'),
        (number, unit) => {
          expect(parseNumber(`${number.toLocaleString('en-AU').replace('−', '-')}${unit}`)).toEqual({
            ok: true,
            value: number,
          })
          expect(parseInteger(`${number}${unit}`)).toEqual({ ok: true, value: number })
        },
      ),
    )
  })

  test('an integer field refuses a fraction', () => {
    expect(parseInteger('4.5').ok).toBe(false)
    expect(parseInteger('4.0')).toEqual({ ok: true, value: 4 })
    expect(parseInteger('4.5', true)).toEqual({ ok: true, value: 5 })
  })

  test.each([
    ['62,000 miles', 99_779],
    ['62000mi', 99_779],
    ['1 mile', 2],
    ['100 Mi.', 161],
    ['62,000 km', 62_000],
    ['62000', 62_000],
    ['', null],
  ])('an odometer of %j is %j kilometres', (given, expected) => expect(value(parseKilometres(given))).toBe(expected))

  test('an odometer with a point before three digits is refused, for it may mean thousands', () => {
    for (const given of ['12.000', '12.000 km', '112.500km', '62.000 miles'])
      expect(value(parseKilometres(given)), given).toMatch(/a point before three digits/)
    for (const given of ['12000.000', '12,000.000', '12.0', '12.0000', '0.000'])
      expect(parseKilometres(given).ok, given).toBe(true)
    expect(parseKilometres(12.345, true)).toEqual({ ok: true, value: 12 })
  })

  test('an odometer that cannot be read in miles is refused, and a fraction without a conversion too', () => {
    expect(parseKilometres('62k miles').ok).toBe(false)
    expect(parseKilometres('99778.9').ok).toBe(false)
    expect(parseKilometres('99778.9', true)).toEqual({ ok: true, value: 99_779 })
  })
})

describe('dates', () => {
  const reading = { thisYear: 2026, dates: 'day_first' } as const

  test('STOCK-03 with the month first, dates that name the month or begin with the year are the same', () => {
    const monthFirst = { ...reading, dates: 'month_first' } as const
    expect(value(parseDate('05/03/2024', monthFirst))).toBe('2024-05-03')
    expect(value(parseInstant('5/3/24', monthFirst))).toBe('2024-05-03T00:00:00.000Z')
    for (const text of ['2024-03-05', '20240305', '5 Mar 2024']) {
      expect(value(parseDate(text, monthFirst))).toBe('2024-03-05')
    }
    expect(value(parseDate('25/03/2024', monthFirst))).toMatch(/^refused: .*dates: month_first.*as in 03\/31\/2027$/)
    expect(value(parseDate('03/25/2024', reading))).toBe(
      'refused: no such day; the day stands before the month, as in 31/03/2027',
    )
  })

  test.each([
    ['2024-03-05', '2024-03-05'],
    ['05/03/2024', '2024-03-05'],
    ['5/3/24', '2024-03-05'],
    ['03/2024', '2024-03-01'],
    ['2024-03', '2024-03-01'],
    ['20240305', '2024-03-05'],
    ['3 Mar 2024', '2024-03-03'],
    ['Mar 2024', '2024-03-01'],
    ['Mar-24', '2024-03-01'],
    ['2024-03-05T10:00:00Z', '2024-03-05'],
    ['29/02/2024', '2024-02-29'],
    ['05.03.2024 00:00', '2024-03-05'],
    ['', null],
  ])('reads %j as %j', (given, expected) => expect(value(parseDate(given, reading))).toBe(expected))

  test.each(['29/02/2023', '31/04/2024', '13/13/2024', '2024', '03/05', 'soon', '00/00/0000', '1850-01-01'])(
    'refuses %j',
    (given) => expect(parseDate(given, reading).ok).toBe(false),
  )

  test.each([
    ['15/03/99', '1999-03-15'],
    ['Jun-98', '1998-06-01'],
    ['1 Jan 37', '1937-01-01'],
    ['31/12/36', '2036-12-31'],
    ['5.3.00', '2000-03-05'],
    ['15/03/2099', '2099-03-15'],
  ])(
    'STOCK-03 reads %j as %j in 2026, because two digits are never a year that is more than ten away',
    (given, expected) => {
      expect(value(parseDate(given, reading))).toBe(expected)
      expect(value(parseInstant(given, reading))).toBe(`${expected}T00:00:00.000Z`)
    },
  )

  test('moments keep their zone and are UTC without one', () => {
    expect(value(parseInstant('2024-03-05T10:00:00+10:00', reading))).toBe('2024-03-05T00:00:00.000Z')
    expect(value(parseInstant('2024-03-05 10:00', reading))).toBe('2024-03-05T10:00:00.000Z')
    expect(value(parseInstant('1709632800', reading))).toBe('2024-03-05T10:00:00.000Z')
    expect(value(parseInstant('1709632800000', reading))).toBe('2024-03-05T10:00:00.000Z')
    expect(value(parseEpochSeconds('05/03/2024', reading))).toBe(1_709_596_800)
  })
})

describe('texts, flags, lists and words', () => {
  test('STOCK-03 drops NUL and other control characters, and keeps formulas as text', () => {
    expect(value(parseText('a\u0000b\u0007c\n', 100))).toBe('abc')
    expect(value(parseText('=SUM(A1:A9)', 100))).toBe('=SUM(A1:A9)')
    expect(value(parseText('\u0000', 100))).toBeNull()
    expect(value(parseText('x'.repeat(101), 100))).toMatch(/longer than 100/)
    expect(parseText({ a: 1 }, 100).ok).toBe(false)
  })

  test('reads flags leniently and refuses what is neither', () => {
    for (const given of ['Yes', 'TRUE', '1', 'y', true]) expect(value(parseBoolean(given))).toBe(true)
    for (const given of ['No', 'false', '0', 'N', false]) expect(value(parseBoolean(given))).toBe(false)
    expect(parseBoolean('maybe').ok).toBe(false)
    expect(value(parseBoolean(''))).toBeNull()
  })

  test('reads lists from lists, wrappers, JSON and separated text', () => {
    expect(value(parseList(['a', 'b'], null))).toEqual(['a', 'b'])
    expect(value(parseList({ feature: ['a', 'b'] }, null))).toEqual(['a', 'b'])
    expect(value(parseList({ image: { url: 'x' } }, null))).toEqual([{ url: 'x' }])
    expect(value(parseList('["a","b"]', null))).toEqual(['a', 'b'])
    expect(value(parseList('a, with comma | b', null))).toEqual(['a, with comma', 'b'])
    expect(value(parseList('a, b,', null))).toEqual(['a', 'b'])
    expect(value(parseList('a/b', '/'))).toEqual(['a', 'b'])
    expect(value(parseList('', null))).toEqual([])
  })

  test('STOCK-02 knows new, used and demo, and cars, motorcycles and caravans, as feeds write them', () => {
    for (const [given, expected] of [
      ['USED', 'used'],
      [' Used', 'used'],
      ['New In Stock', 'new'],
      ['Demonstrator', 'demo'],
      ['pre-owned', 'used'],
    ] as const)
      expect(value(parseCarType(given))).toBe(expected)
    for (const [given, expected] of [
      ['Car', 'car'],
      ['Motorbike', 'motorcycle'],
      ['camper trailer', 'caravan'],
      ['Caravans', 'caravan'],
      ['Pop-Top Caravan', 'caravan'],
      ['Motorhome', 'car'],
      ['MOTOR HOMES', 'car'],
      ['Campervan', 'car'],
      ['Camper Van', 'car'],
      ['Motorcycle', 'motorcycle'],
      ['Motor Cycles', 'motorcycle'],
      ['ATV', 'motorcycle'],
      ['Quad Bike', 'motorcycle'],
      ['Side-by-Side', 'motorcycle'],
    ] as const)
      expect(value(parseItemType(given))).toBe(expected)
    expect(parseCarType('boat').ok).toBe(false)
    for (const unknown of ['boat', 'trailer', 'box trailer', 'motor'])
      expect([unknown, parseItemType(unknown).ok]).toEqual([unknown, false])
  })

  test('PRICE-03 knows the price types as feeds write them', () => {
    for (const [given, expected] of [
      ['Drive Away', 'drive_away'],
      ['EGC', 'egc'],
      ['Excl. Govt. Charges', 'egc'],
      ['eegc', 'eegc'],
      ['POA', 'poa'],
      ['estimated_drive_away', 'estimated_drive_away'],
    ] as const) {
      expect(value(parsePriceType(given))).toBe(expected)
    }
    expect(parsePriceType('cheap').ok).toBe(false)
  })

  test('STOCK-07 keeps a status that no rule knows as the feed gave it', () => {
    expect(['In Stock', 'available', 'SOLD', 'Coming Soon', 'In Transit'].map(resolveStatus)).toEqual([
      'in_stock',
      'in_stock',
      'sold',
      'coming_soon',
      'in_transit',
    ])
  })
})
