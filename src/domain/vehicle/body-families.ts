import type { BodyWord } from './body-types.ts'

/**
 * Bodies among which a buyer of one looks for another: cars for families, cars for people, vehicles for work,
 * motorcycles for the road, what is towed to live in. A bus is none of these: it carries a dozen people and more.
 */
const families: readonly (readonly BodyWord[])[] = [
  ['SUV', 'Wagon', 'People Mover'],
  ['Hatch', 'Sedan', 'Coupe', 'Convertible', 'Softtop', 'Hardtop'],
  ['Ute', 'Cab Chassis', 'Van', 'Light Truck'],
  ['Road Bike', 'Sports Bike', 'Touring Bike', 'Cruiser', 'Adventure'],
  ['Caravan', 'Camper Trailer'],
]

/** The bodies of the family of a body, itself among them; a body without a family stands alone. */
export function listBodyFamily(body: string): readonly string[] {
  return families.find((family) => family.some((word) => word === body)) ?? [body]
}
