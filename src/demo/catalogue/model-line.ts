import type { ItemType } from '#domain/vehicle/vehicle-fields.ts'
import type { ArtShape } from '../art-key.ts'

/**
 * How the catalogue is written: one line per generation of a model with what all its variants share, and under it one
 * compact row per variant. Figures are facts of the model as sold in Australia, rounded where trims differ.
 */
export interface Engine {
  readonly fuel: string
  /** Cubic centimetres; null for a pure electric drive, likewise cylinders. */
  readonly cc: number | null
  readonly cylinders: number | null
  readonly induction: string | null
  readonly torque: string | null
  /** As makers write it: '150kW @ 3400rpm'; of a hybrid the output of engine and motor together. */
  readonly power: string | null
}

/** A6: six-speed automatic, M5 manual, D7 dual clutch, CVT, R1 the single gear of an electric drive. */
export type Gearbox = `${'A' | 'M' | 'D' | 'R'}${number}` | 'CVT'
export type Drive = '4x4' | 'AWD' | 'FWD' | 'RWD'

export interface Variant {
  readonly badge: string | null
  readonly series: string | null
  readonly engine: Engine | null
  readonly gearbox: Gearbox | null
  readonly drive: Drive | null
  /** Price when new, dollars, drive away. */
  readonly dollarsNew: number
  /** Litres per 100 km, combined cycle; null when electric or not rated. */
  readonly fuelUse: number | null
  /** Overrides of the line's shape, body and size for a variant that is built otherwise (single cab, bus). */
  readonly shape?: ArtShape
  readonly body?: string
  readonly seats?: number
  readonly doors?: number
  readonly size?: ModelLine['size']
  /** Kilograms of braked towing, where they are not those of its line. */
  readonly tow?: number
  /** Years in which this variant was sold, where they are fewer than those of its line. */
  readonly years?: readonly [from: number, to: number | null]
}

export interface ModelLine {
  readonly make: string
  readonly model: string
  readonly itemType: ItemType
  readonly shape: ArtShape
  /** The body as a feed writes it. */
  readonly body: string
  /** First and last year sold; null while it is still sold new. */
  readonly from: number
  readonly to: number | null
  readonly seats: number | null
  readonly doors: number | null
  /** Length, width, height in millimetres. */
  readonly size: readonly [number, number, number] | null
  /** Litres. */
  readonly tank: number | null
  /** Kilograms: gross vehicle mass, braked towing capacity. */
  readonly mass: readonly [gvm: number | null, towing: number | null]
  /** ANCAP stars; null when not rated. */
  readonly stars: number | null
  /** Share of its value that is left after each further year, 0.75 to 0.95. */
  readonly holds: number
  readonly bodyConfiguration: string | null
  readonly caravan: CaravanFacts | null
  readonly variants: readonly Variant[]
}

export interface CaravanFacts {
  /** Feet. */
  readonly width: number | null
  readonly length: number
  /** Kilograms. */
  readonly tare: number | null
  readonly aggregateMass: number | null
  readonly axle: string | null
  readonly sleeps: number
}

export function engine(
  fuel: string,
  cc: number | null,
  cylinders: number | null,
  induction: string | null,
  torque: string | null,
  power: string | null,
): Engine {
  return { fuel, cc, cylinders, induction, torque, power }
}

type VariantRow = readonly [
  badge: string | null,
  series: string | null,
  engine: Engine | null,
  gearbox: Gearbox | null,
  drive: Drive | null,
  dollarsNew: number,
  fuelUse: number | null,
  more?: Pick<Variant, 'shape' | 'body' | 'seats' | 'doors' | 'size' | 'tow' | 'years'>,
]

interface LineFacts {
  shape: ArtShape
  body: string
  years: readonly [from: number, to: number | null]
  seats?: number
  doors?: number
  size?: readonly [number, number, number]
  tank?: number
  gvm?: number
  tow?: number
  stars?: number
  holds?: number
  config?: string
  item?: ItemType
  caravan?: CaravanFacts
}

export function line(make: string, model: string, facts: LineFacts, rows: readonly VariantRow[]): ModelLine {
  return {
    make,
    model,
    itemType: facts.item ?? 'car',
    shape: facts.shape,
    body: facts.body,
    from: facts.years[0],
    to: facts.years[1],
    seats: facts.seats ?? null,
    doors: facts.doors ?? null,
    size: facts.size ?? null,
    tank: facts.tank ?? null,
    mass: [facts.gvm ?? null, facts.tow ?? null],
    stars: facts.stars ?? null,
    holds: facts.holds ?? 0.87,
    bodyConfiguration: facts.config ?? null,
    caravan: facts.caravan ?? null,
    variants: rows.map(([badge, series, engineOfVariant, gearbox, drive, dollarsNew, fuelUse, more]) => ({
      badge,
      series,
      engine: engineOfVariant,
      gearbox,
      drive,
      dollarsNew,
      fuelUse,
      ...more,
    })),
  }
}
