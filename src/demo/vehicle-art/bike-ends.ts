import type { ArtParts } from '../art-key.ts'
import type { BikeEnd } from './bike-end-parts.ts'
import { drawBikeFront } from './bike-front.ts'
import { type BikeKind, type BikeShape, resolveBikeKind } from './bike-kind.ts'
import { bikeDefs } from './bike-parts.ts'
import { drawBikeRear } from './bike-rear.ts'
import { ramps } from './colour.ts'
import type { Drawing } from './drawing.ts'
import { group, linear, radial } from './svg.ts'

const ends: Readonly<Record<BikeKind, BikeEnd>> = {
  sport: { wheel: 300, tyre: [120, 190], bar: [330, 960], fork: 105, shoulder: 250, height: 1180, knobby: false },
  naked: { wheel: 300, tyre: [120, 180], bar: [390, 1080], fork: 108, shoulder: 220, height: 1240, knobby: false },
  classic: { wheel: 320, tyre: [100, 140], bar: [390, 1100], fork: 104, shoulder: 190, height: 1250, knobby: false },
  cruiser: { wheel: 335, tyre: [140, 220], bar: [440, 1140], fork: 130, shoulder: 200, height: 1290, knobby: false },
  adventure: { wheel: 350, tyre: [110, 160], bar: [450, 1200], fork: 112, shoulder: 270, height: 1370, knobby: true },
  motocross: { wheel: 350, tyre: [84, 120], bar: [410, 1210], fork: 100, shoulder: 170, height: 1280, knobby: true },
}

/** The motorcycle from the front or from the rear, on the scale of its side. */
export function drawBikeEnd(parts: ArtParts, shape: BikeShape, view: 'front' | 'rear'): Drawing {
  const ramp = ramps[parts.paint]
  const { kind, seed } = resolveBikeKind(shape, parts.seed)
  const end = ends[kind]
  const half = 720
  const defs = [
    bikeDefs(ramp),
    linear(
      'bikeTread',
      [-110, 0],
      [110, 0],
      [
        [0, '#060708'],
        [0.3, '#2a2d30'],
        [0.5, '#35393c'],
        [0.7, '#26292c'],
        [1, '#060708'],
      ],
    ),
    radial('bikeLamp', [0, 920], 120, [
      [0, '#ffffff'],
      [0.4, '#dfe8ee'],
      [1, '#8b99a3'],
    ]),
    linear(
      'bikeRed',
      [0, 500],
      [0, 1100],
      [
        [0, '#7a0a10'],
        [1, '#ea4a41'],
      ],
    ),
  ].join('')
  const body = group(
    { transform: `translate(${half} 0)` },
    view === 'front' ? drawBikeFront(kind, end, ramp, seed) : drawBikeRear(kind, end, ramp, seed),
  )
  return {
    defs,
    body,
    length: half * 2,
    height: end.height,
    contacts: [[half, end.tyre[view === 'front' ? 0 : 1] * 0.7]],
    clearance: 420,
    shadow: [half - 300, half + 300],
  }
}
