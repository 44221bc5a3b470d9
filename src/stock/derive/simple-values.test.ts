import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dollars } from '#domain/money/cents.ts'
import { resolvePriceRange } from './price-ranges.ts'
import { resolveDrive, resolveSimpleFuel, resolveSimpleTransmission, resolveState } from './simple-values.ts'
import { buildVehicleSlug } from './vehicle-slug.ts'

describe('STOCK-04 simple values', () => {
  test.each([
    ['Unleaded', 'Petrol'],
    ['Premium', 'Petrol'],
    ['Premium Unleaded Petrol', 'Petrol'],
    ['E10', 'Petrol'],
    ['Diesel', 'Diesel'],
    ['Unleaded Petrol/Electric', 'Hybrid'],
    ['Premium Unleaded/Electric', 'Hybrid'],
    ['Diesel/Electric', 'Hybrid'],
    ['Hybrid', 'Hybrid'],
    ['Plug-in Hybrid', 'PHEV'],
    ['PHEV', 'PHEV'],
    ['Electric', 'Electric'],
    ['BEV', 'Electric'],
    ['Liquid Petroleum Gas', 'LPG'],
    ['LPG', 'LPG'],
    ['Hydrogen Fuel Cell', 'Hydrogen'],
    ['Plugin Hybrid', 'PHEV'],
    ['Plug In', 'PHEV'],
    ['HEV', 'Hybrid'],
    ['MHEV', 'Hybrid'],
    ['Petrol + Electric', 'Hybrid'],
    ['Premium-Electric', 'Hybrid'],
    ['Electric/Petrol', 'Hybrid'],
    ['Electric & Diesel', 'Hybrid'],
    ['Electric/Unleaded', 'Hybrid'],
    ['Electric  +  Premium', 'Hybrid'],
    ['EV', 'Electric'],
    ['Battery', 'Electric'],
    ['FCEV', 'Hydrogen'],
    ['Gas', 'LPG'],
    ['TDI', 'Diesel'],
    ['ULP', 'Petrol'],
    ['PULP', 'Petrol'],
    ['E85', 'Petrol'],
    ['Gasoline', 'Petrol'],
    ['91 RON', 'Petrol'],
    ['95RON', 'Petrol'],
    ['98  RON', 'Petrol'],
    ['92 RON', null],
    ['Leveller', null],
    ['D', 'Diesel'],
    [' p ', 'Petrol'],
    ['U', 'Petrol'],
    ['X', null],
    ['T/D', 'Diesel'],
    ['TDSL', 'Diesel'],
    ['CRDi', 'Diesel'],
    ['U91', 'Petrol'],
    ['P98', 'Petrol'],
    ['98', 'Petrol'],
    ['ULP91', 'Petrol'],
    ['PULP95', 'Petrol'],
    ['Dual fuel', 'LPG'],
    ['e-Power', 'Hybrid'],
    ['REEV', 'PHEV'],
    ['Other', null],
  ])('STOCK-04 simple_fuel of %s is %s', (given, expected) => expect(resolveSimpleFuel(given)).toBe(expected))

  test.each([
    ['Automatic', 'Automatic'],
    ['Sports Automatic Dual Clutch', 'Automatic'],
    ['CVT', 'Automatic'],
    ['6A', 'Automatic'],
    ['Constantly Variable Transmission', 'Automatic'],
    ['Automated Manual', 'Automatic'],
    ['Reduction Gear', 'Automatic'],
    ['Continuous Variable', 'Automatic'],
    ['Manual', 'Manual'],
    ['5 Speed Manual', 'Manual'],
    ['6M', 'Manual'],
    ['M', 'Manual'],
    ['A/T', 'Automatic'],
    ['AT', 'Automatic'],
    ['8AT', 'Automatic'],
    ['M/T', 'Manual'],
    ['MT', 'Manual'],
    ['5MT', 'Manual'],
    ['6 MT', 'Manual'],
    ['Variable', 'Automatic'],
    ['Direct Shift', 'Automatic'],
    ['Tiptronic', 'Automatic'],
    ['Steptronic', 'Automatic'],
    ['7G-Tronic', 'Automatic'],
    ['Selespeed', 'Automatic'],
    ['Sequential', 'Automatic'],
    ['EDC', 'Automatic'],
    ['D-CT', 'Automatic'],
    ['IVT', 'Automatic'],
    ['EAT8', 'Automatic'],
    ['Matte', null],
    ['Dual clutch', 'Automatic'],
    ['Dual-clutch', 'Automatic'],
    ['Dualclutch', 'Automatic'],
    ['7 speed DCT', 'Automatic'],
    ['DSG', 'Automatic'],
    ['PDK', 'Automatic'],
    ['S tronic', 'Automatic'],
    ['Powershift', 'Automatic'],
    ['Semi manual', 'Automatic'],
    ['Single speed', 'Automatic'],
    ['Single-speed', 'Automatic'],
    ['SingleSpeed', 'Automatic'],
    ['eCVT', 'Automatic'],
    ['AMT', 'Automatic'],
    ['A', 'Automatic'],
    ['8 A', 'Automatic'],
    ['10A', 'Automatic'],
    ['Man', 'Manual'],
    ['10 M', 'Manual'],
    ['6  M', null],
    ['8  A', null],
    ['Mx', null],
    ['xm', null],
    ['Ax', null],
    ['xa', null],
    ['-', null],
    ['AWD', null],
  ])('STOCK-04 simple_transmission of %s is %s', (given, expected) =>
    expect(resolveSimpleTransmission(given)).toBe(expected),
  )

  test.each([
    ['4WD', '4x4'],
    ['4X4', '4x4'],
    ['Four Wheel Drive', '4x4'],
    ['AWD', 'AWD'],
    ['quattro', 'AWD'],
    ['Front', 'FWD'],
    ['Front Wheel Drive', 'FWD'],
    ['Rear', 'RWD'],
    ['RWD', 'RWD'],
    ['4 x 4', '4x4'],
    ['Part-time', '4x4'],
    ['Dual range', '4x4'],
    ['All - Wheel Drive', 'AWD'],
    ['4MATIC', 'AWD'],
    ['xDrive', 'AWD'],
    ['4MOTION', 'AWD'],
    ['ALL4', 'AWD'],
    ['ALLGRIP', 'AWD'],
    ['HTRAC', 'AWD'],
    ['i-ACTIV AWD', 'AWD'],
    ['E-Four', 'AWD'],
    ['S-AWC', 'AWD'],
    ['e-4ORCE', 'AWD'],
    ['GR-FOUR', 'AWD'],
    ['Full time', 'AWD'],
    ['F', 'FWD'],
    ['fwd', 'FWD'],
    ['R', 'RWD'],
    ['Rear Wheel Drive', 'RWD'],
    ['Half', null],
    ['Four', null],
    ['Roof', null],
    ['Upfront', null],
    ['Unrear', null],
    ['Door', null],
    ['2WD', null],
    ['4X2', null],
    ['Other', null],
  ])('STOCK-04 drive of %s is %s', (given, expected) => expect(resolveDrive(given)).toBe(expected))

  test.each([
    ['Victoria', 'VIC'],
    ['AU-VIC', 'VIC'],
    ['nsw', 'NSW'],
    ['A.C.T.', 'ACT'],
    ['AU - SA', 'SA'],
    ['au wa', 'WA'],
    ['New South  Wales', 'NSW'],
    ['Australian Capital Territory', 'ACT'],
    ['Nau-nt', null],
    ['Texas', null],
    ['__proto__', null],
    ['constructor', null],
  ])('STOCK-04 state of %s is %s', (given, expected) => expect(resolveState(given)).toBe(expected))
})

