import { awaitsArrival, isInStockOnPage } from '#domain/vehicle/in-stock.ts'
import type { CarType } from '#domain/vehicle/vehicle-fields.ts'

export interface TaggableVehicle {
  readonly status: string | null
  readonly simple_fuel: string | null
  readonly reserved: boolean
  readonly preorder: boolean
  readonly certified: boolean
  readonly car_type: CarType
  readonly make: string
  readonly tag: string | null
  readonly created_at_timestamp: number
}

export interface TagSettings {
  /** Electric, Hybrid and PHEV go before every other tag. */
  readonly electric: boolean
  readonly electric_texts: { readonly electric: string; readonly hybrid: string; readonly phev: string }
  /** The manufacturer whose certified used cars carry its programme's logo; null: none do. */
  readonly certified: { readonly make: string; readonly name: string; readonly logo: string | null } | null
  readonly reserved_text: string
  readonly coming_soon_text: string
  readonly just_arrived_days: number
  readonly just_arrived_tag_name: string
  readonly sold_tag_name: string
}

/**
 * Exactly one tag, or none. `certified` is drawn as the manufacturer's badge, every other as a banner with its text.
 */
export type Tag =
  | {
      readonly kind: 'electric' | 'reserved' | 'explicit' | 'coming_soon' | 'just_arrived' | 'sold'
      readonly text: string
    }
  | { readonly kind: 'certified'; readonly text: string; readonly logo: string | null }

function electricText(fuel: string | null, texts: TagSettings['electric_texts']): string | null {
  if (fuel === 'Electric') return texts.electric
  if (fuel === 'Hybrid') return texts.hybrid
  return fuel === 'PHEV' ? texts.phev : null
}

/**
 * The tag of a vehicle (CARD-03), first that applies: electric, reserved, certified, the dealer's own, coming soon,
 * just arrived. A vehicle that is neither in stock nor coming soon is tagged as sold (CARD-02).
 */
export function resolveTag(vehicle: TaggableVehicle, settings: TagSettings, nowMs: number): Tag | null {
  if (!isInStockOnPage(vehicle)) return { kind: 'sold', text: settings.sold_tag_name }
  const electric = settings.electric ? electricText(vehicle.simple_fuel, settings.electric_texts) : null
  if (electric !== null) return { kind: 'electric', text: electric }
  if (vehicle.reserved) return { kind: 'reserved', text: settings.reserved_text }
  if (
    settings.certified !== null &&
    vehicle.certified &&
    vehicle.make === settings.certified.make &&
    vehicle.car_type !== 'new'
  )
    return { kind: 'certified', text: settings.certified.name, logo: settings.certified.logo }
  if (vehicle.tag !== null) return { kind: 'explicit', text: vehicle.tag }
  if (vehicle.status === 'coming_soon') return { kind: 'coming_soon', text: settings.coming_soon_text }
  // One that can only be ordered has not arrived, however new its record is.
  if (awaitsArrival(vehicle)) return null
  const ageSeconds = nowMs / 1000 - vehicle.created_at_timestamp
  if (ageSeconds >= 0 && ageSeconds <= settings.just_arrived_days * 86_400)
    return { kind: 'just_arrived', text: settings.just_arrived_tag_name }
  return null
}
