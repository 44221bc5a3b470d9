import type { ArtPaint } from '../art-key.ts'

/** Paint names as makers sell them, each with the paint that it is drawn in and how common it is. */
type PaintRow = readonly [name: string, paint: ArtPaint, weight: number]

const generalPaints: readonly PaintRow[] = [
  ['White', 'white', 24],
  ['Pearl White', 'pearl', 9],
  ['Silver', 'silver', 12],
  ['Grey', 'grey', 13],
  ['Graphite', 'graphite', 6],
  ['Black', 'black', 12],
  ['Red', 'red', 6],
  ['Maroon', 'burgundy', 2],
  ['Blue', 'blue', 7],
  ['Dark Blue', 'navy', 4],
  ['Teal', 'teal', 1],
  ['Green', 'green', 3],
  ['Beige', 'sand', 2],
  ['Orange', 'orange', 2],
]

const paintsByMake: Readonly<Record<string, readonly PaintRow[]>> = {
  Toyota: [
    ['Glacier White', 'white', 20],
    ['Frosted White', 'pearl', 8],
    ['Crystal Pearl', 'pearl', 10],
    ['Silver Sky', 'silver', 6],
    ['Silver Storm', 'silver', 5],
    ['Graphite', 'graphite', 12],
    ['Eclipse Black', 'black', 9],
    ['Ebony', 'black', 4],
    ['Feverish Red', 'red', 5],
    ['Atomic Rush', 'red', 4],
    ['Merlot Red', 'burgundy', 2],
    ['Saturn Blue', 'blue', 4],
    ['Nebula Blue', 'blue', 3],
    ['Dusk Blue', 'navy', 3],
    ['Tidal Blue', 'teal', 2],
    ['Jungle Khaki', 'green', 2],
    ['Eucalyptus', 'green', 2],
    ['Sandy Taupe', 'sand', 4],
    ['Quicksand', 'sand', 2],
    ['Oxide Bronze', 'orange', 2],
    ['Liquid Mercury', 'grey', 5],
  ],
  Ford: [
    ['Arctic White', 'white', 18],
    ['Alabaster White', 'pearl', 5],
    ['Aluminium', 'silver', 9],
    ['Meteor Grey', 'grey', 11],
    ['Magnetic', 'graphite', 6],
    ['Absolute Black', 'black', 6],
    ['Shadow Black', 'black', 7],
    ['True Red', 'red', 5],
    ['Lucid Red', 'burgundy', 3],
    ['Blue Lightning', 'blue', 7],
    ['Deep Crystal Blue', 'navy', 4],
    ['Command Grey', 'grey', 4],
    ['Traction Green', 'green', 2],
    ['Sedona Orange', 'orange', 4],
    ['Cyber Orange', 'orange', 3],
    ['Desert Sand', 'sand', 2],
  ],
  GWM: [
    ['Hamilton White', 'white', 20],
    ['Pearl White', 'pearl', 6],
    ['Pittsburgh Silver', 'silver', 7],
    ['Ayers Grey', 'grey', 12],
    ['Golden Black', 'black', 10],
    ['Energy Green', 'green', 3],
    ['Sapphire Blue', 'blue', 8],
    ['Burgundy Red', 'burgundy', 4],
    ['Scarlet Red', 'red', 4],
    ['Fossil Grey', 'graphite', 4],
    ['Dune', 'sand', 2],
    ['Dusk Orange', 'orange', 3],
  ],
  Kia: [
    ['Clear White', 'white', 14],
    ['Snow White Pearl', 'pearl', 15],
    ['Silky Silver', 'silver', 6],
    ['Steel Grey', 'grey', 10],
    ['Gravity Grey', 'graphite', 8],
    ['Aurora Black', 'black', 10],
    ['Runway Red', 'red', 6],
    ['Mineral Blue', 'blue', 5],
    ['Gravity Blue', 'navy', 4],
    ['Jungle Wood Green', 'green', 4],
    ['Volcanic Sand', 'sand', 3],
  ],
  Mazda: [
    ['Snowflake White Pearl', 'pearl', 14],
    ['Arctic White', 'white', 7],
    ['Sonic Silver', 'silver', 6],
    ['Machine Grey', 'graphite', 12],
    ['Polymetal Grey', 'grey', 8],
    ['Jet Black', 'black', 9],
    ['Soul Red Crystal', 'red', 16],
    ['Deep Crystal Blue', 'navy', 8],
    ['Eternal Blue', 'blue', 4],
    ['Zircon Sand', 'sand', 4],
  ],
  Mitsubishi: [
    ['White', 'white', 18],
    ['White Diamond', 'pearl', 8],
    ['Sterling Silver', 'silver', 8],
    ['Titanium', 'grey', 8],
    ['Graphite Grey', 'graphite', 7],
    ['Black', 'black', 8],
    ['Red Diamond', 'red', 6],
    ['Cosmic Blue', 'navy', 4],
    ['Yamabuki Orange', 'orange', 4],
    ['Impulse Blue', 'blue', 3],
  ],
  Jayco: [
    ['White', 'white', 40],
    ['Silver', 'silver', 4],
  ],
  'Harley-Davidson': [
    ['Vivid Black', 'black', 16],
    ['Gunship Gray', 'grey', 4],
    ['Redline Red', 'red', 5],
    ['White Sand Pearl', 'pearl', 3],
    ['Alpine Green', 'green', 2],
    ['Baja Orange', 'orange', 2],
  ],
}

const caravanPaints: readonly PaintRow[] = [
  ['White', 'white', 26],
  ['Silver', 'silver', 6],
  ['Charcoal', 'graphite', 5],
  ['Champagne', 'sand', 2],
  ['Black', 'black', 2],
]
const bikePaints: readonly PaintRow[] = [
  ['Black', 'black', 9],
  ['Red', 'red', 7],
  ['Blue', 'blue', 6],
  ['White', 'white', 4],
  ['Orange', 'orange', 4],
  ['Lime Green', 'green', 4],
  ['Grey', 'grey', 4],
  ['Matte Black', 'graphite', 3],
  ['Teal', 'teal', 1],
]

/** The paints that a make is sold in, each with how common it is. */
export function listPaints(
  make: string,
  itemType: 'car' | 'motorcycle' | 'caravan',
): readonly (readonly [PaintRow, number])[] {
  const byMake = paintsByMake[make]
  const rows =
    itemType === 'caravan'
      ? caravanPaints
      : itemType === 'motorcycle' && make !== 'Harley-Davidson'
        ? bikePaints
        : (byMake ?? generalPaints)
  return rows.map((row) => [row, row[2]] as const)
}
