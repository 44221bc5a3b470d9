import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAnotherCar } from './another-car.ts'
import { isCorrectedVin } from './same-vin.ts'

const letters = [...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789']
const anyVin = fc.array(fc.constantFrom(...letters), { minLength: 17, maxLength: 17 }).map((each) => each.join(''))
const serial = fc.integer({ min: 0, max: 999_999 }).map((number) => String(number).padStart(6, '0'))
const place = fc.integer({ min: 0, max: 16 })
const swap = (vin: string, at: number): string =>
  vin.slice(0, at) + (vin[at + 1] ?? '') + (vin[at] ?? '') + vin.slice(at + 2)

/** Whether one serial number is the other with two neighbours exchanged. */
const isSwapped = (a: string, b: string): boolean => [0, 1, 2, 3, 4].some((at) => swap(a, at) === b)

test('STOCK-03 BUY-03 two cars of a fleet, which differ in their serial numbers, are never one', () => {
  fc.assert(
    fc.property(anyVin, serial, serial, (vin, a, b) => {
      fc.pre(a !== b && !isSwapped(a, b))
      expect(isCorrectedVin(vin.slice(0, 11) + a, vin.slice(0, 11) + b, false)).toBe(false)
    }),
  )
  // The next of a fleet, of each number.
  fc.assert(
    fc.property(anyVin, fc.integer({ min: 0, max: 999_998 }), (vin, number) => {
      const [a, b] = [number, number + 1].map((each) => vin.slice(0, 11) + String(each).padStart(6, '0'))
      expect(isCorrectedVin(a ?? '', b ?? '', false)).toBe(false)
    }),
  )
})

test('STOCK-03 a slip of the pen is corrected: neighbours, up to two characters at the front, a missing one', () => {
  fc.assert(
    fc.property(anyVin, place, place, fc.constantFrom(...letters), (vin, first, second, letter) => {
      const at = Math.min(first, 15)
      if (vin[at] !== vin[at + 1]) expect(isCorrectedVin(swap(vin, at), vin, false)).toBe(true)
      const front = first % 11
      const wrong = vin.slice(0, front) + letter + vin.slice(front + 1)
      if (wrong !== vin) expect(isCorrectedVin(wrong, vin, false)).toBe(true)
      // A VIN of 16 or 18 characters is none, wherever the mistake is.
      expect(isCorrectedVin(vin.slice(0, second) + vin.slice(second + 1), vin, false)).toBe(true)
      expect(isCorrectedVin(vin.slice(0, second) + letter + vin.slice(second), vin, false)).toBe(true)
    }),
  )
})

test('STOCK-03 BUY-03 unlike VINs are other cars, whatever the plates say, and the order does not matter', () => {
  fc.assert(
    fc.property(anyVin, anyVin, fc.boolean(), (a, b, samePlate) => {
      const different = [...a].filter((letter, index) => letter !== b[index]).length
      // Unlike texts of one length could be alike once shifted; chance makes none of them.
      fc.pre(different > 12)
      expect(isCorrectedVin(a, b, samePlate)).toBe(false)
    }),
  )
  const near = fc.tuple(anyVin, place, fc.constantFrom(...letters, 'O', 'I', ''))
  fc.assert(
    fc.property(near, fc.boolean(), ([vin, at, letter], samePlate) => {
      const other = vin.slice(0, at) + letter + vin.slice(at + 1)
      expect(isCorrectedVin(vin, other, samePlate)).toBe(isCorrectedVin(other, vin, samePlate))
    }),
  )
})

test('STOCK-03 BUY-03 no correction crosses year, make and model', () => {
  const car = { year: 2019, make: 'Toyota', model: 'HiLux', regplate: '1AB2CD' }
  const change = fc.constantFrom({ year: 2020 }, { make: 'Ford' }, { model: 'Corolla' })
  fc.assert(
    fc.property(anyVin, place, change, (vin, at, changed) => {
      const other = swap(vin, Math.min(at, 15))
      fc.pre(other !== vin)
      expect(isAnotherCar({ ...car, vin }, { ...car, vin: other })).toBe(false)
      expect(isAnotherCar({ ...car, vin }, { ...car, ...changed, vin: other })).toBe(true)
    }),
  )
})
