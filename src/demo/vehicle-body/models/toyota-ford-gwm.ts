import type { BodyFacts } from '../resolve-plan.ts'
import { body, face } from './model-row.ts'

const city = face('swept', 'wide', 'honeycomb', 'black', 'small', 'wrap')
const catfish = face('slim', 'wide', 'honeycomb', 'black', 'small', 'wrap')
const hammer = face('slim', 'wide', 'bars', 'black', 'small', 'bar')
const rough = face('slim', 'hexagon', 'honeycomb', 'black', 'vents', 'wrap')
const chromeBars = face('swept', 'bar', 'bars', 'chrome', 'wide', 'wrap')
const heritage = face('block', 'slats', 'bars', 'black', 'wide', 'pillar')
const workhorse = face('swept', 'hexagon', 'bars', 'chrome', 'vents', 'post')
const sport = face('slim', 'wide', 'honeycomb', 'black', 'vents', 'wrap')
const wideOval = face('slim', 'oval', 'bars', 'chrome', 'vents', 'wrap')
const truck = face('block', 'slats', 'bars', 'black', 'wide', 'post')
const electric = face('slim', 'none', 'plain', 'paint', 'wide', 'bar')
const bold = face('swept', 'hexagon', 'bars', 'chrome', 'wide', 'wrap')
const boldUte = face('tall', 'shield', 'uprights', 'chrome', 'wide', 'post')
const gate = face('round', 'bar', 'bars', 'black', 'block', 'post')

