import type { ArtShape } from '../art-key.ts'
import { singleAxleRemainder } from '../vehicle-art/caravan-form.ts'
import { bikeKinds, type BikeKind, type BikeShape } from '../vehicle-art/bike-kind.ts'

const kindByBody: Readonly<Record<string, BikeKind>> = {
  Sport: 'sport',
  Classic: 'classic',
  Adventure: 'adventure',
  Motocross: 'motocross',
  Enduro: 'motocross',
  Trail: 'motocross',
}

const usualKind: Readonly<Record<BikeShape, BikeKind>> = {
  roadbike: 'naked',
  cruiser: 'cruiser',
  dirtbike: 'motocross',
}

const isBike = (shape: ArtShape): shape is BikeShape => shape in bikeKinds

/**
 * Moves a seed to the nearest one below or above it that draws what the vehicle is: its kind of motorcycle, its number
 * of axles.
 */
export function resolveArtSeed(
  seed: number,
  { shape, body, axle }: { readonly shape: ArtShape; readonly body: string; readonly axle: string | null },
): number {
  if (isBike(shape)) {
    const kinds = bikeKinds[shape]
    const named = kindByBody[body]
    const wanted = named !== undefined && kinds.includes(named) ? named : usualKind[shape]
    return seed - (seed % kinds.length) + kinds.indexOf(wanted)
  }
  if (axle === null || shape === 'campertrailer') return seed
  const isSingle = seed % 4 === singleAxleRemainder
  if (isSingle === (axle === 'Single')) return seed
  return axle === 'Single' ? seed - (seed % 4) + singleAxleRemainder : seed - 1
}
