import { part } from '../parts.ts'

/** What a triangle of a motorcycle is made of; fits seven bits. Tyres and rims are those of ../parts.ts. */
export const bikePart = {
  /** Their patterns are finer than the pixels that the sparse shading leaves out (shade-sparse.ts). */
  tyre: part.tyre,
  rim: part.rim,
  disc: part.brake,
  paint: 32,
  accent: 33,
  gloss: 34,
  plastic: 35,
  frame: 36,
  chrome: 37,
  alloy: 38,
  casing: 39,
  cylinder: 40,
  cover: 41,
  seat: 42,
  gold: 43,
  lens: 44,
  light: 45,
  tailLight: 46,
  indicator: 47,
  screen: 48,
  muffler: 49,
  header: 50,
  spring: 51,
  plate: 52,
  radiator: 53,
  calliper: 54,
  mirror: 55,
  panel: 56,
  chain: 57,
  dark: 58,
} as const

/** Thin things take no light from what is beside them. */
export const thinParts: ReadonlySet<number> = new Set([bikePart.rim, bikePart.disc, bikePart.screen, bikePart.mirror])

/** Parts of closed bodies alone: nobody sees them from within. The others are sheets too. */
export const closedParts: ReadonlySet<number> = new Set([
  bikePart.tyre,
  bikePart.gloss,
  bikePart.plastic,
  bikePart.chrome,
  bikePart.alloy,
  bikePart.casing,
  bikePart.cylinder,
  bikePart.cover,
  bikePart.seat,
  bikePart.gold,
  bikePart.lens,
  bikePart.light,
  bikePart.tailLight,
  bikePart.indicator,
  bikePart.muffler,
  bikePart.header,
  bikePart.spring,
  bikePart.radiator,
  bikePart.calliper,
  bikePart.chain,
  bikePart.dark,
])
