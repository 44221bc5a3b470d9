import type { BodyFacts } from '../resolve-plan.ts'
import { body, face } from './model-row.ts'

const hexGrille = face('swept', 'hexagon', 'bars', 'chrome', 'vents', 'wrap')
const spindle = face('slim', 'hexagon', 'bars', 'chrome', 'vents', 'bar')

/** Bodies of Subaru, Honda, Suzuki, Isuzu and Lexus by make, model and first year of the generation. */
export const japanBodies: Readonly<Record<string, BodyFacts>> = {
  subaruforester2018: body('suv', [4640, 1815, 1730], [2670, 970], hexGrille, {
    rails: true,
    cladding: 150,
    roofEnd: 260,
    drop: 65,
    belt: 0.665,
    cowl: [310, 0.64],
  }),
  subaruoutback2021: body('wagon', [4870, 1875, 1675], [2745, 995], hexGrille, {
    rails: true,
    cladding: 180,
    clearance: 213,
    tyre: 725,
    nose: 0.555,
    belt: 0.69,
    cowl: [350, 0.655],
    roofEnd: 440,
  }),
  subaruliberty2015: body(
    'sedan',
    [4800, 1840, 1500],
    [2750, 1000],
    face('swept', 'hexagon', 'bars', 'chrome', 'small', 'wrap'),
    { cowl: [300, 0.68], roofEnd: 1180, cabEnd: 560 },
  ),
  subaruwrx2014: body(
    'sedan',
    [4670, 1825, 1465],
    [2675, 965],
    face('swept', 'hexagon', 'honeycomb', 'black', 'vents', 'wrap'),
    { cowl: [310, 0.685], roofEnd: 1120, cabEnd: 520, clearance: 135 },
  ),
  subaruwrxtssportswagon2014: body(
    'wagon',
    [4755, 1795, 1500],
    [2670, 965],
    face('swept', 'hexagon', 'honeycomb', 'black', 'vents', 'wrap'),
    { cowl: [310, 0.68], roofEnd: 430, cabEnd: 150, drop: 95, clearance: 135 },
  ),
  hondacivic2022: body(
    'liftback',
    [4560, 1802, 1415],
    [2735, 900],
    face('slim', 'slot', 'honeycomb', 'black', 'wide', 'wrap'),
    { cowl: [330, 0.685], nose: 0.525, roofEnd: 900, cabEnd: 210, drop: 130 },
  ),
  hondacrv2017: body('suv', [4600, 1855, 1679], [2660, 920], face('swept', 'bar', 'bars', 'chrome', 'wide', 'pillar'), {
    rails: true,
    roofEnd: 360,
    drop: 95,
  }),
  hondajazz2014: body(
    'hatch',
    [4035, 1694, 1524],
    [2530, 800],
    face('swept', 'slot', 'plain', 'black', 'wide', 'pillar'),
    { cowl: [-20, 0.665], screen: 920, roofEnd: 300, tyre: 605, drop: 85, nose: 0.525 },
  ),
  suzukiswift2017: body(
    'hatch',
    [3860, 1735, 1495],
    [2450, 790],
    face('tall', 'wide', 'honeycomb', 'black', 'vents', 'wrap'),
    { cowl: [190, 0.675], roofEnd: 290, tyre: 610, tumblehome: 0.78, isTwoTone: true },
  ),
  suzukivitara2015: body(
    'suv',
    [4175, 1775, 1610],
    [2500, 870],
    face('block', 'slats', 'uprights', 'chrome', 'vents', 'wrap'),
    { tyre: 690, clearance: 180, cladding: 110, roofEnd: 330, tumblehome: 0.79, isTwoTone: true },
  ),
  suzukijimny2019: body(
    'offroader',
    [3645, 1645, 1720],
    [2250, 700],
    face('round', 'bar', 'uprights', 'black', 'block', 'post'),
    {
      cowl: [400, 0.635],
      nose: 0.6,
      screen: 330,
      tumblehome: 0.85,
      roofEnd: 70,
      cabEnd: 40,
      drop: 15,
      belt: 0.635,
      tyre: 690,
      clearance: 210,
      noseRake: 10,
      tailRake: 8,
      roundFront: 120,
      roundRear: 40,
      pillars: [0.52],
      pane: [0.04, 0.03, 0],
    },
  ),
  isuzudmax2020: body('ute', [5280, 1870, 1810], [3125, 935], face('slim', 'bar', 'bars', 'chrome', 'vents', 'post'), {
    nose: 0.595,
  }),
  isuzumux2021: body(
    'offroader',
    [4850, 1870, 1825],
    [2855, 935],
    face('slim', 'bar', 'bars', 'chrome', 'vents', 'bar'),
    { rails: true, roofEnd: 320, drop: 85, screen: 680, tyre: 775 },
  ),
  lexusnx2021: body('suv', [4660, 1865, 1670], [2690, 960], spindle, {
    roofEnd: 470,
    drop: 125,
    cladding: 90,
    belt: 0.71,
  }),
  lexusis2013: body('sedan', [4665, 1810, 1430], [2800, 860], spindle, {
    cowl: [450, 0.69],
    roofEnd: 1150,
    cabEnd: 560,
  }),
}
