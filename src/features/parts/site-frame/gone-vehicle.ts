import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import type { VehicleCardView } from '#features/parts/vehicle-card/vehicle-card-view.ts'
import type { Site } from '#site/site.ts'

/** Data of the 410 page of a vehicle that was sold long ago (STOCK-05). */
export interface GoneVehicle {
  readonly goneVehicle: string
  /** From the most similar stock to the whole stock. */
  readonly ways: readonly { readonly text: string; readonly href: string }[]
  /** URL of an enquiry for a similar vehicle. */
  readonly similarHref: string
  /** Vehicles like it that can be bought; empty where the page shows none. */
  readonly similar: readonly VehicleCardView[]
}

type GoneParts = Pick<Vehicle, 'id' | 'name' | 'make' | 'model' | 'simple_body' | 'body'>

export function buildGoneVehicle(
  vehicle: GoneParts,
  site: Site,
  similar: readonly VehicleCardView[] = [],
): GoneVehicle {
  // Links use refinements instead of paths: a make without stock has no path, but a search for it suggests what to
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
    similar,
  }
}

/** Whether the data of a route error describes a gone vehicle. */
export function isGoneVehicle(data: unknown): data is GoneVehicle {
  return typeof data === 'object' && data !== null && 'goneVehicle' in data
}
