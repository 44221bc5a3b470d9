import type { BodyFacts } from '../resolve-plan.ts'
import { body, face } from './model-row.ts'

const hammerLamps = face('tall', 'bar', 'uprights', 'chrome', 'wide', 'pillar')

/** Bodies of the other makes from Europe by make, model and first year of the generation. */
export const europeBodies: Readonly<Record<string, BodyFacts>> = {
  skodaoctavia2021: body(
    'wagon',
    [4689, 1829, 1468],
    [2686, 900],
    face('slim', 'bar', 'uprights', 'chrome', 'wide', 'wrap'),
    { rails: true, cowl: [290, 0.68], clearance: 145, tyre: 650, roofEnd: 380 },
  ),
  volvoxc602018: body('suv', [4688, 1902, 1658], [2865, 870], hammerLamps, {
    cowl: [430, 0.66],
    rails: true,
    roofEnd: 480,
    drop: 115,
    tyre: 745,
    cladding: 70,
  }),
  peugeot30082017: body(
    'suv',
    [4447, 1841, 1624],
    [2675, 920],
    face('swept', 'oval', 'honeycomb', 'chrome', 'vents', 'bar'),
    { roofEnd: 380, drop: 100, isTwoTone: true, tyre: 700 },
  ),
  renaultkoleos2016: body(
    'suv',
    [4673, 1843, 1673],
    [2705, 930],
    face('swept', 'bar', 'bars', 'chrome', 'wide', 'bar'),
    { roofEnd: 440, drop: 110, cladding: 100 },
  ),
  citroenc42021: body(
    'hatch',
    [4360, 1800, 1525],
    [2670, 880],
    face('split', 'slot', 'bars', 'chrome', 'wide', 'bar'),
    { cowl: [240, 0.68], roofEnd: 760, drop: 150, tyre: 690, cladding: 130, clearance: 170 },
  ),
  fiatducato2014: body(
    'van',
    [5998, 2050, 2524],
    [4035, 950],
    face('tall', 'slot', 'bars', 'black', 'small', 'pillar'),
    { cowl: [-230, 0.5], nose: 0.4, belt: 0.49, tyre: 690, screen: 820 },
  ),
  minihatch2014: body(
    'hatch',
    [3876, 1727, 1414],
    [2495, 760],
    face('round', 'oval', 'honeycomb', 'chrome', 'small', 'round'),
    {
      cowl: [320, 0.695],
      nose: 0.57,
      screen: 470,
      roofEnd: 250,
      drop: 40,
      tyre: 620,
      tumblehome: 0.79,
      isTwoTone: true,
      pillars: [0.55],
      pane: [0.09, 0.07, 0],
      belt: 0.7,
    },
  ),
  landroverdiscoverysport2015: body(
    'suv',
    [4597, 1904, 1727],
    [2741, 890],
    face('slim', 'bar', 'honeycomb', 'black', 'wide', 'wrap'),
    { cowl: [330, 0.66], roofEnd: 330, drop: 75, pane: [0.13, 0.13, -0.9], tyre: 745 },
  ),
  landroverdefender2020: body(
    'offroader',
    [5018, 2008, 1967],
    [3022, 845],
    face('block', 'slot', 'plain', 'black', 'wide', 'post'),
    {
      screen: 420,
      tumblehome: 0.84,
      roofEnd: 70,
      cabEnd: 35,
      drop: 15,
      tyre: 815,
      nose: 0.605,
      noseRake: 10,
      belt: 0.635,
      cladding: 110,
      roundFront: 150,
    },
  ),
  jaguarfpace2016: body(
    'suv',
    [4747, 1936, 1664],
    [2874, 850],
    face('slim', 'hexagon', 'honeycomb', 'chrome', 'vents', 'bar'),
    { cowl: [480, 0.67], roofEnd: 560, drop: 140, tyre: 755, cladding: 60, belt: 0.715 },
  ),
}
