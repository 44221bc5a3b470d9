import { isCarKey } from '#domain/vehicle/car-key.ts'

export const tradeInSteps = ['vehicle', 'condition', 'details'] as const
export type TradeInStepName = (typeof tradeInSteps)[number]

/** What the query string of a trade-in page says; anything malformed counts as absent. */
export interface TradeInAddress {
  readonly path: string
  /** Id or slug of the vehicle that the visitor wants to buy. */
  readonly carId: string | null
  readonly namesVehicle: boolean
  readonly step: TradeInStepName
  /** Sealed answers of the steps before; null at the start. */
  readonly answers: string | null
  /** Sealed offer; null before the end. */
  readonly offer: string | null
}

/** Parses `car_id`, `step`, `answers` and `offer`. */
export function parseTradeInAddress(path: string, query: URLSearchParams): TradeInAddress {
  const key = query.get('car_id')?.trim() ?? ''
  return {
    path,
    carId: isCarKey(key) ? key : null,
    namesVehicle: key !== '',
    step: tradeInSteps.find((step) => step === query.get('step')) ?? 'vehicle',
    answers: query.get('answers'),
    offer: query.get('offer'),
  }
}

/** Address of a step, with the vehicle of interest. */
export function buildTradeInHref(
  { path, carId }: Pick<TradeInAddress, 'path' | 'carId'>,
  given: { readonly step?: TradeInStepName; readonly answers?: string; readonly offer?: string },
): string {
  const query = new URLSearchParams({ ...(carId === null ? {} : { car_id: carId }), ...given })
  return query.size === 0 ? path : `${path}?${query.toString()}`
}
