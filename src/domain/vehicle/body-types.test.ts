import { describe, expect, test } from 'vitest'
import { bodyTypes, bodyWords, resolveBodyWord } from './body-types.ts'

describe('resolveBodyWord', () => {
  test.each([
    ['Ute / Tray', 'Ute'],
    ['Dual Cab Utility', 'Ute'],
    ['Double Cab Pick Up', 'Ute'],
    ['Crew Cab Pickup', 'Ute'],
    ['Cab Chassis', 'Cab Chassis'],
    ['Freestyle Cab Chassis', 'Cab Chassis'],
    ['Leaf Cab Chassis', 'Cab Chassis'],
    ['SUV', 'SUV'],
    ['Sport Utility Vehicle', 'SUV'],
    ['4WD', 'SUV'],
    ['Troop Carrier', 'SUV'],
    ['Hatchback', 'Hatch'],
    ['Liftback', 'Hatch'],
    ['Sportback', 'Hatch'],
    ['Wagon', 'Wagon'],
    ['Station Wagon', 'Wagon'],
    ['stationWagon', 'Wagon'],
    ['Sportswagon', 'Wagon'],
    ['Estate', 'Wagon'],
    ['Sedan', 'Sedan'],
    ['Saloon', 'Sedan'],
    ['Coupe', 'Coupe'],
    ['Fastback', 'Coupe'],
    ['Convertible', 'Convertible'],
    ['Cabriolet', 'Convertible'],
    ['Roadster', 'Convertible'],
    ['Softtop', 'Softtop'],
    ['Hardtop', 'Hardtop'],
    ['Van', 'Van'],
    ['Crew Van', 'Van'],
    ['Panel Van', 'Van'],
    ['People Mover', 'People Mover'],
    ['peopleMover', 'People Mover'],
    ['MPV', 'People Mover'],
    ['Bus', 'Bus'],
    ['Coach', 'Bus'],
    ['Light Truck', 'Light Truck'],
    ['Motorhome', 'Motorhome'],
    ['Motor Home', 'Motorhome'],
    ['Campervan', 'Motorhome'],
    ['Caravan', 'Caravan'],
    ['Camper Trailer', 'Camper Trailer'],
    ['Cruiser', 'Cruiser'],
    ['Off Road', 'Off Road'],
    ['Adventure', 'Adventure'],
    ['Commercial', null],
    ['Other', null],
    ['', null],
  ])('SRCH-24 %j is %j', (given, expected) => expect(resolveBodyWord(given)).toBe(expected))

  test('SRCH-24 every word is its own body', () => {
    for (const word of bodyWords) expect(resolveBodyWord(word), word).toBe(word)
  })
})

test('SRCH-24 every body type tile searches something that stock can have', () => {
  expect(bodyTypes.map(({ slug }) => slug).sort()).toEqual(
    [
      '4x4',
      'bus',
      'cabChassis',
      'convertible',
      'coupe',
      'ev',
      'hardtop',
      'hatch',
      'hatchback',
      'motorhome',
      'lightTruck',
      'peopleMover',
      'prestige',
      'sedan',
      'softtop',
      'suv',
      'ute',
      'van',
      'wagon',
      'stationWagon',
    ].sort(),
  )
  for (const { bodies, refinement } of bodyTypes) {
    expect(refinement.values.length).toBeGreaterThan(0)
    if (refinement.attribute === 'body') expect(refinement.values).toEqual(bodies)
  }
})
