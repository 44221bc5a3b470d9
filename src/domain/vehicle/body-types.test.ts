import { describe, expect, test } from 'vitest'
import { bodyTypes, bodyWords, commercialBodies, resolveBodyWord } from './body-types.ts'

describe('resolveBodyWord', () => {
  test.each([
    ['Ute / Tray', 'Ute'],
    ['King Cab', 'Ute'],
    ['D/Cab', 'Ute'],
    ['Panelvan', 'Van'],
    ['5D HBK', 'Hatch'],
    ['4D SDN', 'Sedan'],
    ['WGN', 'Wagon'],
    ['2D CPE', 'Coupe'],
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
    ['Pop Top', 'Caravan'],
    ['Pop-top camper', 'Camper Trailer'],
    ['Cruiser', 'Cruiser'],
    ['Off Road', 'Off Road'],
    ['Adventure', 'Adventure'],
    ['  sedan ', 'Sedan'],
    ['SEDAN', 'Sedan'],
    ['people__mover', 'People Mover'],
    ['PEOPLE/MOVER', 'People Mover'],
    ['PEOPLE   MOVER', 'People Mover'],
    [' Off _ Road ', 'Off Road'],
    ['dualSport', 'Adventure'],
    [' peopleMover ', 'People Mover'],
    ['Touring', 'Wagon'],
    ['Touring Car', null],
    ['Commercial', null],
    ['Other', null],
    ['', null],
  ])('SRCH-24 %j is %j', (given, expected) => expect(resolveBodyWord(given, 'car')).toBe(expected))

  test.each([
    ['Tourer', 'Touring Bike'],
    ['Sports Tourer', 'Touring Bike'],
    ['Touring', 'Touring Bike'],
    ['Adventure Tourer', 'Adventure'],
    ['Roadster', 'Road Bike'],
    ['Naked Sport', 'Road Bike'],
    ['Cafe Racer', 'Road Bike'],
    ['Sports', 'Sports Bike'],
    ['Super Sport', 'Sports Bike'],
    ['superSport', 'Sports Bike'],
    ['Bobber', 'Cruiser'],
    ['Sport Cruiser', 'Cruiser'],
    ['Trike', 'Trike'],
    ['Dirt', 'Off Road'],
    ['Trail/Enduro', 'Off Road'],
    ['Dual Sport', 'Adventure'],
    ['Side by Side', 'ATV'],
    ['Other', null],
  ])('SRCH-24 %j of a motorcycle is %j', (given, expected) =>
    expect(resolveBodyWord(given, 'motorcycle')).toBe(expected),
  )

  test.each([
    ['Family Van', 'Caravan'],
    ['Bunk Van', 'Caravan'],
    ['Van', 'Caravan'],
    ['Off Road', 'Caravan'],
    ['Touring', 'Caravan'],
    ['Full Height', 'Caravan'],
    ['Pop Top', 'Caravan'],
    ['Hybrid', 'Caravan'],
    ['5th Wheeler', 'Caravan'],
    ['Campervan', 'Motorhome'],
    ['Motorhome', 'Motorhome'],
    ['Camper Trailer', 'Camper Trailer'],
    ['Off-road Camper', 'Camper Trailer'],
    ['Forward Fold', 'Camper Trailer'],
    ['Dual Cab Utility', 'Ute'],
    ['Other', null],
  ])('SRCH-24 %j of a caravan dealer is %j', (given, expected) =>
    expect(resolveBodyWord(given, 'caravan')).toBe(expected),
  )

  test('SRCH-24 every word is its own body, also of a motorcycle', () => {
    const ofBikes = ['Adventure', 'Cruiser', 'Scooter', 'ATV', 'Off Road', 'Sports Bike', 'Road Bike', 'Touring Bike']
    for (const word of [...ofBikes, 'Trike']) expect(resolveBodyWord(word, 'motorcycle'), word).toBe(word)
    expect(bodyWords).toHaveLength(26)
    for (const word of bodyWords) expect(resolveBodyWord(word, 'car'), word).toBe(word)
  })
})

test('SRCH-24 every body type tile searches its body', () => {
  const searched = bodyTypes.map(({ slug, refinement: { attribute, values } }) => [slug, attribute, ...values])
  expect(searched).toEqual([
    ['4x4', 'categories', '4x4'],
    ['bus', 'body', 'Bus'],
    ['cabChassis', 'body', 'Cab Chassis'],
    ['convertible', 'body', 'Convertible', 'Softtop'],
    ['coupe', 'body', 'Coupe'],
    ['ev', 'categories', 'ev'],
    ['hardtop', 'body', 'Hardtop'],
    ['hatch', 'body', 'Hatch'],
    ['hatchback', 'body', 'Hatch'],
    ['motorhome', 'body', 'Motorhome'],
    ['lightTruck', 'body', 'Light Truck'],
    ['peopleMover', 'body', 'People Mover'],
    ['prestige', 'categories', 'prestige'],
    ['sedan', 'body', 'Sedan'],
    ['softtop', 'body', 'Softtop'],
    ['suv', 'body', 'SUV'],
    ['ute', 'body', 'Ute'],
    ['van', 'body', 'Van'],
    ['wagon', 'body', 'Wagon'],
    ['stationWagon', 'body', 'Wagon'],
  ])
  for (const { bodies, refinement } of bodyTypes)
    if (refinement.attribute === 'body') expect(refinement.values).toEqual(bodies)
})

test('SRCH-24 a tile that cuts across bodies searches its category, and no body', () => {
  expect(bodyTypes.filter(({ refinement }) => refinement.attribute === 'categories')).toEqual([
    { slug: '4x4', label: '4x4', bodies: [], refinement: { attribute: 'categories', values: ['4x4'] } },
    { slug: 'ev', label: 'Electric', bodies: [], refinement: { attribute: 'categories', values: ['ev'] } },
    { slug: 'prestige', label: 'Prestige', bodies: [], refinement: { attribute: 'categories', values: ['prestige'] } },
  ])
})

test('STOCK-04 utes, vans, cab chassis, light trucks and buses are work vehicles', () => {
  expect([...commercialBodies].sort()).toEqual(['Bus', 'Cab Chassis', 'Light Truck', 'Ute', 'Van'])
})
