import type { ItemType } from '#domain/vehicle/vehicle-fields.ts'
import { commercialBodies } from '#domain/vehicle/body-types.ts'
import type { BodyWord } from '#domain/vehicle/body-types.ts'
import { prestigeMakes } from './makes.ts'
import type { SimpleFuel } from './simple-values.ts'

export interface CategoryFacts {
  readonly itemType: ItemType
  readonly make: string
  readonly simpleBody: BodyWord | null
  readonly simpleFuel: SimpleFuel | null
  readonly drive: string | null
  readonly seats: number | null
  readonly towingKg: number | null
}

const familyBodies: ReadonlySet<BodyWord> = new Set(['SUV', 'Wagon', 'People Mover'])

/** Least braked towing capacity of the category 'towing', in kilograms: enough for a mid-sized caravan. */
const towingFrom = 2_500

/**
 * Returns the values of `categories`, in this order: family (a people mover, an SUV or wagon with five seats or more,
 * or any vehicle with seven or eight) · 4x4 (four-wheel drive with low range) · towing · commercial · prestige · ev
 * (battery only) · electrified (any that can drive on electricity) · motorcycle, caravan (by item type).
 */
export function resolveCategories(facts: CategoryFacts): readonly string[] {
  const { itemType, simpleBody, simpleFuel, seats } = facts
  const isCar = itemType === 'car'
  const found: string[] = []
  const add = (holds: boolean, category: string): void => {
    if (holds) found.push(category)
  }
  const roomy = seats !== null && seats >= 7 && seats <= 8
  add(
    isCar &&
      (simpleBody === 'People Mover' ||
        roomy ||
        (simpleBody !== null && familyBodies.has(simpleBody) && (seats ?? 5) >= 5)),
    'family',
  )
  add(isCar && facts.drive === '4x4', '4x4')
  add(isCar && facts.towingKg !== null && facts.towingKg >= towingFrom, 'towing')
  add(isCar && simpleBody !== null && commercialBodies.has(simpleBody), 'commercial')
  add(isCar && prestigeMakes.has(facts.make), 'prestige')
  add(simpleFuel === 'Electric', 'ev')
  add(simpleFuel === 'Electric' || simpleFuel === 'PHEV' || simpleFuel === 'Hybrid', 'electrified')
  add(itemType === 'motorcycle', 'motorcycle')
  add(itemType === 'caravan', 'caravan')
  return found
}
