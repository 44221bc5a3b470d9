import type { ArtShape } from '../../art-key.ts'
import type { BodyKind } from '../body-plan.ts'
import type { BodyFacts } from '../resolve-plan.ts'
import { americaHoldenBodies } from './america-holden.ts'
import { busAndTruckBodies } from './buses-trucks.ts'
import { chinaBodies } from './china.ts'
import { europeBodies } from './europe.ts'
import { fordBodies } from './ford.ts'
import { germanyBodies } from './germany.ts'
import { gwmBodies } from './gwm.ts'
import { hyundaiBodies } from './hyundai.ts'
import { japanBodies } from './japan.ts'
import { kiaBodies } from './kia.ts'
import { mazdaMitsubishiNissanBodies } from './mazda-mitsubishi-nissan.ts'
import { toyotaCarBodies } from './toyota-cars.ts'
import { toyotaWorkBodies } from './toyota-work.ts'

/** The tables of the makes, each with the line of light that its lamps draw by day (Face.signature). */
const groups: readonly (readonly [signature: number, bodies: Readonly<Record<string, BodyFacts>>])[] = [
  [0, toyotaCarBodies],
  [1, toyotaWorkBodies],
  [1, fordBodies],
  [3, gwmBodies],
  [2, kiaBodies],
  [2, hyundaiBodies],
  [3, chinaBodies],
  [0, mazdaMitsubishiNissanBodies],
  [1, japanBodies],
  [3, germanyBodies],
  [0, europeBodies],
  [2, americaHoldenBodies],
  [0, busAndTruckBodies],
]

/** The last first years of generations with bulbs in reflectors, and with projectors. */
const lastHalogen = 2015
const lastProjector = 2018

/** Lamps of the years in which a generation was new: older ones have no line of light, and no bar across the tail. */
function dateFace({ kind, face, lampAge, ...facts }: BodyFacts, firstYear: number, signature: number): BodyFacts {
  const isSporty = kind === 'coupe' || kind === 'open'
  const age =
    lampAge ?? (firstYear > lastProjector ? 'led' : firstYear > lastHalogen || isSporty ? 'projector' : 'halogen')
  const tail = age === 'halogen' && face.tail === 'bar' ? 'wrap' : face.tail
  return { ...facts, kind, face: { ...face, age, tail, signature } }
}

const bodies: ReadonlyMap<string, BodyFacts> = new Map(
  groups.flatMap(([signature, rows]) =>
    Object.entries(rows).map(([name, facts]) => [name, dateFace(facts, Number(name.slice(-4)), signature)] as const),
  ),
)

/** Names of the modelled bodies, in the order of their tables. */
export const listBodyNames = (): readonly string[] => [...bodies.keys()]

export const findBody = (name: string): BodyFacts | null => bodies.get(name) ?? null

/** The name under which the body of a generation of a model is found: 'toyotacorolla2018'. */
export function formatBodyName(make: string, model: string, firstYear: number): string {
  const letters = `${make}${model}`
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
  return `${letters}${firstYear}`
}

/** Make and model of a name that `formatBodyName` wrote. */
export const withoutYear = (name: string): string => name.slice(0, -4)

/** Compares two such names by the first year of their generations. */
export const byYear = (one: string, other: string): number => Number(one.slice(-4)) - Number(other.slice(-4))

const kindsOfShape: Readonly<Record<ArtShape, readonly BodyKind[]>> = {
  hatch: ['hatch', 'liftback'],
  sedan: ['sedan', 'liftback'],
  wagon: ['wagon'],
  coupe: ['coupe'],
  convertible: ['open', 'coupe'],
  suv: ['suv', 'hatch'],
  largesuv: ['suv', 'offroader'],
  offroader: ['offroader'],
  softtop: ['open', 'coupe', 'offroader'],
  ute: ['ute'],
  cabchassis: ['ute'],
  van: ['van'],
  peoplemover: ['van'],
  bus: ['van'],
  lighttruck: ['truck'],
  motorhome: [],
  caravan: [],
  offroadcaravan: [],
  campertrailer: [],
  roadbike: [],
  cruiser: [],
  dirtbike: [],
}

/** Whether a body is modelled as the shape asks; that of a ute is also drawn as its cab chassis. */
export const isBodyOfShape = ({ kind }: BodyFacts, shape: ArtShape): boolean => kindsOfShape[shape].includes(kind)
