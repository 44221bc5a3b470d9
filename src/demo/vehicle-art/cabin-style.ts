import type { ArtFamily, ArtParts, ArtShape } from '../art-key.ts'
import { mix, ramps } from './colour.ts'
import { pickBySeed } from './family-style.ts'

/** What a cabin is made of and how its fascia is laid out. */
export interface CabinStyle {
  /** Seats and door panels. */
  readonly seat: string
  readonly stitch: string
  /** Dash top, console, steering wheel. */
  readonly dash: string
  /** Lower half of the fascia: of the dash's colour or of the seats'. */
  readonly lower: string
  readonly lining: string
  readonly trim: readonly [light: string, dark: string]
  readonly screen: 'tablet' | 'built-in' | 'portrait' | 'double'
  readonly vents: 'slats' | 'round' | 'hidden'
  readonly selector: 'lever' | 'dial' | 'none'
  readonly spokes: 3 | 4
  readonly accent: string
}

const workShapes: ReadonlySet<ArtShape> = new Set(['cabchassis', 'van', 'lighttruck', 'bus'])
const screens: Readonly<Record<ArtFamily, CabinStyle['screen']>> = {
  toyota: 'tablet',
  ford: 'portrait',
  gwm: 'tablet',
  mazda: 'built-in',
  mitsubishi: 'tablet',
  nissan: 'double',
  subaru: 'portrait',
  japanese: 'tablet',
  korean: 'double',
  german: 'double',
  european: 'tablet',
  british: 'built-in',
  american: 'portrait',
  chinese: 'tablet',
  electric: 'tablet',
}

export const cabinColours = ['black', 'charcoal', 'grey', 'beige', 'tan', 'red'] as const
export type CabinColour = (typeof cabinColours)[number]

type Upholstery = readonly [name: CabinColour, seat: string, stitch: string, dash: string]

/** As often as they are sold: most cabins are dark. */
const upholsteries: readonly Upholstery[] = [
  ['black', '#24272a', '#5d656b', '#1c1f22'],
  ['charcoal', '#3a3f45', '#c3c9ce', '#1d2023'],
  ['black', '#2b2e31', '#b5131b', '#1a1d20'],
  ['tan', '#8a5a38', '#d9b48c', '#1e2022'],
  ['black', '#24272a', '#8b939a', '#1c1f22'],
  ['grey', '#4a4e52', '#8b939a', '#222528'],
  ['black', '#26282b', '#4c5257', '#1b1d20'],
  ['beige', '#cfc6b6', '#8f8675', '#2b2927'],
  ['charcoal', '#34383d', '#6a7177', '#1e2124'],
  ['black', '#222427', '#c3c9ce', '#191b1e'],
  ['grey', '#565b60', '#2b2e31', '#26292c'],
  ['red', '#5f1a20', '#24272a', '#1a1c1e'],
]
const workUpholstery: Upholstery = ['charcoal', '#3b3f43', '#54595e', '#26292c']

const resolveUpholstery = ({ shape, seed }: Pick<ArtParts, 'shape' | 'seed'>): Upholstery =>
  workShapes.has(shape) ? workUpholstery : pickBySeed(upholsteries, seed, 21)

/** The colour of the seats that the cabin's picture shows. */
export const resolveCabinColour = (parts: Pick<ArtParts, 'shape' | 'seed'>): CabinColour => resolveUpholstery(parts)[0]

export function resolveCabinStyle({ shape, family, paint, seed }: ArtParts): CabinStyle {
  const isWork = workShapes.has(shape)
  const isElectric = family === 'electric'
  const [, seat, stitch, dash] = resolveUpholstery({ shape, seed })
  const trims = [
    ['#d5dade', '#70787f'],
    ['#2a2d30', '#0a0b0c'],
    ['#8a6a48', '#4a3421'],
    [mix(ramps[paint].base, ramps[paint].light, 0.25), ramps[paint].shade],
    ['#8f979d', '#4d545a'],
  ] as const
  return {
    seat,
    stitch,
    dash,
    lower: isWork || seed % 3 === 0 ? dash : mix(seat, dash, 0.35),
    lining: isWork ? '#9aa0a4' : pickBySeed(['#c8c9c6', '#b5b8ba', '#d6d2c8', '#3a3d40'], seed, 22),
    trim: isWork ? ['#54595e', '#2b2e31'] : pickBySeed(trims, seed, 23),
    screen: isWork ? 'built-in' : screens[family],
    vents: isElectric
      ? 'hidden'
      : family === 'american' || family === 'mazda' || family === 'british' || shape === 'offroader'
        ? 'round'
        : 'slats',
    selector: isElectric
      ? 'none'
      : family === 'british' || family === 'american' || family === 'chinese' || (family === 'korean' && seed % 2 === 0)
        ? 'dial'
        : 'lever',
    spokes: family === 'german' || family === 'american' || isWork ? 4 : 3,
    accent: pickBySeed(['#4aa3df', '#e4a23c', '#5fc2a8', '#d5545b'], seed, 24),
  }
}
