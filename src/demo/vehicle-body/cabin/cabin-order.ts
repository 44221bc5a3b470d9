import type { ArtParts } from '../../art-key.ts'
import { canvas, drawDocument, drawHills, drawScene, sceneLooks, type Scene } from '../../vehicle-art/scene.ts'
import { linear, tag } from '../../vehicle-art/svg.ts'

/** Everything that a picture of a cabin depends on, besides its width. */
export interface CabinOrder extends Pick<ArtParts, 'shape' | 'family' | 'paint' | 'seed'> {
  readonly view: 'detail'
  readonly scene: Scene
  /** See bodyRevision. */
  readonly revision: number
}

/** Share of the picture's height at which the horizon lies: cards and pages cut the edges, but not the mirror. */
export const cabinHorizon = 0.275

/**
 * What shows through the windows, as an SVG document, on which the cabin is put: the landscape of the site, or hills
 * in the colours of its studio. The bright wall of a studio would make a dark cabin look like a silhouette.
 */
export function drawCabinBackdrop({ scene, seed }: CabinOrder): string {
  const { width, height } = canvas
  const look = sceneLooks[scene]
  if (look.isOutdoors) {
    const { defs, body } = drawScene(scene, height * cabinHorizon + 20, height * cabinHorizon + 60, seed)
    return drawDocument(defs, body)
  }
  // Below the real horizon, so that hills show in the windows and not the headlining alone.
  const horizon = height * 0.345
  const sky = linear(
    'sky',
    [0, 0],
    [0, horizon],
    [
      [0, look.wall[0]],
      [1, look.wall[1]],
    ],
  )
  // Asphalt.
  const ground = linear(
    'ground',
    [0, horizon],
    [0, horizon + 260],
    [
      [0, '#8a9296'],
      [1, '#b3b9bb'],
    ],
  )
  const body = [
    tag('rect', { width, height: horizon + 1, fill: 'url(#sky)' }),
    drawHills(look, horizon, seed, 0.7),
    tag('rect', { y: horizon, width, height: height - horizon, fill: 'url(#ground)' }),
  ]
  // A veil over everything outside, because it is out of focus and behind glass.
  const veil = tag('rect', { width, height, fill: look.shadow, opacity: 0.1 })
  return drawDocument(`${sky}${ground}`, `${body.join('')}${veil}`)
}
