import type { ArtParts } from '../art-key.ts'
import { luminance, mix, ramps } from './colour.ts'
import { familyStyles, pickBySeed } from './family-style.ts'
import type { Point } from './svg.ts'

/** The box of a van that is towed, from the side. Millimetres; drawbar to the left. */
export interface CaravanForm {
  readonly outline: readonly Point[]
  readonly floor: number
  readonly top: number
  readonly from: number
  readonly to: number
  readonly axles: readonly number[]
  readonly radius: number
  readonly offRoad: boolean
}

/** A caravan on one axle is drawn for these remainders of the seed by four; two axles for the rest. */
export const singleAxleRemainder = 3

/**
 * The front rakes more or less by family and the length changes with the seed, so a row of vans is not one van in many
 * colours.
 */
export function resolveCaravanForm({ shape, family, seed }: ArtParts): CaravanForm {
  const rake = (familyStyles[family].nose + 60) * 2.4 + (seed % 5) * 26
  const offRoad = shape === 'offroadcaravan'
  if (shape === 'campertrailer') {
    const [from, to, floor, top] = [1500, 5300, 560, 1680]
    return {
      outline: [
        [from, floor, 'c'],
        [from - 40, floor + 260],
        [from + 60, top - 130],
        [from + 170, top, 'c'],
        [to - 140, top, 'c'],
        [to - 10, top - 90],
        [to, floor + 200],
        [to - 60, floor, 'c'],
      ],
      floor,
      top,
      from,
      to,
      axles: [3500],
      radius: 350,
      offRoad: true,
    }
  }
  const isShort = seed % 4 === singleAxleRemainder
  const [from, floor, top] = offRoad ? [1480, 620, 2900] : [1440, 500, isShort ? 2640 : 2760]
  const to = from + (isShort ? 4560 : 5360 + (seed % 5) * 170)
  const middle = from + (to - from) * 0.555
  return {
    outline: [
      [from + 160, floor, 'c'],
      [from + 20, floor + 260],
      [from, floor + 700],
      [from + rake * 0.3, top - 900],
      [from + rake, top - 220],
      [from + rake + 170, top - 30],
      [from + rake + 480, top, 'c'],
      [to - 420, top],
      [to - 90, top - 70],
      [to - 6, top - 300],
      [to, floor + 900],
      [to - 30, floor + 260],
      [to - (offRoad ? 420 : 140), floor, 'c'],
    ],
    floor,
    top,
    from,
    to,
    axles: isShort ? [middle] : [middle - 390, middle + 390],
    radius: offRoad ? 372 : 344,
    offRoad,
  }
}

/** Colours of the stripes: dark on a pale van, pale on a dark one. */
export function resolveGraphics({ paint, seed }: ArtParts): { readonly accent: string; readonly second: string } {
  const isPale = luminance(ramps[paint].base) > 0.6
  const accent = isPale
    ? pickBySeed(['#1d2c4d', '#3a3f45', '#13666c', '#7d2f0b', '#601423', '#45573c'], seed, 5)
    : '#dfe3e6'
  return { accent, second: isPale ? mix(accent, '#ffffff', 0.45) : '#aab1b7' }
}
