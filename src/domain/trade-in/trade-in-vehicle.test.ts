import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  describeTradeIn,
  mostKilometres,
  parseKilometres,
  parseModelYear,
  parsePlate,
  parseRegoState,
  parseVehicleName,
  regoStates,
} from './trade-in-vehicle.ts'

describe('what a visitor types of a trade-in', () => {
  test.each([
    ['abc 123', 'ABC123'],
    ['1-AB 2CD', '1AB2CD'],
    ['S123·AXY', 'S123AXY'],
    ['', null],
    ['---', null],
    ['ABCDEFGHIJ', null],
    ['<adf>', null],
    ['ÄBC123', null],
    [' '.repeat(41) + 'ABC123', null],
  ])('BUY-04 the plate %j is %j', (typed, plate) => {
    expect(parsePlate(typed)).toBe(plate)
  })

  test.each([
    ['85,000', 85_000],
    [' 85 000 km ', 85_000],
    ['0', 0],
    ['12kms', 12],
    ['9 kilometres', 9],
    [String(mostKilometres), mostKilometres],
    [String(mostKilometres + 1), null],
    ['-5', null],
    ['1e5', null],
    ['85.5', null],
    ['a lot', null],
    ['', null],
    ['9'.repeat(50), null],
  ])('BUY-04 the distance %j is %j', (typed, km) => {
    expect(parseKilometres(typed)).toBe(km)
  })

  test.each([
    ['2019', 2019],
    ['1900', 1900],
    ['1899', null],
    ['2027', 2027],
    ['2028', null],
    ['19', null],
    ['２０１９', null],
  ])('BUY-04 in 2026 the model year %j is %j', (typed, year) => {
    expect(parseModelYear(typed, 2026)).toBe(year)
  })

  test('BUY-04 states are read in any case, and nothing else is a state', () => {
    expect(regoStates.map((state) => parseRegoState(` ${state.toLowerCase()} `))).toEqual([...regoStates])
    expect(['', 'NZ', 'NSWX', 'constructor'].map(parseRegoState)).toEqual([null, null, null, null])
  })

  test('BUY-04 names are one line of at most 60 characters in any script', () => {
    expect(parseVehicleName('  Land\u0000Rover\n Defender ')).toBe('Land Rover Defender')
    expect(parseVehicleName('日産')).toBe('日産')
    expect(parseVehicleName('x'.repeat(61))).toBeNull()
    expect(parseVehicleName(' \t ')).toBeNull()
  })

  test('BUY-04 whatever is typed, a plate has capitals and digits only and a distance is within its limits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const [plate, km] = [parsePlate(typed), parseKilometres(typed)]
        expect(plate === null || /^[A-Z0-9]{1,9}$/.test(plate)).toBe(true)
        expect(km === null || (Number.isInteger(km) && km >= 0 && km <= mostKilometres)).toBe(true)
      }),
    )
  })

  test('BUY-04 a car without a known grade is described without it', () => {
    const car = { make: 'Toyota', model: 'Corolla', year: 2019 }
    expect(describeTradeIn({ ...car, badge: 'SX' })).toBe('2019 Toyota Corolla SX')
    expect(describeTradeIn({ ...car, badge: null })).toBe('2019 Toyota Corolla')
  })
})
