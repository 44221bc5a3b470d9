import type { BodyFacts } from '../resolve-plan.ts'
import { longCab, rakedCab } from './cab-profiles.ts'
import { body, face } from './model-row.ts'

const sevenSlots = face('slim', 'slats', 'uprights', 'chrome', 'wide', 'wrap')

/** Bodies of makes from America, and Holden by make, model and first year of the generation. */
export const americaHoldenBodies: Readonly<Record<string, BodyFacts>> = {
  jeepgrandcherokee2011: body('suv', [4828, 1943, 1792], [2915, 890], sevenSlots, {
    cowl: [450, 0.63],
    nose: 0.585,
    rails: true,
    tyre: 765,
    cladding: 70,
    roofEnd: 380,
    drop: 85,
    isOffRoad: false,
  }),
  jeepwrangler2019: body(
    'offroader',
    [4882, 1877, 1838],
    [3008, 690],
    face('round', 'slats', 'uprights', 'black', 'work', 'squares', 'none', 'raised'),
    {
      cowl: [560, 0.65],
      nose: 0.62,
      screen: 330,
      tumblehome: 0.83,
      roofEnd: 60,
      cabEnd: 40,
      drop: 15,
      belt: 0.64,
      tyre: 815,
      clearance: 255,
      noseRake: 8,
      tailRake: 6,
      roundFront: 110,
      roundRear: 30,
    },
  ),
  ram15002018: body(
    'ute',
    [5916, 2085, 1971],
    [3672, 985],
    face('swept', 'shield', 'honeycomb', 'chrome', 'wide', 'post', 'none', 'raised'),
    { ...longCab, cowl: [470, 0.65], cabEnd: -40, drop: 48, brow: 50, nose: 0.62, tyre: 830, belt: 0.65, cladding: 0 },
  ),
  chevroletsilverado2020: body(
    'ute',
    [5931, 2086, 1930],
    [3745, 970],
    face('split', 'slats', 'bars', 'chrome', 'vents', 'post', 'twinbars', 'raised'),
    {
      ...longCab,
      cowl: [490, 0.66],
      cabEnd: -55,
      tumblehome: 0.835,
      roofEnd: 60,
      drop: 18,
      belt: 0.65,
      nose: 0.64,
      tyre: 835,
    },
  ),
  holdencommodore2013: body(
    'sedan',
    [4947, 1898, 1471],
    [2915, 890],
    face('swept', 'bar', 'honeycomb', 'chrome', 'vents', 'wrap'),
    { cowl: [460, 0.66], roofEnd: 1330, cabEnd: 680, tyre: 680 },
  ),
  holdencommodoresv6sportwagon2013: body(
    'wagon',
    [4919, 1898, 1476],
    [2915, 890],
    face('swept', 'bar', 'honeycomb', 'chrome', 'vents', 'wrap'),
    { cowl: [460, 0.665], roofEnd: 420, cabEnd: 130, drop: 120, tyre: 680, pane: [0.11, 0.05, 0] },
  ),
  holdencolorado2012: body(
    'ute',
    [5361, 1872, 1785],
    [3096, 930],
    face('drop', 'hexagon', 'honeycomb', 'chrome', 'vents', 'post', 'ports', 'creased'),
    { ...rakedCab, screen: 760, roofEnd: 170, drop: 58, pane: [0.05, 0.07, 0.2], nose: 0.595, belt: 0.65 },
  ),
  holdenastra2016: body(
    'hatch',
    [4386, 1809, 1484],
    [2662, 940],
    face('swept', 'slot', 'bars', 'chrome', 'wide', 'wrap'),
    { cowl: [240, 0.65], roofEnd: 500, drop: 130 },
  ),
  holdenbarina2011: body(
    'hatch',
    [4039, 1735, 1517],
    [2525, 840],
    face('round', 'hexagon', 'bars', 'chrome', 'small', 'round'),
    { roofEnd: 260, drop: 60, tyre: 620, cowl: [180, 0.655], nose: 0.56, noseRake: 30 },
  ),
}