describe('price_range', () => {
  const bounds = [10_000, 20_000, 40_000]

  test('STOCK-04 an amount equal to a bound starts the next bucket', () => {
    const range = (amount: number): string | null => resolvePriceRange(dollars(amount), bounds)
    expect([9_999.99, 10_000, 19_999.99, 20_000, 39_999.99, 40_000].map(range)).toEqual([
      'Under $10,000',
      '$10,000 - $20,000',
      '$10,000 - $20,000',
      '$20,000 - $40,000',
      '$20,000 - $40,000',
      '$40,000 and over',
    ])
    expect(resolvePriceRange(null, bounds)).toBeNull()
    expect(resolvePriceRange(dollars(5), [])).toBeNull()
    expect(resolvePriceRange(dollars(5), [10])).toBe('Under $10')
  })

  test('STOCK-04 every amount has exactly one bucket, and dearer is never in a lower one', () => {
    const order = ['Under $10,000', '$10,000 - $20,000', '$20,000 - $40,000', '$40,000 and over']
    const amount = fc.integer({ min: 1, max: 10_000_000 }).map((value) => dollars(value / 100))
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        const [low, high] = one <= other ? [one, other] : [other, one]
        const [lower, higher] = [
          order.indexOf(resolvePriceRange(low, bounds) ?? ''),
          order.indexOf(resolvePriceRange(high, bounds) ?? ''),
        ]
        expect(lower).toBeGreaterThanOrEqual(0)
        expect(higher).toBeGreaterThanOrEqual(lower)
      }),
    )
  })
})

