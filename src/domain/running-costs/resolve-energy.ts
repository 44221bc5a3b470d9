import type { ListedVehicle } from '#domain/vehicle/listed-vehicle.ts'

/** Dollars a litre, of electricity dollars a kilowatt-hour; null: no price is configured. */
export interface EnergyPrices {
  readonly petrol: number | null
  readonly premium: number | null
  readonly diesel: number | null
  readonly lpg: number | null
  readonly electricity: number | null
}

export type EnergyName = keyof EnergyPrices

/** What the vehicle uses of one fuel, and what a year of it costs. */
export interface EnergyUse {
  readonly name: EnergyName
  /** Litres or kilowatt-hours per 100 km, as the maker states. */
  readonly per100Km: number
  /** Dollars a litre or kilowatt-hour. */
  readonly unitPrice: number
  /** Dollars, not rounded. */
  readonly yearlyDollars: number
}

/** The fuel by the feed's words, 'Petrol - Premium ULP'; null for what is bought otherwise or not known. */
function resolveLiquid({ fuel, simple_fuel }: Pick<ListedVehicle, 'fuel' | 'simple_fuel'>): EnergyName | null {
  const words = `${fuel ?? ''} ${simple_fuel ?? ''}`.slice(0, 200).toLowerCase()
  if (/\bdiesel\b/.test(words)) return 'diesel'
  if (/\blpg\b/.test(words)) return 'lpg'
  if (/\bhydrogen\b/.test(words)) return null
  if (/\bpremium\b|\b9[58]\b/.test(words)) return 'premium'
  return /\bpetrol\b|\bunleaded\b|\bulp\b|\bhybrid\b/.test(words) ? 'petrol' : null
}

/**
 * What a year of `annualKm` uses. An electric car needs its consumption in kilowatt-hours. A plug-in hybrid is left
 * out, because its official figure assumes a battery that is charged before each drive, and how much petrol it takes
 * depends on the owner. Empty where consumption or price is missing.
 */
export function resolveEnergy(
  vehicle: Pick<ListedVehicle, 'fuel' | 'simple_fuel' | 'variant'>,
  prices: EnergyPrices,
  annualKm: number,
): readonly EnergyUse[] {
  const { variant, simple_fuel } = vehicle
  if (simple_fuel === 'PHEV') return []
  const name: EnergyName | null = simple_fuel === 'Electric' ? 'electricity' : resolveLiquid(vehicle)
  const per100Km = (name === 'electricity' ? variant?.energyconsumption : variant?.fuelconsumptioncombined) ?? null
  const unitPrice = name === null ? null : prices[name]
  if (name === null || per100Km === null || per100Km <= 0 || unitPrice === null) return []
  return [{ name, per100Km, unitPrice, yearlyDollars: (annualKm / 100) * per100Km * unitPrice }]
}
