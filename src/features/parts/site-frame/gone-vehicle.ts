import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import type { Site } from '#site/site.ts'

/** What the page of a vehicle that was sold long ago still offers (STOCK-05); travels as the data of the 410. */
export interface GoneVehicle {
  readonly goneVehicle: string
  /** From the likest to everything. */
  readonly ways: readonly { readonly text: string; readonly href: string }[]
  /** Asks the dealer to find another. */
  readonly similarHref: string
}

type GoneParts = Pick<Vehicle, 'id' | 'name' | 'make' | 'model' | 'simple_body' | 'body'>

export function buildGoneVehicle(vehicle: GoneParts, site: Site): GoneVehicle {
  // Refinements and not paths: a make of which nothing is left has no page of its own, but a search that says what to
  // relax.
  const search = (refinement: Readonly<Record<string, string>>): string =>
    `${site.routes.search}?${new URLSearchParams(refinement).toString()}`
  const body = vehicle.simple_body ?? vehicle.body
  return {
    goneVehicle: vehicle.name,
    ways: [
      { text: `${vehicle.make} ${vehicle.model} in stock`, href: search({ make: vehicle.make, model: vehicle.model }) },
      { text: `Every ${vehicle.make}`, href: search({ make: vehicle.make }) },
      ...(body === null ? [] : [{ text: `Every ${body}`, href: search({ body }) }]),
      { text: 'All our stock', href: site.routes.search },
    ],
    similarHref: `/enquire?${new URLSearchParams({ car_id: vehicle.id, about: 'similar' }).toString()}`,
  }
}

/** Whether the data of an error is such a vehicle's. */
export function isGoneVehicle(data: unknown): data is GoneVehicle {
  return typeof data === 'object' && data !== null && 'goneVehicle' in data
}
