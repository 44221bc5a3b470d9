import type { ArtShape } from '../../art-key.ts'
import type { DwellingPlan } from '../dwelling/dwelling-plan.ts'
import { resolveCamper } from '../dwelling/resolve-camper.ts'
import { resolveCaravan } from '../dwelling/resolve-caravan.ts'
import type { MotorhomeFacts } from '../dwelling/resolve-motorhome.ts'
import type { BodyFacts } from '../resolve-plan.ts'
import { camperTrailers } from './camper-trailers.ts'
import { caravans } from './caravans.ts'
import { motorhomes } from './motorhomes.ts'
import { byYear, findBody, formatBodyName, isBodyOfShape, listBodyNames, withoutYear } from './find-body.ts'

/** A caravan or camper trailer. */
export interface Dwelling {
  readonly kind: 'dwelling'
  readonly shape: ArtShape
  /** `rim` is the pattern of the wheels. */
  readonly resolve: (rim: number) => DwellingPlan
}

export type ModelledVehicle =
  | { readonly kind: 'car'; readonly facts: BodyFacts }
  | { readonly kind: 'motorhome'; readonly facts: MotorhomeFacts }
  | Dwelling

const dwellings: ReadonlyMap<string, Dwelling> = new Map<string, Dwelling>([
  ...Object.entries(caravans).map(
    ([name, facts]) =>
      [
        name,
        {
          kind: 'dwelling',
          shape: facts.isOffRoad ? 'offroadcaravan' : 'caravan',
          resolve: (rim: number) => resolveCaravan(facts, rim),
        },
      ] as const,
  ),
  ...Object.entries(camperTrailers).map(
    ([name, facts]) =>
      [
        name,
        { kind: 'dwelling', shape: 'campertrailer', resolve: (rim: number) => resolveCamper(facts, rim) },
      ] as const,
  ),
])

const motorhomesByName: ReadonlyMap<string, MotorhomeFacts> = new Map(Object.entries(motorhomes))

/** Names of the modelled vehicles, in the order of their tables. */
export const listVehicleNames = (): readonly string[] => [
  ...listBodyNames(),
  ...dwellings.keys(),
  ...Object.keys(motorhomes),
]

/** null for a name that nobody has modelled. */
export function findVehicle(name: string): ModelledVehicle | null {
  const car = findBody(name)
  if (car !== null) return { kind: 'car', facts: car }
  const motorhome = motorhomesByName.get(name)
  return motorhome === undefined ? (dwellings.get(name) ?? null) : { kind: 'motorhome', facts: motorhome }
}

/** Whether a vehicle is modelled as the shape asks. */
export function isVehicleOfShape(vehicle: ModelledVehicle, shape: ArtShape): boolean {
  switch (vehicle.kind) {
    case 'car':
      return isBodyOfShape(vehicle.facts, shape)
    case 'motorhome':
      return shape === 'motorhome'
    case 'dwelling':
      return vehicle.shape === shape
  }
}

/** Length, width and height, in millimetres. */
export function sizeOf(vehicle: ModelledVehicle): readonly [length: number, width: number, height: number] {
  if (vehicle.kind !== 'dwelling') return vehicle.facts.size
  const { length, width, height } = vehicle.resolve(0)
  return [length, width, height]
}

/**
 * Name of the body in which a variant of a model is shown: its own, or else that of all variants of the generation
 * which began in the year. null where none of the shape is modelled.
 */
export function findModelName(
  { make, model, from }: { readonly make: string; readonly model: string; readonly from: number },
  badge: string | null,
  shape: ArtShape,
): string | null {
  const names = [...(badge === null ? [] : [`${model} ${badge}`]), model]
  for (const name of names.map((text) => formatBodyName(make, text, from))) {
    const vehicle = findVehicle(name)
    if (vehicle !== null && isVehicleOfShape(vehicle, shape)) return name
  }
  return null
}

/**
 * Name of the latest body of a model, given as make and model without spaces. A caravan is modelled by its variants, so
 * that the latest of them stands for its model. null where none of the shape is modelled.
 */
export function findLatestVehicle(model: string, shape: ArtShape): string | null {
  const isOf = (name: string): boolean => {
    const vehicle = findVehicle(name)
    if (vehicle === null || !isVehicleOfShape(vehicle, shape)) return false
    return vehicle.kind === 'car' ? withoutYear(name) === model : name.startsWith(model)
  }
  return listVehicleNames().filter(isOf).toSorted(byYear).at(-1) ?? null
}