describe('slug', () => {
  test('STOCK-04 is year, make, model, badge and the whole stock number', () => {
    expect(
      buildVehicleSlug({ year: 2022, make: 'Toyota', model: 'HiLux', badge: 'SR5 (4x4)', stocknum: 'B/1234' }),
    ).toBe('2022-toyota-hilux-sr5-4x4-b-1234')
    expect(buildVehicleSlug({ year: null, make: '长城', model: '炮', badge: null, stocknum: '№' })).toBe('vehicle-no')
  })

  test.each([
    ['leaves 90 characters whole', 'm'.repeat(75), `2022-kia-${'m'.repeat(75)}-b1234`],
    ['drops the word that does not fit', `${'m'.repeat(70)} ${'n'.repeat(9)}`, `2022-kia-${'m'.repeat(70)}-b1234`],
    ['keeps a word that ends where room ends', `${'m'.repeat(75)} next`, `2022-kia-${'m'.repeat(75)}-b1234`],
    ['drops a word of one character too many', 'm'.repeat(76), '2022-kia-b1234'],
  ])('STOCK-04 %s', (_what, model, slug) => {
    expect(buildVehicleSlug({ year: 2022, make: 'Kia', model, badge: null, stocknum: 'B1234' })).toBe(slug)
  })

  test('STOCK-04 a stock number of more than 70 characters is cut, and a single long word is too', () => {
    const given = { year: null, make: 'x'.repeat(120), model: '', badge: null }
    expect(buildVehicleSlug({ ...given, stocknum: 'B1' })).toBe(`${'x'.repeat(87)}-b1`)
    expect(buildVehicleSlug({ ...given, stocknum: 'b'.repeat(99) })).toBe(`${'x'.repeat(19)}-${'b'.repeat(70)}`)
    expect(buildVehicleSlug({ ...given, make: 'Kia', stocknum: '炮' })).toBe('kia-vehicle')
  })

  test('STOCK-04 has at most 90 characters of a-z, 0-9 and single hyphens, and keeps stock numbers apart', () => {
    const text = fc.string({ maxLength: 120, unit: 'binary' })
    fc.assert(
      fc.property(
        fc.option(fc.integer({ min: 1900, max: 2030 })),
        text,
        text,
        fc.option(text),
        fc.stringMatching(/^[A-Z0-9]{1,60}$/),
        (year, make, model, badge, stocknum) => {
          const slug = buildVehicleSlug({ year, make, model, badge, stocknum })
          expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)+$/)
          expect(slug.length).toBeLessThanOrEqual(90)
          expect(slug.endsWith(`-${stocknum.toLowerCase()}`)).toBe(true)
        },
      ),
    )
  })
})
