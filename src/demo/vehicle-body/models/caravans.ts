import type { CaravanFacts } from '../dwelling/resolve-caravan.ts'

const navy = ['#1d2c4d', '#c0392b'] as const
const charcoal = ['#34393e', '#8d959c'] as const
const black = ['#17191b', '#b5121b'] as const
const teal = ['#125a60', '#7fb7a4'] as const
const bronze = ['#3b3027', '#b07a3c'] as const
const blue = ['#17406d', '#79a7cf'] as const
const wine = ['#5b1522', '#9b9fa3'] as const
const green = ['#33452f', '#c2913a'] as const

type Manner = Partial<CaravanFacts> & Pick<CaravanFacts, 'front' | 'layout' | 'graphics' | 'accents'>

const touring = (feet: CaravanFacts['feet'], height: number, axles: 1 | 2, manner: Manner): CaravanFacts => ({
  feet,
  height,
  axles,
  isOffRoad: false,
  ...manner,
})
const offRoad = (feet: CaravanFacts['feet'], height: number, manner: Manner): CaravanFacts => ({
  feet,
  height,
  axles: 2,
  isOffRoad: true,
  ...manner,
})

/**
 * Caravans by make, model, badge and first year of the line. Width and length of the body are those of the catalogue,
 * in feet; all other figures are estimates that make the picture resemble its kind, and good for nothing else.
 */
