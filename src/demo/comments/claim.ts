import { formatNumber } from '#domain/format/format-number.ts'
import { formatMonth } from '#domain/format/calendar-date.ts'
import { resolveArrival } from './arrival.ts'
import { conditions, type CommentFacts, type Condition } from './conditions.ts'

/** One or more whole sentences that may be said of a vehicle while every condition holds. */
export interface Claim {
  /** Names in braces stand for facts of the vehicle: '{km} km'. */
  readonly text: string
  /** None: may be said of every vehicle. */
  readonly when?: readonly Condition[]
}

/** Whether the vehicle bears the claim out. */
export function isBorneOut({ when = [] }: Claim, facts: CommentFacts): boolean {
  return when.every((name) => conditions[name](facts))
}

const smallNumbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const
const number = (value: number | null | undefined): string | null => (value == null ? null : formatNumber(value))

const blanks: Readonly<Record<string, (facts: CommentFacts) => string | null>> = {
  title: ({ vehicle: { year, make, model, badge } }) =>
    [year, make, model, badge].filter((part) => part !== null).join(' '),
  km: ({ vehicle }) => number(vehicle.km),
  seats: ({ vehicle: { seats } }) => (seats === null ? null : (smallNumbers[seats] ?? String(seats))),
  fuelUse: ({ vehicle }) => vehicle.variant?.fuelconsumptioncombined?.toFixed(1) ?? null,
  towing: ({ vehicle }) => number(vehicle.variant?.towingcapacitybraked),
  grossMass: ({ vehicle }) => number(vehicle.variant?.grossvehiclemass),
  rego: ({ vehicle }) => (vehicle.rego_expiry === null ? null : formatMonth(vehicle.rego_expiry)),
  suburb: ({ vehicle }) => vehicle.private_suburb,
  engine: ({ vehicle }) => vehicle.engine_size,
  sleeps: ({ vehicle: { specifications } }) =>
    specifications?.sleeps == null ? null : (smallNumbers[specifications.sleeps] ?? String(specifications.sleeps)),
  tare: ({ vehicle }) => number(vehicle.specifications?.tare_weight),
  aggregateMass: ({ vehicle }) => number(vehicle.specifications?.aggregate_trailer_mass),
  feet: ({ vehicle }) => vehicle.specifications?.body_length?.toFixed(1) ?? null,
  axle: ({ vehicle }) => vehicle.specifications?.axle_type?.toLowerCase() ?? null,
  arrival: resolveArrival,
}

/**
 * The claim with the facts of the vehicle. Throws RangeError for a fact that the vehicle lacks: a condition is
 * missing.
 */
export function writeClaim({ text }: Claim, facts: CommentFacts): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = blanks[name]?.(facts)
    if (value == null) throw new RangeError(`'${text}' names {${name}}, which ${facts.vehicle.stocknum} does not have`)
    return value
  })
}
