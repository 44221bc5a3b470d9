import { describe, expect, test } from 'vitest'
import { resolveCategories } from './categories.ts'
import type { CategoryFacts } from './categories.ts'
import { resolveFilteredFeatures } from './features.ts'

describe('features and categories', () => {
  test("STOCK-04 filtered_features are the platform's words, once each, in one order", () => {
    expect(
      resolveFilteredFeatures([
        'Towbar (genuine)',
        '17" Alloy wheels',
        'Rear view camera',
        'Android Auto',
        'Apple CarPlay',
        'Radar cruise control',
      ]),
    ).toEqual([
      'Apple CarPlay',
      'Android Auto',
      'Reversing Camera',
      'Adaptive Cruise Control',
      'Cruise Control',
      'Alloy Wheels',
      'Tow Bar',
    ])
    expect(resolveFilteredFeatures(['Leather steering wheel', 'Cup holders'])).toEqual([])
  })

  test.each<[Partial<CategoryFacts>, readonly string[]]>([
    [{ simpleBody: 'SUV', seats: 7, drive: '4x4', towingKg: 3_000 }, ['family', '4x4', 'towing']],
    [{ simpleBody: 'Ute', seats: 5, drive: '4x4', towingKg: 3_500 }, ['4x4', 'towing', 'commercial']],
    [{ simpleBody: 'Sedan', make: 'Lexus', simpleFuel: 'Hybrid' }, ['prestige', 'electrified']],
    [{ simpleBody: 'Hatch', simpleFuel: 'Electric' }, ['ev', 'electrified']],
    [{ simpleBody: 'SUV', seats: 4 }, []],
    [{ simpleBody: 'SUV', seats: 5 }, ['family']],
    [{ simpleBody: 'Wagon' }, ['family']],
    [{ simpleBody: 'People Mover', seats: 4 }, ['family']],
    [{ simpleBody: 'Sedan', seats: 5 }, []],
    [{ simpleBody: 'Sedan', seats: 6 }, []],
    [{ simpleBody: 'Sedan', seats: 7 }, ['family']],
    [{ seats: 8 }, ['family']],
    [{ seats: 9 }, []],
    [{ simpleFuel: 'PHEV' }, ['electrified']],
    [{ simpleFuel: 'Petrol' }, []],
    [{ itemType: 'caravan', simpleBody: 'Van', drive: '4x4', towingKg: 3_000, make: 'BMW' }, ['caravan']],
    [{ itemType: 'motorcycle', simpleFuel: 'Electric' }, ['ev', 'electrified', 'motorcycle']],
    [{ simpleBody: 'Bus', seats: 14 }, ['commercial']],
    [{ simpleBody: 'SUV', towingKg: 2_499 }, ['family']],
    [{ simpleBody: 'SUV', towingKg: 2_500 }, ['family', 'towing']],
    [{ itemType: 'motorcycle', make: 'BMW' }, ['motorcycle']],
    [{ itemType: 'caravan', simpleBody: 'Caravan', seats: 7 }, ['caravan']],
  ])('STOCK-04 categories of %j are %j', (facts, expected) => {
    expect(
      resolveCategories({
        itemType: 'car',
        make: 'Toyota',
        simpleBody: null,
        simpleFuel: null,
        drive: null,
        seats: null,
        towingKg: null,
        ...facts,
      }),
    ).toEqual(expected)
  })
})
