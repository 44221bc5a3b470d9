import type { ArtPaint } from '../art-key.ts'
import { ramps } from '../vehicle-art/colour.ts'
import { parseColour } from './colour-space.ts'
import type { PaintLook } from './surface.ts'

/** Share of flakes in each paint. */
const flakes: Readonly<Record<ArtPaint, number>> = {
  white: 0,
  pearl: 0.15,
  silver: 0.55,
  grey: 0.45,
  graphite: 0.45,
  black: 0.1,
  red: 0.1,
  burgundy: 0.3,
  blue: 0.35,
  navy: 0.35,
  teal: 0.35,
  green: 0.3,
  sand: 0.3,
  orange: 0.2,
}

/** The paint of a picture as its surfaces show it. */
export const resolvePaint = (paint: ArtPaint): PaintLook => ({
  colour: parseColour(ramps[paint].base),
  metal: flakes[paint],
})
