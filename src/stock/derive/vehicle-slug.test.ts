import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildVehicleSlug } from './vehicle-slug.ts'

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
