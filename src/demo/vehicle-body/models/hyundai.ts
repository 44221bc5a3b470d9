import type { BodyFacts } from '../resolve-plan.ts'
import { body, face } from './model-row.ts'

const cascade = face('swept', 'hexagon', 'bars', 'chrome', 'wide', 'wrap')

/** Bodies of Hyundai and Genesis by make, model and first year of the generation. */
export const hyundaiBodies: Readonly<Record<string, BodyFacts>> = {
  hyundaii202021: body(
    'hatch',
    [4075, 1775, 1440],
    [2580, 830],
    face('arrow', 'cascade', 'honeycomb', 'black', 'small', 'bar'),
    { tyre: 630, clearance: 145, roofEnd: 440 },
  ),
  hyundaii302017: body(
    'hatch',
    [4340, 1795, 1455],
    [2650, 900],
    face('swept', 'cascade', 'bars', 'chrome', 'vents', 'blade'),
    { roofEnd: 410, drop: 95 },
  ),
  hyundaivenue2019: body(
    'suv',
    [4040, 1770, 1592],
    [2520, 830],
    face('stacked', 'cascade', 'honeycomb', 'chrome', 'wide', 'wrap'),
    { tyre: 650, clearance: 175, rails: true, roofEnd: 250, drop: 55 },
  ),
  hyundaikona2023: body(
    'suv',
    [4350, 1825, 1590],
    [2660, 850],
    face('stacked', 'none', 'plain', 'paint', 'wide', 'bar', 'lightbar'),
    { tyre: 680, clearance: 165, cladding: 160, roofEnd: 400 },
  ),
  hyundaitucson2021: body(
    'suv',
    [4640, 1865, 1665],
    [2755, 870],
    face('split', 'hexagon', 'honeycomb', 'black', 'lip', 'arrow', 'none', 'creased'),
    {
      cladding: 140,
      roofEnd: 440,
      drop: 115,
      nose: 0.575,
    },
  ),
  hyundaisantafe2018: body(
    'suv',
    [4785, 1900, 1710],
    [2765, 945],
    face('split', 'cascade', 'bars', 'chrome', 'wide', 'wrap', 'none', 'creased'),
    {
      rails: true,
      tyre: 735,
      nose: 0.59,
      cladding: 90,
    },
  ),
  hyundaipalisade2020: body(
    'suv',
    [4995, 1975, 1750],
    [2900, 945],
    face('corner', 'crest', 'honeycomb', 'chrome', 'lip', 'pillar', 'none', 'creased'),
    { rails: true, tyre: 755, nose: 0.61, pillars: [0.37, 0.67], roofEnd: 260, drop: 60 },
  ),
  hyundaistaria2021: body(
    'van',
    [5253, 1997, 1990],
    [3273, 860],
    face('split', 'wide', 'honeycomb', 'black', 'small', 'pillar', 'lightbar'),
    {
      panelsFrom: 1,
      pillars: [0.33, 0.66],
      cowl: [-170, 0.52],
      screen: 1000,
      nose: 0.44,
      belt: 0.53,
      cladding: 0,
      drop: 50,
    },
  ),
  hyundaistariaload2021: body(
    'van',
    [5253, 1997, 1990],
    [3273, 860],
    face('split', 'wide', 'bars', 'black', 'small', 'pillar'),
    { cowl: [-170, 0.52], screen: 1000, nose: 0.44, belt: 0.53, cladding: 90 },
  ),
  hyundaiioniq52021: body(
    'hatch',
    [4655, 1890, 1605],
    [3000, 845],
    face('block', 'none', 'plain', 'paint', 'lip', 'bar', 'none', 'creased'),
    {
      isElectric: true,
      cowl: [150, 0.665],
      screen: 880,
      tyre: 730,
      nose: 0.525,
      roofEnd: 620,
      drop: 125,
      cladding: 100,
      belt: 0.68,
    },
  ),
  hyundainexo2021: body('suv', [4670, 1860, 1640], [2790, 950], face('slim', 'none', 'plain', 'paint', 'wide', 'bar'), {
    roofEnd: 420,
    drop: 115,
    cladding: 90,
    isElectric: true,
  }),
  genesisgv702021: body(
    'suv',
    [4715, 1910, 1630],
    [2875, 855],
    face('slim', 'crest', 'honeycomb', 'chrome', 'slits', 'bar'),
    { cowl: [430, 0.67], roofEnd: 560, drop: 150, cladding: 0, tyre: 745, belt: 0.715 },
  ),
}