export const caravans: Readonly<Record<string, CaravanFacts>> = {
  jaycojourney17558touring2018: touring([8, 17.6], 2720, 2, {
    front: 'kinked',
    layout: 'middle',
    graphics: 'sweep',
    accents: navy,
    hasFrontWindow: true,
  }),
  jaycojourney19613outback2018: offRoad([8.2, 19.6], 2860, {
    front: 'kinked',
    layout: 'bunks',
    graphics: 'sweep',
    accents: black,
    drawbar: 'bottles',
  }),
  jaycojourney21663touring2019: touring([8.2, 21.7], 2740, 2, {
    front: 'kinked',
    layout: 'front',
    graphics: 'sweep',
    accents: blue,
  }),
  jaycosilverline21653outback2017: offRoad([8.2, 21.3], 2920, {
    front: 'moulded',
    layout: 'front',
    graphics: 'wedge',
    accents: charcoal,
    drawbar: 'both',
  }),
  jaycosilverline24762touring2019: touring([8.2, 24.9], 2800, 2, {
    front: 'moulded',
    layout: 'front',
    graphics: 'wedge',
    accents: bronze,
    solar: true,
  }),
  jaycostarcraft165232016: touring([7.8, 16.4], 2640, 1, {
    front: 'steep',
    layout: 'short',
    graphics: 'rise',
    accents: blue,
    isPopTop: true,
  }),
  jaycostarcraft185782018: touring([8, 18.7], 2690, 2, {
    front: 'steep',
    layout: 'bunks',
    graphics: 'rise',
    accents: teal,
    hasFrontWindow: true,
  }),
  jaycoallterrain175532022: offRoad([8.2, 17.6], 2900, {
    front: 'raked',
    layout: 'short',
    graphics: 'slashes',
    accents: black,
    drawbar: 'both',
    tail: 'spares',
    plate: [1010, 1180],
    hasArms: false,
  }),
  newagemantaray18ensuite2017: touring([8, 18.2], 2790, 2, {
    front: 'raked',
    layout: 'front',
    graphics: 'dipped',
    accents: black,
    tail: 'spare',
  }),
  newagegecko16bunk2018: touring([7.8, 16], 2700, 1, {
    front: 'bowed',
    layout: 'bunks',
    graphics: 'dipped',
    accents: green,
  }),
  newagebigred20ensuite2019: offRoad([8, 20], 2960, {
    front: 'raked',
    layout: 'middle',
    graphics: 'wedge',
    accents: ['#7c1218', '#2a2d30'],
    cladding: 'panels',
  }),
  newagedesertrose19bunk2018: offRoad([8, 19], 2900, {
    front: 'raked',
    layout: 'bunks',
    graphics: 'dipped',
    accents: wine,
    drawbar: 'both',
  }),
  lotusfreelander202016: offRoad([8.1, 20.5], 2950, {
    front: 'chamfered',
    layout: 'rear',
    graphics: 'bands',
    accents: black,
    plate: [1120, 1240],
  }),
  lotusoffgrid1862020: offRoad([8.1, 18.6], 3010, {
    front: 'chamfered',
    layout: 'club',
    graphics: 'slashes',
    accents: charcoal,
    tail: 'spares',
    drawbar: 'both',
    hasArms: false,
    plate: [1060, 1200],
  }),
  supremeexecutive212017: touring([8.1, 21.6], 2810, 2, {
    front: 'bowed',
    layout: 'rear',
    graphics: 'rise',
    accents: charcoal,
    tail: 'spare',
  }),
  supremeclassic186bunk2018: touring([8, 18.6], 2750, 2, {
    front: 'bowed',
    layout: 'bunks',
    graphics: 'rise',
    accents: wine,
  }),
  windsorroyalerv6382014: touring([7.9, 21.3], 2730, 2, {
    front: 'moulded',
    layout: 'club',
    graphics: 'bands',
    accents: navy,
    cladding: 'ribbed',
    hasFrontWindow: true,
  }),
  windsorgenesisgv5542013: touring([7.6, 18], 2620, 1, {
    front: 'kinked',
    layout: 'middle',
    graphics: 'bands',
    accents: teal,
    isPopTop: true,
    cladding: 'ribbed',
    hasFrontWindow: true,
  }),
  crusadermusketeerathos202019: offRoad([8.1, 20.6], 2930, {
    front: 'steep',
    layout: 'club',
    graphics: 'wedge',
    accents: navy,
    tail: 'spares',
  }),
  crusadercourtlandprince182016: touring([7.9, 18.4], 2770, 2, {
    front: 'steep',
    layout: 'rear',
    graphics: 'wedge',
    accents: wine,
  }),
  retreatfraser180r2017: touring([7.9, 18], 2830, 2, {
    front: 'chamfered',
    layout: 'club',
    graphics: 'slashes',
    accents: teal,
    tail: 'spare',
    hasArms: false,
  }),
  coromalelement5422013: touring([7.5, 17.8], 2580, 1, {
    front: 'bowed',
    layout: 'front',
    graphics: 'sweep',
    accents: green,
    isPopTop: true,
    cladding: 'ribbed',
  }),
  coromalpursuitp6442015: touring([7.9, 21.2], 2700, 2, {
    front: 'bowed',
    layout: 'bunks',
    graphics: 'sweep',
    accents: wine,
    cladding: 'ribbed',
  }),
  avanaspire4992016: touring([7.7, 16.4], 2560, 1, {
    front: 'shell',
    layout: 'short',
    graphics: 'bands',
    accents: blue,
    drawbar: 'spare',
    hasFrontWindow: true,
    hasArms: false,
    radius: 130,
    plate: [0, 0],
  }),
  kedrontopenderatv2016: offRoad([8, 19.7], 3060, {
    front: 'chamfered',
    layout: 'middle',
    graphics: 'bands',
    accents: green,
    cladding: 'panels',
    tail: 'spares',
    drawbar: 'both',
    plate: [1240, 1240],
  }),
  bushtracker18ftcustom2014: offRoad([8, 18], 3040, {
    front: 'upright',
    layout: 'club',
    graphics: 'plain',
    accents: bronze,
    cladding: 'panels',
    tail: 'spares',
    plate: [980, 1060],
  }),
  zonervz196summit2020: offRoad([7.9, 19.6], 2880, {
    front: 'shell',
    layout: 'middle',
    graphics: 'plain',
    accents: black,
    hasArms: false,
    radius: 120,
    plate: [0, 0],
  }),
}
