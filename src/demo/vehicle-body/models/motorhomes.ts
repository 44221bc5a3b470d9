import type { MotorhomeFacts } from '../dwelling/resolve-motorhome.ts'
import type { BodyFacts } from '../resolve-plan.ts'
import { body, face } from './model-row.ts'

type Place = readonly [length: number, wheelbase: number]

const ducato = ([length, wheelbase]: Place): BodyFacts =>
  body('truck', [length, 2050, 2250], [wheelbase, 950], face('tall', 'slot', 'bars', 'black', 'small', 'pillar'), {
    cowl: [-230, 0.56],
    nose: 0.45,
    belt: 0.55,
    tyre: 690,
    screen: 800,
    cabEnd: 80,
    tray: 0,
  })
const master = ([length, wheelbase]: Place): BodyFacts =>
  body('truck', [length, 2070, 2310], [wheelbase, 870], face('tall', 'shield', 'bars', 'chrome', 'wide', 'pillar'), {
    cowl: [-100, 0.55],
    nose: 0.46,
    belt: 0.545,
    tyre: 690,
    screen: 760,
    cabEnd: 60,
    tray: 0,
  })
const sprinter = ([length, wheelbase]: Place): BodyFacts =>
  body('truck', [length, 2020, 2330], [wheelbase, 1000], face('tall', 'bar', 'bars', 'chrome', 'small', 'pillar'), {
    cowl: [-60, 0.53],
    nose: 0.455,
    belt: 0.53,
    tyre: 690,
    screen: 790,
    cabEnd: 120,
    tray: 0,
  })

/**
 * Motorhomes by make, model, badge and first year of the line. Length, width and height are those of the catalogue,
 * wheelbases those of a van that carries such a body; all other figures are estimates, good for drawings alone.
 */
export const motorhomes: Readonly<Record<string, MotorhomeFacts>> = {
  jaycoconquestrm2312016: {
    form: 'overcab',
    size: [7090, 2450, 3100],
    cab: master([7090, 4332]),
    layout: 'front',
    graphics: 'sweep',
    accents: ['#1d2c4d', '#c0392b'],
  },
  jaycoconquestfa2532016: {
    form: 'overcab',
    size: [7090, 2450, 3100],
    cab: ducato([7090, 4035]),
    layout: 'rear',
    graphics: 'sweep',
    accents: ['#17406d', '#79a7cf'],
    radius: 60,
  },
  jaycojrv2018: {
    form: 'van',
    size: [5998, 2050, 2750],
    cab: body('van', [5998, 2050, 2565], [4035, 950], face('tall', 'slot', 'bars', 'black', 'small', 'pillar'), {
      cowl: [-230, 0.49],
      nose: 0.395,
      belt: 0.485,
      tyre: 690,
      screen: 800,
      glass: [0.8, 0.78],
    }),
    layout: 'front',
    graphics: 'plain',
    accents: ['#34393e', '#8d959c'],
  },
  volkswagencaliforniabeach2021: {
    form: 'campervan',
    size: [4904, 1904, 1990],
    cab: body('van', [4904, 1904, 1954], [3000, 905], face('swept', 'bar', 'bars', 'chrome', 'wide', 'post'), {
      panelsFrom: 1,
      pillars: [0.35, 0.67],
      cladding: 0,
      cowl: [-40, 0.57],
      nose: 0.51,
      screen: 720,
    }),
    layout: 'front',
    graphics: 'plain',
    accents: ['#34393e', '#8d959c'],
  },
  avidabirdsville2015: {
    form: 'overcab',
    size: [7450, 2480, 3150],
    cab: ducato([7450, 4035]),
    layout: 'middle',
    graphics: 'bands',
    accents: ['#3b3027', '#b07a3c'],
    radius: 110,
  },
  avidaceduna2015: {
    form: 'fairing',
    size: [6900, 2350, 2990],
    cab: sprinter([6900, 4325]),
    layout: 'front',
    graphics: 'wedge',
    accents: ['#5b1522', '#9b9fa3'],
  },
  sunlinerswitch2017: {
    form: 'fairing',
    size: [6400, 2300, 2950],
    cab: ducato([6400, 3800]),
    layout: 'front',
    graphics: 'rise',
    accents: ['#125a60', '#7fb7a4'],
    radius: 140,
  },
}
