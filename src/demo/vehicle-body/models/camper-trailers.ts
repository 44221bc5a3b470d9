import type { CamperFacts } from '../dwelling/resolve-camper.ts'

/**
 * Camper trailers by make, model, badge and first year of the line. Width and length of the body are those of the
 * catalogue, in feet; all other figures are estimates that make the picture resemble its kind, good for nothing else.
 */
export const camperTrailers: Readonly<Record<string, CamperFacts>> = {
  jaycoswanoutback2015: {
    feet: [7.3, 15.8],
    roof: { kind: 'folding', height: 1760 },
    isOffRoad: true,
    graphics: 'sweep',
    accents: ['#17191b', '#b5121b'],
  },
  jaycoswifttouring2014: {
    feet: [6.9, 10.8],
    roof: { kind: 'folding', height: 1500 },
    isOffRoad: false,
    graphics: 'sweep',
    accents: ['#17406d', '#79a7cf'],
  },
  avanaliner12014: {
    feet: [7, 14.1],
    roof: { kind: 'aframe', height: 2420 },
    isOffRoad: false,
    graphics: 'bands',
    accents: ['#125a60', '#7fb7a4'],
  },
}
