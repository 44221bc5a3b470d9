import type { ArtParts } from '../art-key.ts'
import type { BikeBody } from './bike-body.ts'
import { drawCruiser } from './bike-cruiser.ts'
import { drawAdventureBike, drawMotocrossBike } from './bike-dirt.ts'
import { resolveBikeKind, type BikeKind, type BikeShape } from './bike-kind.ts'
import { bikeDefs, drawBikeWheel } from './bike-parts.ts'
import { drawClassicBike } from './bike-classic.ts'
import { drawNakedBike, drawSportBike } from './bike-road.ts'
import { ramps, type Ramp } from './colour.ts'
import type { Drawing } from './drawing.ts'
import { group } from './svg.ts'

const bodies: Readonly<Record<BikeKind, (ramp: Ramp, seed: number) => BikeBody>> = {
  sport: drawSportBike,
  naked: drawNakedBike,
  classic: drawClassicBike,
  cruiser: drawCruiser,
  adventure: drawAdventureBike,
  motocross: drawMotocrossBike,
}

export function drawBike(parts: ArtParts, shape: BikeShape): Drawing {
  const ramp = ramps[parts.paint]
  const { kind, seed } = resolveBikeKind(shape, parts.seed)
  const { front, rear, axles, behind, before, length, height } = bodies[kind](ramp, seed)
  const [frontWheel, rearWheel] = [drawBikeWheel('F', front), drawBikeWheel('R', rear)]
  const defs = [bikeDefs(ramp), frontWheel.defs, rearWheel.defs].join('')
  const body = [
    behind,
    group({ transform: `translate(${axles[1]} ${rear.radius})` }, rearWheel.body),
    group({ transform: `translate(${axles[0]} ${front.radius})` }, frontWheel.body),
    before,
  ].join('')
  return {
    defs,
    body,
    length,
    height,
    contacts: [
      [axles[0], 110],
      [axles[1], 120],
    ],
    clearance: 620,
    shadow: [axles[0] - 200, axles[1] + 220],
  }
}
