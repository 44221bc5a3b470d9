import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseMassField, resolveTowLimits, type TowCar } from './tow-limits.ts'

const unknown: TowCar = { braked: null, ball: null, kerb: null, gvm: null, gcm: null, load: 0 }
const mass = fc.integer({ min: 0, max: 20_000 })
const maybe = fc.option(mass, { nil: null })
const cars = fc.record({ braked: maybe, ball: maybe, kerb: maybe, gvm: maybe, gcm: maybe, load: mass })
const shares = fc.integer({ min: 4, max: 15 }).map((percent) => percent / 100)

describe('what a car may tow', () => {
  test.each<[string, Partial<TowCar>, string, number]>([
    ['the braked capacity alone', { braked: 2500 }, 'braked', 2500],
    ['a weak tow ball', { braked: 3500, ball: 250 }, 'ball', 2500],
    ['a tow ball that fits to the kilogram', { braked: 3500, ball: 350 }, 'braked', 3500],
    ['a full car: its GVM leaves 200 kg for the ball', { braked: 3500, kerb: 2200, gvm: 3050, load: 650 }, 'gvm', 2000],
    ['the combination', { braked: 3500, kerb: 2300, gvm: 3200, gcm: 5850, load: 450 }, 'gcm', 3100],
    ['an overloaded car', { braked: 3500, kerb: 2300, gvm: 2500, load: 300 }, 'gvm', 0],
  ])('CONTENT-12 is decided by %s', (_name, car, kind, atm) => {
    expect(resolveTowLimits({ ...unknown, ...car }, 0.1).deciding).toEqual({ kind, atm })
  })

  test('CONTENT-12 a limit whose masses are missing is named as unchecked and decides nothing', () => {
    expect(resolveTowLimits({ ...unknown, braked: 2000, gvm: 3000, gcm: 5000 }, 0.1)).toEqual({
      limits: [{ kind: 'braked', atm: 2000 }],
      deciding: { kind: 'braked', atm: 2000 },
      unchecked: ['ball', 'gvm', 'gcm'],
    })
    expect(resolveTowLimits(unknown, 0.1).deciding).toBeNull()
  })

  test('CONTENT-12 the heaviest trailer keeps every known limit, and one a little heavier breaks one', () => {
    const isWithin = ({ braked, ball, kerb, gvm, gcm, load }: TowCar, share: number, atm: number) =>
      (braked === null || atm <= braked) &&
      (ball === null || share * atm <= ball + 1e-6) &&
      (gvm === null || kerb === null || kerb + load + share * atm <= gvm + 1e-6) &&
      (gcm === null || kerb === null || kerb + load + atm <= gcm)
    fc.assert(
      fc.property(cars, shares, (car, share) => {
        const { deciding } = resolveTowLimits(car, share)
        if (deciding === null) return
        if (deciding.atm > 0) expect(isWithin(car, share, deciding.atm)).toBe(true)
        expect(isWithin(car, share, deciding.atm + 2)).toBe(false)
      }),
    )
  })

  test.each([
    ['2,150', 2150],
    [' 2150 kg ', 2150],
    ['2 150', 2150],
    ['0', 0],
    ['', 'empty'],
    ['   ', 'empty'],
    ['-5', 'wrong'],
    ['2.5', 'wrong'],
    ['20001', 'wrong'],
    ['1'.repeat(5000), 'wrong'],
    ['two tonnes', 'wrong'],
  ])('CONTENT-12 %j is read as %s', (text, expected) => {
    expect(parseMassField(text)).toBe(expected)
  })
})
