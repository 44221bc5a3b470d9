/** Vehicle data of an event (LEAD-10); null when the vehicle has no value. */
export interface VehicleEventParameters {
  readonly vehicleStatus: string | null
  readonly vehicleMake: string
  readonly vehicleModel: string
  readonly vehicleYear: number | null
  readonly vehicleKilometers: number | null
  readonly vehicleGrade: string | null
}

/**
 * All events (API-02) with their ids, which a site may replace, and their parameters. `reserved_19` and `reserved_25`
 * have no defined meaning and are never fired.
 */
export const eventCatalogue = {
  used_detail_view: { id: 4, carries: 'vehicle' },
  enquiry_new: { id: 14, carries: 'vehicle' },
  enquiry_used: { id: 15, carries: 'vehicle' },
  test_drive_new: { id: 17, carries: 'vehicle' },
  offer_accepted: { id: 18, carries: 'nothing' },
  reserved_19: { id: 19, carries: 'nothing' },
  default_form: { id: 22, carries: 'nothing' },
  reserved_25: { id: 25, carries: 'nothing' },
  calculator_touched: { id: 26, carries: 'nothing' },
  favourite_added: { id: 39, carries: 'favourite' },
  test_drive_used: { id: 48, carries: 'vehicle' },
  search_view: { id: 49, carries: 'search' },
  careers_enquiry: { id: 51, carries: 'nothing' },
  history_report: { id: 60, carries: 'vehicle' },
  print: { id: 61, carries: 'vehicle' },
} as const satisfies Record<string, { readonly id: number; readonly carries: Carries }>

type Carries = 'vehicle' | 'favourite' | 'search' | 'nothing'
/** Event names as used under `analytics.event_ids` in the site configuration. */
export type EventName = keyof typeof eventCatalogue

interface ParametersOf {
  vehicle: VehicleEventParameters
  favourite: { readonly vehicleId: string; readonly vehicleMake: string; readonly vehicleModel: string }
  search: { readonly results: number }
  nothing: Readonly<Record<string, never>>
}

/** An event with exactly the parameters that the catalogue defines. */
export type VisitorEvent = {
  readonly [Name in EventName]: {
    readonly name: Name
    readonly parameters: ParametersOf[(typeof eventCatalogue)[Name]['carries']]
  }
}[EventName]

interface EventVehicle {
  readonly status: string | null
  readonly make: string
  readonly model: string
  readonly year: number | null
  readonly km: number | null
  readonly badge: string | null
}

/** The vehicle parameters of an event, from the vehicle's current state (LEAD-10). */
export function buildVehicleParameters(vehicle: EventVehicle): VehicleEventParameters {
  return {
    vehicleStatus: vehicle.status,
    vehicleMake: vehicle.make,
    vehicleModel: vehicle.model,
    vehicleYear: vehicle.year,
    vehicleKilometers: vehicle.km,
    vehicleGrade: vehicle.badge,
  }
}
