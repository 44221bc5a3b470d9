import { formatMonth } from '#domain/format/calendar-date.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import type { ListedVehicle } from '#domain/vehicle/listed-vehicle.ts'

/** The drive in words that a buyer of an ordinary car knows; others stay as the feed writes them. */
const driveWords = new Map([
  ['4x4', '4WD'],
  ['fwd', 'Front-wheel drive'],
  ['rwd', 'Rear-wheel drive'],
])

/** Features in one line, and lines of them, so that a narrow card shows whole words. */
const featuresInLine = 2
const mostFeatures = 4

type Fact = string | false | null | undefined

const known = (facts: readonly Fact[]): readonly string[] =>
  facts.filter((fact): fact is string => typeof fact === 'string' && fact !== '')

/**
 * Builds what else there is to say of the vehicle, in lines for a card that has room: '7 seats · 4WD · Glacier White',
 * what it needs to run and how safe it is, then its features, and last '4 doors · Built March 2019'. The first
 * line matters most, and the last is there for a vehicle of which the feed tells little.
 */
export function buildSellingFacts(vehicle: ListedVehicle): readonly string[] {
  const { seats, drive, colour, item_type, specifications, filtered_features } = vehicle
  const axle = item_type === 'caravan' ? (specifications?.axle_type ?? null) : null
  const isCar = item_type === 'car'
  const kind = known([
    isCar && seats !== null && `${seats} ${seats === 1 ? 'seat' : 'seats'}`,
    isCar && drive !== null && (driveWords.get(drive.toLowerCase()) ?? drive),
    axle === null || /axle/i.test(axle) ? axle : `${axle} axle`,
    colour,
  ])
  const features = filtered_features.slice(0, mostFeatures)
  const lines = [kind, describeRunning(vehicle)]
  for (let first = 0; first < features.length; first += featuresInLine)
    lines.push(features.slice(first, first + featuresInLine))
  lines.push(describeOrigin(vehicle))
  return lines.filter((line) => line.length > 0).map((line) => line.join(' · '))
}

function describeOrigin({ doors, item_type, build_date }: ListedVehicle): readonly string[] {
  return known([
    item_type === 'car' && isPositive(doors) && `${doors} ${doors === 1 ? 'door' : 'doors'}`,
    build_date !== null && `Built ${formatMonth(build_date)}`,
  ])
}

/** The range of an electric car stands among the facts of every card. */
function describeRunning({ variant, simple_fuel }: ListedVehicle): readonly string[] {
  if (variant === null) return []
  const { electricrange: range, fuelconsumptioncombined: fuel, ancaprating: stars } = variant
  return known([
    isPositive(range) && simple_fuel !== 'Electric' && `${formatNumber(range)}\u00a0km electric range`,
    isPositive(fuel) && `${formatNumber(fuel)}\u00a0L/100\u00a0km`,
    isPositive(stars) && `${formatNumber(stars)}-star ANCAP`,
  ])
}

const isPositive = (value: number | null | undefined): value is number => (value ?? 0) > 0