/** Toyota, Ford, GWM, Great Wall and Haval by make, model and first year of the generation. */
export const toyotaFordGwmBodies: Readonly<Record<string, BodyFacts>> = {
  toyotayaris2020: body('hatch', [3940, 1695, 1505], [2550, 800], city, { cowl: [130, 0.68], roofEnd: 360 }),
  toyotayaris2012: body('hatch', [3945, 1695, 1500], [2510, 820], face('tall', 'wide', 'bars', 'black', 'small', 'wrap'), { cowl: [110, 0.67], tyre: 610, roofEnd: 330 }),
  toyotayariscross2020: body('suv', [4180, 1765, 1590], [2560, 860], face('swept', 'wide', 'honeycomb', 'black', 'small', 'bar'), { tyre: 680, clearance: 180, cowl: [200, 0.67] }),
  toyotacorolla2018: body('hatch', [4375, 1790, 1435], [2640, 970], catfish),
  toyotacorolla2019: body('sedan', [4630, 1780, 1435], [2700, 960], catfish, { roofEnd: 1180 }),
  toyotacorolla2012: body('hatch', [4330, 1760, 1475], [2600, 950], face('swept', 'wide', 'bars', 'black', 'small', 'wrap'), { nose: 0.52, roofEnd: 400, drop: 90 }),
  toyotacamry2024: body('sedan', [4920, 1840, 1445], [2825, 1005], hammer, { roofEnd: 1250, cabEnd: 520, drop: 110 }),
  toyotacamry2017: body('sedan', [4885, 1840, 1445], [2825, 980], catfish, { roofEnd: 1280, cabEnd: 560 }),
  toyotacamry2011: body('sedan', [4850, 1835, 1470], [2775, 985], face('swept', 'wide', 'bars', 'chrome', 'small', 'wrap'), { nose: 0.54, roofEnd: 1200, cabEnd: 600, tyre: 640 }),
  toyotaaurion2012: body('sedan', [4855, 1835, 1470], [2775, 990], face('swept', 'bar', 'bars', 'chrome', 'wide', 'bar'), { nose: 0.545, roofEnd: 1190, cabEnd: 610, tyre: 650 }),
  toyotachr2017: body('suv', [4360, 1795, 1565], [2640, 915], catfish, { roofEnd: 620, drop: 150, belt: 0.73, pane: [0.22, 0.12, 0], tyre: 690, clearance: 160, pillars: [0.45] }),
  toyotachr2024: body('suv', [4362, 1832, 1564], [2640, 905], hammer, { roofEnd: 560, drop: 140, belt: 0.74, pane: [0.19, 0.12, 0], tyre: 700, clearance: 160, isTwoTone: true, pillars: [0.46] }),
  toyotacorollacross2022: body('suv', [4460, 1825, 1620], [2640, 955], face('slim', 'oval', 'honeycomb', 'black', 'small', 'wrap'), { tyre: 690, clearance: 165, roofEnd: 340 }),
  toyotarav42026: body('suv', [4600, 1855, 1680], [2690, 935], hammer, { isOffRoad: false, roofEnd: 300, drop: 60, nose: 0.585 }),
  toyotarav42019: body('suv', [4615, 1855, 1690], [2690, 945], rough, { rails: true, nose: 0.57, pane: [0.1, 0.045, 0] }),
  toyotarav42013: body('suv', [4605, 1845, 1715], [2660, 940], face('swept', 'slot', 'bars', 'chrome', 'wide', 'wrap'), { rails: true, nose: 0.54, cowl: [230, 0.66], roofEnd: 360, drop: 110 }),
  toyotakluger2021: body('suv', [4966, 1930, 1755], [2850, 985], face('slim', 'wide', 'bars', 'chrome', 'small', 'wrap'), { rails: true, cladding: 110, roofEnd: 380, tyre: 745, pillars: [0.38, 0.68] }),
  toyotakluger2014: body('suv', [4890, 1925, 1730], [2790, 985], chromeBars, { rails: true, nose: 0.58, tyre: 735, roofEnd: 320, pillars: [0.38, 0.68] }),
  toyotabz4x2024: body('suv', [4690, 1860, 1650], [2850, 900], electric, { isElectric: true, cladding: 190, roofEnd: 420, drop: 120, nose: 0.555 }),
  toyotaprius2016: body('liftback', [4540, 1760, 1470], [2700, 950], face('swept', 'slot', 'plain', 'black', 'wide', 'post'), { cowl: [120, 0.67], nose: 0.51, screen: 900, roofEnd: 1150, cabEnd: 90, drop: 150 }),
  toyotagr862022: body('coupe', [4265, 1775, 1310], [2575, 860], face('swept', 'wide', 'honeycomb', 'black', 'vents', 'wrap')),
  toyota862012: body('coupe', [4240, 1775, 1320], [2570, 850], face('swept', 'wide', 'honeycomb', 'black', 'small', 'wrap'), { nose: 0.52, roofEnd: 1120 }),
  toyotagrsupra2019: body('coupe', [4380, 1854, 1290], [2470, 920], sport, { cowl: [560, 0.7], roofEnd: 1050, cabEnd: 240, drop: 130, nose: 0.535, pane: [0.32, 0.2, 0] }),
  toyotagryaris2020: body('hatch', [3995, 1805, 1455], [2560, 815], face('swept', 'wide', 'honeycomb', 'black', 'vents', 'wrap'), { tyre: 650, cowl: [140, 0.69], drop: 135, pillars: [0.58], isTwoTone: true }),
  toyotagrcorolla2023: body('hatch', [4410, 1850, 1480], [2640, 985], face('slim', 'wide', 'honeycomb', 'black', 'vents', 'wrap'), { clearance: 140, tyre: 650 }),
  toyotahilux2026: body('ute', [5320, 1885, 1865], [3085, 1010], face('slim', 'wide', 'honeycomb', 'black', 'small', 'post'), { nose: 0.595, belt: 0.665 }),
  toyotahilux2015: body('ute', [5325, 1855, 1865], [3085, 995], workhorse),
  toyotahilux2008: body('ute', [5260, 1835, 1860], [3085, 905], face('swept', 'bar', 'bars', 'chrome', 'wide', 'post'), { nose: 0.565, screen: 640, belt: 0.635, tyre: 750 }),
  toyotalandcruiser2021: body('offroader', [4980, 1980, 1950], [2850, 955], face('block', 'slats', 'bars', 'chrome', 'wide', 'wrap'), { rails: true, nose: 0.605, tyre: 800 }),
  toyotalandcruiser2008: body('offroader', [4990, 1980, 1970], [2850, 930], face('tall', 'bar', 'bars', 'chrome', 'wide', 'wrap'), { rails: true, nose: 0.57, screen: 660, tyre: 785 }),
  toyotalandcruiser702012: body('ute', [5280, 1910, 1950], [3180, 900], face('round', 'bar', 'bars', 'black', 'block', 'post'), { nose: 0.615, cowl: [400, 0.635], screen: 380, tumblehome: 0.84, tyre: 790, belt: 0.64, cabEnd: 120, noseRake: 12 }),
  toyotalandcruiserprado2024: body('offroader', [4990, 1980, 1935], [2850, 940], heritage, { rails: true, nose: 0.6, screen: 520, belt: 0.645, roofEnd: 150, drop: 30 }),
  toyotalandcruiserprado2009: body('offroader', [4825, 1885, 1890], [2790, 905], face('tall', 'bar', 'uprights', 'chrome', 'wide', 'post'), { rails: true, screen: 680, nose: 0.575, roofEnd: 260, drop: 70 }),
  toyotafortuner2015: body('offroader', [4795, 1855, 1835], [2745, 990], face('slim', 'hexagon', 'bars', 'chrome', 'vents', 'bar'), { rails: true, belt: 0.69, roofEnd: 300, drop: 80, screen: 690 }),
  toyotafjcruiser2011: body('offroader', [4670, 1905, 1830], [2690, 880], gate, { isTwoTone: true, screen: 400, tumblehome: 0.82, belt: 0.7, pane: [0.2, 0.16, 0], nose: 0.61, cowl: [430, 0.68] }),
  toyotatundra2024: body('ute', [5955, 2040, 1980], [3700, 1010], face('slim', 'shield', 'bars', 'black', 'wide', 'post'), { nose: 0.62, tyre: 835, cowl: [430, 0.655], belt: 0.66 }),
  toyotahiace2019: body('van', [5265, 1950, 1990], [3210, 985], face('tall', 'wide', 'bars', 'black', 'small', 'post')),
  toyotahiace2008: body('van', [4695, 1695, 1980], [2570, 1140], face('tall', 'slot', 'bars', 'chrome', 'wide', 'post'), { cowl: [-820, 0.545], nose: 0.5, screen: 620, tyre: 640, noseRake: 50 }),
  toyotagranvia2019: body('van', [5300, 1970, 1990], [3210, 1010], face('swept', 'shield', 'bars', 'chrome', 'wide', 'pillar'), { panelsFrom: 1, pillars: [0.32, 0.62], cladding: 0, drop: 50 }),
  toyotatarago2006: body('van', [4795, 1800, 1750], [2950, 930], face('tall', 'slot', 'bars', 'chrome', 'wide', 'post'), { panelsFrom: 1, pillars: [0.36, 0.68], cladding: 0, cowl: [-140, 0.59], screen: 900, nose: 0.49, drop: 80, roofEnd: 220, tyre: 650 }),
  fordranger2022: body('ute', [5370, 1918, 1884], [3270, 905], face('block', 'slats', 'bars', 'black', 'wide', 'post'), { nose: 0.605, belt: 0.665 }),
  fordranger2011: body('ute', [5362, 1860, 1815], [3220, 905], face('tall', 'hexagon', 'bars', 'chrome', 'wide', 'post'), { nose: 0.59, tyre: 755 }),
  fordeverest2022: body('offroader', [4914, 1923, 1842], [2900, 900], face('block', 'slats', 'honeycomb', 'black', 'wide', 'bar'), { rails: true, nose: 0.61, belt: 0.68 }),
  fordeverest2015: body('offroader', [4892, 1860, 1837], [2850, 910], face('tall', 'hexagon', 'bars', 'chrome', 'wide', 'bar'), { rails: true, nose: 0.585, screen: 660, roofEnd: 270, drop: 65 }),
  fordmustang2015: body('coupe', [4810, 1915, 1397], [2720, 930], face('slim', 'hexagon', 'honeycomb', 'black', 'wide', 'bar'), { cowl: [640, 0.71], nose: 0.57, roofEnd: 1330, cabEnd: 480, drop: 120, tyre: 690 }),
  fordmustangmache2023: body('suv', [4713, 1881, 1597], [2984, 860], face('slim', 'none', 'plain', 'paint', 'wide', 'bar'), { isElectric: true, cladding: 90, cowl: [330, 0.68], roofEnd: 640, drop: 170, cabEnd: 130, belt: 0.72, clearance: 150 }),
  fordescape2020: body('suv', [4614, 1883, 1661], [2710, 940], wideOval, { cladding: 90, nose: 0.54, roofEnd: 400, drop: 115 }),
  fordpuma2020: body('suv', [4207, 1805, 1550], [2588, 850], face('tall', 'oval', 'honeycomb', 'black', 'wide', 'wrap'), { tyre: 680, clearance: 165, cladding: 80, roofEnd: 460, drop: 125 }),
  fordfocus2018: body('hatch', [4378, 1825, 1452], [2700, 900], wideOval, { nose: 0.53, roofEnd: 500, cowl: [260, 0.69] }),
  fordterritory2011: body('suv', [4883, 1898, 1716], [2842, 900], face('swept', 'hexagon', 'bars', 'chrome', 'wide', 'wrap'), { cladding: 0, roofEnd: 480, drop: 110, nose: 0.545, clearance: 180, screen: 800 }),
  fordfalcon2008: body('sedan', [4949, 1868, 1494], [2838, 935], face('swept', 'slot', 'bars', 'black', 'wide', 'wrap'), { cowl: [430, 0.68], roofEnd: 1350, cabEnd: 700, tyre: 665 }),
  fordf1502023: body('ute', [5884, 2082, 1985], [3694, 970], truck, { nose: 0.63, tyre: 830, cowl: [470, 0.655], belt: 0.655, cabEnd: 60 }),
  fordtransitcustom2013: body('van', [5050, 2032, 1980], [2933, 1020], face('tall', 'hexagon', 'bars', 'chrome', 'small', 'pillar'), { cowl: [-20, 0.575], nose: 0.51, screen: 900 }),
  fordetransit2023: body('van', [5981, 2059, 2772], [3750, 1020], face('tall', 'none', 'plain', 'paint', 'wide', 'pillar'), { isElectric: true, cowl: [-40, 0.455], nose: 0.4, belt: 0.46, screen: 850, tyre: 710, tumblehome: 0.86 }),
  fordtourneo2024: body('van', [5450, 2032, 1986], [3500, 1000], face('slim', 'hexagon', 'bars', 'chrome', 'small', 'pillar'), { panelsFrom: 1, pillars: [0.32, 0.62], cladding: 0, cowl: [20, 0.565], nose: 0.52, screen: 920, drop: 60 }),
  gwmcannon2020: body('ute', [5410, 1934, 1886], [3230, 960], boldUte, { nose: 0.605, tyre: 775 }),
  gwmcannonalpha2024: body('ute', [5445, 1991, 1924], [3350, 950], face('slim', 'shield', 'uprights', 'chrome', 'wide', 'bar'), { nose: 0.62, tyre: 790, belt: 0.67 }),
  gwmtank3002023: body('offroader', [4760, 1930, 1903], [2750, 860], gate, { rails: true, nose: 0.62, screen: 420, tumblehome: 0.82, roofEnd: 110, drop: 20, belt: 0.65 }),
  gwmtank5002024: body('offroader', [5078, 1934, 1905], [2850, 955], face('tall', 'slats', 'uprights', 'chrome', 'wide', 'post'), { rails: true, nose: 0.615, screen: 560, tyre: 790 }),
  gwmhavaljolion2021: body('suv', [4472, 1841, 1619], [2700, 885], face('split', 'hexagon', 'honeycomb', 'chrome', 'wide', 'bar'), { tyre: 690, clearance: 170, rails: true, roofEnd: 380 }),
  gwmhavalh62021: body('suv', [4653, 1886, 1724], [2738, 925], face('slim', 'hexagon', 'honeycomb', 'chrome', 'wide', 'bar'), { rails: true, tyre: 720, roofEnd: 360, drop: 100 }),
  gwmhavalh6gt2022: body('suv', [4727, 1940, 1729], [2738, 935], face('slim', 'shield', 'uprights', 'black', 'vents', 'bar'), { roofEnd: 760, drop: 190, belt: 0.74, pane: [0.2, 0.16, 0], pillars: [0.45] }),
  gwmora2023: body('hatch', [4235, 1825, 1603], [2650, 870], face('round', 'none', 'plain', 'paint', 'wide', 'bar'), { isElectric: true, nose: 0.56, cowl: [170, 0.67], tyre: 660, roofEnd: 380, drop: 130 }),
  greatwallsteed2016: body('ute', [5345, 1800, 1760], [3200, 900], face('swept', 'bar', 'bars', 'chrome', 'wide', 'post'), { nose: 0.57, tyre: 730, screen: 650, belt: 0.64 }),
  havalh92018: body('offroader', [4856, 1926, 1900], [2800, 920], boldUte, { rails: true, screen: 650, roofEnd: 240, drop: 60 }),
}
