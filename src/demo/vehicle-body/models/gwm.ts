import type { BodyFacts } from '../resolve-plan.ts'
import { boxyRoof, longCab, uprightCab } from './cab-profiles.ts'
import { body, face } from './model-row.ts'

/** Bodies of GWM, Great Wall and Haval by make, model and first year of the generation. */
export const gwmBodies: Readonly<Record<string, BodyFacts>> = {
  gwmcannon2020: body(
    'ute',
    [5410, 1934, 1886],
    [3230, 960],
    face('tall', 'tower', 'uprights', 'chrome', 'wide', 'post', 'none', 'ribbed'),
    {
      ...longCab,
      cowl: [340, 0.64],
      cabEnd: -20,
      screen: 720,
      roofEnd: 130,
      pane: [0.06, 0.07, 0.3],
      nose: 0.605,
      tyre: 775,
      rack: 'bar',
    },
  ),
  gwmcannonalpha2024: body(
    'ute',
    [5445, 1991, 1924],
    [3350, 950],
    face('slim', 'tower', 'uprights', 'chrome', 'slits', 'bar', 'brow', 'raised'),
    {
      ...longCab,
      cowl: [330, 0.64],
      cabEnd: -40,
      belt: 0.66,
      roofEnd: 110,
      drop: 26,
      nose: 0.62,
      tyre: 790,
      rack: 'cover',
      hasArchTrim: true,
    },
  ),
  gwmtank3002023: body(
    'offroader',
    [4760, 1930, 1903],
    [2750, 860],
    face('round', 'panel', 'bars', 'chrome', 'work', 'post', 'twinbars', 'raised'),
    { ...boxyRoof, screen: 400, roofEnd: 120, rails: true, nose: 0.62, belt: 0.65 },
  ),
  gwmtank5002024: body(
    'offroader',
    [5078, 1934, 1905],
    [2850, 955],
    face('tall', 'tower', 'uprights', 'chrome', 'slits', 'post', 'none', 'ribbed'),
    { ...boxyRoof, screen: 560, tumblehome: 0.805, roofEnd: 150, drop: 30, rails: true, nose: 0.615, tyre: 790 },
  ),
  gwmhavaljolion2021: body(
    'suv',
    [4472, 1841, 1619],
    [2700, 885],
    face('corner', 'hexagon', 'honeycomb', 'chrome', 'small', 'bar'),
    { tyre: 690, clearance: 170, rails: true, roofEnd: 380 },
  ),
  gwmhavalh62021: body(
    'suv',
    [4653, 1886, 1724],
    [2738, 925],
    face('slim', 'cascade', 'honeycomb', 'chrome', 'lip', 'bar'),
    { rails: true, tyre: 720, roofEnd: 360, drop: 100 },
  ),
  gwmhavalh6gt2022: body(
    'suv',
    [4727, 1940, 1729],
    [2738, 935],
    face('thin', 'shield', 'uprights', 'black', 'vents', 'bar', 'none', 'creased'),
    { roofEnd: 760, drop: 190, belt: 0.705, pane: [0.2, 0.16, 0], pillars: [0.45] },
  ),
  gwmora2023: body('hatch', [4235, 1825, 1603], [2650, 870], face('round', 'none', 'plain', 'paint', 'wide', 'bar'), {
    isElectric: true,
    nose: 0.56,
    cowl: [170, 0.655],
    tyre: 660,
    roofEnd: 380,
    drop: 130,
  }),
  greatwallsteed2016: body(
    'ute',
    [5345, 1800, 1760],
    [3200, 900],
    face('swept', 'hexagon', 'bars', 'chrome', 'wide', 'post'),
    { ...uprightCab, screen: 620, tumblehome: 0.78, drop: 40, brow: 44, nose: 0.57, tyre: 730, belt: 0.64 },
  ),
  havalh92018: body(
    'offroader',
    [4856, 1926, 1900],
    [2800, 920],
    face('tall', 'shield', 'uprights', 'chrome', 'wide', 'post'),
    {
      rails: true,
      screen: 650,
      roofEnd: 240,
      drop: 60,
    },
  ),
}
