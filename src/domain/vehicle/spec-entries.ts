import { formatMonth } from '#domain/format/calendar-date.ts'
import { formatKm, formatNumber } from '#domain/format/format-number.ts'
import { formatFeet, formatKilograms } from './caravan-measures.ts'
import { describeElectricRange, rangeCycleLabel } from './electric-range.ts'
import { formatEngineFigure, formatGearbox, mergeEngineSize } from './engine-figures.ts'
import type { ListedVehicle } from './listed-vehicle.ts'
import { resolvePayload } from './load-facts.ts'
import { toBuyersWord } from './trade-words.ts'
import type { ItemType } from './vehicle-fields.ts'

export interface SpecEntry {
  readonly label: string
  readonly value: string
}

type RawValue = string | number | boolean | null | undefined

/** The item type in words, for '{type} Details' (VDP-06). */
export function describeItemType(itemType: ItemType): string {
  switch (itemType) {
    case 'car':
      return 'Car'
    case 'motorcycle':
      return 'Motorcycle'
    case 'caravan':
      return 'Caravan'
  }
}

/** Whether an entry is shown (VDP-06): 0 and false are; a missing value, an empty text and the text 'null' are not. */
export function hasSpecValue(value: RawValue): value is string | number | boolean {
  if (value === undefined || value === null) return false
  if (typeof value !== 'string') return true
  const text = value.trim()
  return text !== '' && text !== 'null'
}

function formatSpecValue(value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return typeof value === 'number' ? formatNumber(value) : value.trim()
}

const unit = (value: number | null | undefined, suffix: string): string | null =>
  value === null || value === undefined ? null : `${formatNumber(value)}${suffix}`
const write = <Value>(value: Value | null | undefined, format: (value: Value) => string): string | null =>
  value === null || value === undefined ? null : format(value)

/** The entries of the specification panel in their order, without empty ones (VDP-06, VDP-08). */
export function buildSpecEntries(vehicle: ListedVehicle): readonly SpecEntry[] {
  const { variant, specifications } = vehicle
  const capacity = variant?.enginesize ?? null
  const engine =
    vehicle.engine_size === null || capacity === null ? null : mergeEngineSize(vehicle.engine_size, capacity)
  const raw: readonly (readonly [label: string, value: RawValue])[] = [
    ['Make', vehicle.make],
    ['Model', vehicle.model],
    ['Badge', vehicle.badge],
    ['Series', vehicle.series],
    // A year has no thousands separator, which `formatNumber` would add.
    ['Year', vehicle.year === null ? null : String(vehicle.year)],
    ['Odometer', write(vehicle.km, formatKm)],
    ['Body width', write(specifications?.body_width, formatFeet)],
    ['Body length', write(specifications?.body_length, formatFeet)],
    ['Tare weight', write(specifications?.tare_weight, formatKilograms)],
    ['Aggregate trailer mass', write(specifications?.aggregate_trailer_mass, formatKilograms)],
    // That of a car stands among the further facts, where the feed gives it.
    ['Payload', vehicle.item_type === 'caravan' ? write(resolvePayload(vehicle), formatKilograms) : null],
    ['Axle type', specifications?.axle_type],
    ['Sleeps', specifications?.sleeps],
    ['Body', vehicle.body ?? vehicle.simple_body],
    ['Body configuration', variant?.bodyconfiguration],
    ['Transmission', write(vehicle.trans ?? vehicle.simple_transmission, formatGearbox)],
    ['Gear type', variant?.geartype === vehicle.trans ? null : write(variant?.geartype, formatGearbox)],
    ['Fuel', write(vehicle.fuel ?? vehicle.simple_fuel, toBuyersWord)],
    ['Drive', vehicle.drive],
    ['Engine', engine ?? vehicle.engine_size],
    ['Engine capacity', engine === null ? unit(capacity, '\u00a0cc') : null],
    ['Cylinders', variant?.cylinders],
    ['Induction', write(variant?.induction, toBuyersWord)],
    // Buyers read power first; torque alone would make a small engine look strong.
    ['Power', write(variant?.power, (power) => formatEngineFigure(power, 'kW'))],
    ['Torque', write(variant?.torque, (torque) => formatEngineFigure(torque, 'Nm'))],
    // These may break after the figure: whole they are wider than a column of the comparison on a phone.
    ['Fuel consumption (combined)', unit(variant?.fuelconsumptioncombined, ' L/100\u00a0km')],
    ['Energy consumption (combined)', unit(variant?.energyconsumption, ' kWh/100\u00a0km')],
    ['Electric range', describeElectricRange(vehicle)],
    ['Fuel capacity', unit(variant?.fuelcapacity, '\u00a0L')],
    ['Towing capacity', write(variant?.towingcapacitybraked, (mass) => `${formatKilograms(mass)} braked`)],
    ['Gross vehicle mass', write(variant?.grossvehiclemass, formatKilograms)],
    ['Length', unit(variant?.vehiclelength, '\u00a0mm')],
    ['Width', unit(variant?.vehiclewidth, '\u00a0mm')],
    ['Height', unit(variant?.vehicleheight, '\u00a0mm')],
    [
      'ANCAP rating',
      write(variant?.ancaprating, (stars) => `${formatNumber(stars)} ${stars === 1 ? 'star' : 'stars'}`),
    ],
    ['Colour', vehicle.colour],
    ['Interior colour', vehicle.interior_colour],
    ['Seats', vehicle.seats],
    ['Doors', vehicle.doors],
    ['Build date', write(vehicle.build_date, formatMonth)],
    ['Compliance date', write(vehicle.compliance_date, formatMonth)],
    ['Registration plate', vehicle.regplate],
    ['VIN', vehicle.vin],
    ['NVIC', vehicle.nvic],
    ['Stock number', vehicle.stocknum],
    ...Object.entries(specifications?.other ?? {}).filter(([label]) => label !== rangeCycleLabel),
  ]
  return raw.flatMap(([label, value]) => (hasSpecValue(value) ? [{ label, value: formatSpecValue(value) }] : []))
}
