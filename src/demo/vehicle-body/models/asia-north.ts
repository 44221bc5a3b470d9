import type { BodyFacts } from '../resolve-plan.ts'
import { body, face } from './model-row.ts'

const tiger = face('swept', 'slot', 'honeycomb', 'chrome', 'wide', 'wrap')
const digital = face('block', 'slot', 'plain', 'black', 'wide', 'bar')
const star = face('tall', 'wide', 'honeycomb', 'black', 'vents', 'bar')
const parametric = face('split', 'hexagon', 'honeycomb', 'black', 'wide', 'bar')
const cascade = face('swept', 'hexagon', 'bars', 'chrome', 'wide', 'wrap')
const pixels = face('slim', 'none', 'plain', 'paint', 'wide', 'bar')
const octagon = face('swept', 'hexagon', 'honeycomb', 'chrome', 'wide', 'wrap')
const dragon = face('slim', 'none', 'plain', 'paint', 'small', 'bar')

/** Kia, Hyundai, Genesis and makes from China by make, model and first year of the generation. */
export const asiaNorthBodies: Readonly<Record<string, BodyFacts>> = {
  kiapicanto2017: body('hatch', [3595, 1595, 1485], [2400, 670], tiger, { cowl: [80, 0.675], screen: 690, roofEnd: 280, tyre: 580, nose: 0.545, drop: 75 }),
  kiastonic2020: body('suv', [4140, 1760, 1520], [2580, 830], tiger, { tyre: 660, clearance: 165, cladding: 90, rails: true, roofEnd: 420 }),
  kiacerato2018: body('hatch', [4510, 1800, 1440], [2700, 910], tiger, { cowl: [250, 0.69], roofEnd: 560, drop: 120 }),
  kiak42025: body('sedan', [4710, 1850, 1425], [2720, 930], face('tall', 'slot', 'plain', 'black', 'wide', 'bar'), { roofEnd: 1100, cabEnd: 420, drop: 125 }),
  kiaseltos2019: body('suv', [4385, 1800, 1630], [2630, 850], face('swept', 'slot', 'honeycomb', 'chrome', 'wide', 'bar'), { tyre: 690, clearance: 175, rails: true, nose: 0.575, roofEnd: 340 }),
  kiasportage2021: body('suv', [4660, 1865, 1665], [2755, 890], face('tall', 'oval', 'honeycomb', 'black', 'wide', 'bar'), { roofEnd: 420, drop: 110, cladding: 150 }),
  kiasportage2016: body('suv', [4485, 1855, 1655], [2670, 910], face('tall', 'slot', 'honeycomb', 'chrome', 'vents', 'bar'), { roofEnd: 400, drop: 115, rails: true, nose: 0.58 }),
  kiasorento2020: body('suv', [4815, 1900, 1695], [2815, 930], face('slim', 'bar', 'honeycomb', 'chrome', 'wide', 'post'), { rails: true, tyre: 735, pillars: [0.38, 0.68], nose: 0.585 }),
  kiacarnival2021: body('van', [5155, 1995, 1775], [3090, 930], face('slim', 'bar', 'honeycomb', 'chrome', 'wide', 'bar'), { panelsFrom: 1, pillars: [0.33, 0.66], cowl: [250, 0.62], nose: 0.55, screen: 830, roofEnd: 330, drop: 80, cladding: 0, tyre: 690, belt: 0.64, clearance: 175, tumblehome: 0.78 }),
  kianiro2022: body('suv', [4420, 1825, 1545], [2720, 860], face('tall', 'none', 'plain', 'paint', 'wide', 'pillar'), { isElectric: true, tyre: 670, clearance: 155, cladding: 140, roofEnd: 420 }),
  kiaev62022: body('suv', [4695, 1890, 1550], [2900, 845], face('swept', 'none', 'plain', 'paint', 'wide', 'bar'), { isElectric: true, roofEnd: 780, drop: 170, belt: 0.735, clearance: 155, cladding: 100, pane: [0.18, 0.14, 0], pillars: [0.45] }),
  kiastinger2017: body('liftback', [4830, 1870, 1400], [2905, 830], face('swept', 'slot', 'honeycomb', 'chrome', 'vents', 'bar'), { cowl: [480, 0.7], roofEnd: 1250, cabEnd: 320 }),
  kiatasman2025: body('ute', [5410, 1930, 1890], [3270, 905], face('tall', 'slats', 'honeycomb', 'black', 'wide', 'post'), { nose: 0.625, belt: 0.67, cladding: 150, noseRake: 10, screen: 620 }),
  hyundaii202021: body('hatch', [4075, 1775, 1440], [2580, 830], cascade, { tyre: 630, clearance: 145, roofEnd: 440 }),
  hyundaii302017: body('hatch', [4340, 1795, 1455], [2650, 900], cascade, { roofEnd: 410, drop: 95 }),
  hyundaivenue2019: body('suv', [4040, 1770, 1592], [2520, 830], face('split', 'hexagon', 'honeycomb', 'chrome', 'wide', 'wrap'), { tyre: 650, clearance: 175, rails: true, roofEnd: 250, drop: 55 }),
  hyundaikona2023: body('suv', [4350, 1825, 1590], [2660, 850], face('split', 'none', 'plain', 'paint', 'wide', 'bar'), { tyre: 680, clearance: 165, cladding: 160, roofEnd: 400 }),
  hyundaitucson2021: body('suv', [4640, 1865, 1665], [2755, 870], parametric, { cladding: 140, roofEnd: 440, drop: 115, nose: 0.575 }),
  hyundaisantafe2018: body('suv', [4785, 1900, 1710], [2765, 945], parametric, { rails: true, tyre: 735, nose: 0.59, cladding: 90 }),
  hyundaipalisade2020: body('suv', [4995, 1975, 1750], [2900, 945], face('split', 'shield', 'honeycomb', 'chrome', 'wide', 'pillar'), { rails: true, tyre: 755, nose: 0.61, pillars: [0.37, 0.67], roofEnd: 260, drop: 60 }),
  hyundaistaria2021: body('van', [5253, 1997, 1990], [3273, 860], face('split', 'wide', 'honeycomb', 'black', 'small', 'pillar'), { panelsFrom: 1, pillars: [0.33, 0.66], cowl: [-170, 0.52], screen: 1000, nose: 0.44, belt: 0.53, cladding: 0, drop: 50 }),
  hyundaistariaload2021: body('van', [5253, 1997, 1990], [3273, 860], face('split', 'wide', 'bars', 'black', 'small', 'pillar'), { cowl: [-170, 0.52], screen: 1000, nose: 0.44, belt: 0.53, cladding: 90 }),
  hyundaiioniq52021: body('hatch', [4655, 1890, 1605], [3000, 845], face('block', 'none', 'plain', 'paint', 'wide', 'bar'), { isElectric: true, cowl: [150, 0.665], screen: 880, tyre: 730, nose: 0.525, roofEnd: 620, drop: 125, cladding: 100, belt: 0.68 }),
  hyundainexo2021: body('suv', [4670, 1860, 1640], [2790, 950], face('slim', 'wide', 'bars', 'black', 'small', 'bar'), { roofEnd: 420, drop: 115, cladding: 90, isElectric: true }),
  genesisgv702021: body('suv', [4715, 1910, 1630], [2875, 855], face('slim', 'shield', 'honeycomb', 'chrome', 'small', 'bar'), { cowl: [430, 0.67], roofEnd: 560, drop: 150, cladding: 0, tyre: 745, belt: 0.715 }),
  mgmg32024: body('hatch', [4113, 1797, 1502], [2570, 850], face('swept', 'wide', 'honeycomb', 'black', 'vents', 'wrap'), { roofEnd: 430, tyre: 635 }),
  mgmg32018: body('hatch', [4055, 1729, 1521], [2520, 840], octagon, { roofEnd: 330, tyre: 615, drop: 80, cowl: [150, 0.68] }),
  mgzs2018: body('suv', [4323, 1809, 1653], [2585, 900], octagon, { tyre: 680, clearance: 165, rails: true, nose: 0.565 }),
  mghs2020: body('suv', [4655, 1890, 1664], [2767, 935], octagon, { rails: true, cladding: 90, roofEnd: 420, drop: 110 }),
  mgmg42023: body('hatch', [4287, 1836, 1516], [2705, 790], face('slim', 'none', 'plain', 'paint', 'vents', 'bar'), { isElectric: true, cowl: [120, 0.675], roofEnd: 470, drop: 125, clearance: 150, tyre: 665 }),
  ldvt602017: body('ute', [5365, 1900, 1809], [3155, 970], face('swept', 'hexagon', 'bars', 'chrome', 'wide', 'post'), { nose: 0.6, screen: 660 }),
  ldvdeliver92020: body('van', [5940, 2062, 2535], [3760, 1000], face('tall', 'hexagon', 'bars', 'chrome', 'small', 'pillar'), { cowl: [-40, 0.48], nose: 0.43, belt: 0.485, tyre: 700 }),
  bydatto32022: body('suv', [4455, 1875, 1615], [2720, 880], dragon, { isElectric: true, rails: true, tyre: 690, clearance: 165, cladding: 100, roofEnd: 430, drop: 110 }),
  bydseal2024: body('sedan', [4800, 1875, 1460], [2920, 895], dragon, { isElectric: true, cowl: [180, 0.675], screen: 930, roofEnd: 1150, cabEnd: 360, drop: 150, tyre: 680 }),
  bydshark62024: body('ute', [5457, 1971, 1925], [3260, 980], face('block', 'slats', 'honeycomb', 'black', 'wide', 'bar'), { nose: 0.62, belt: 0.665, tyre: 790, screen: 660 }),
  cherytiggo7pro2023: body('suv', [4513, 1862, 1696], [2670, 900], face('slim', 'hexagon', 'honeycomb', 'chrome', 'vents', 'bar'), { rails: true, roofEnd: 400 }),
  teslamodel32019: body('sedan', [4720, 1850, 1441], [2875, 845], dragon, { isElectric: true, cowl: [160, 0.68], nose: 0.5, screen: 1000, roofEnd: 1200, cabEnd: 400, drop: 150, tyre: 670 }),
  teslamodely2022: body('suv', [4751, 1921, 1624], [2890, 870], dragon, { isElectric: true, cowl: [170, 0.665], nose: 0.52, screen: 980, roofEnd: 760, drop: 190, cladding: 0, clearance: 170, belt: 0.72, pane: [0.14, 0.12, 0], pillars: [0.44] }),
  polestar22022: body('liftback', [4606, 1859, 1479], [2735, 890], pixels, { isElectric: true, cowl: [330, 0.685], nose: 0.56, roofEnd: 1050, cabEnd: 300, tyre: 690 }),
}
