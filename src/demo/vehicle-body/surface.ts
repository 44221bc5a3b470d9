import type { Rgb } from './colour-space.ts'

/** What a point of a vehicle is made of; the shading of one picture uses one object for all points. */
export interface Surface {
  red: number
  green: number
  blue: number
  /** Strength of the clear coat, 0 to 1. */
  coat: number
  /** Share of light that is mirrored in the colour of the surface, as metal does. */
  metal: number
  /** 0 mirrors sharply, 1 as satin. */
  blur: number
  /** Light of its own. */
  glow: number
  /** Share of light that reaches the point. */
  open: number
  /** How far what is drawn there leans up and to the driver's side, as slopes added to the normal of the triangle. */
  tiltUp: number
  tiltAcross: number
  /** Millimetres around the point within which no line or edge is drawn: 0 where nothing is known. */
  clear: number
}

/** Where nothing is drawn on a surface at all. */
export const allClear = 10_000

export const createSurface = (): Surface => ({
  red: 0,
  green: 0,
  blue: 0,
  coat: 0,
  metal: 0,
  blur: 0,
  glow: 0,
  open: 1,
  tiltUp: 0,
  tiltAcross: 0,
  clear: 0,
})

export interface PaintLook {
  readonly colour: Rgb
  /** Share of flakes in the paint, 0 to 1. */
  readonly metal: number
  /** Light of its own, 0 where nothing is said: a cab beside walls that have some. */
  readonly glow?: number
}

export interface Material {
  readonly colour: Rgb
  readonly coat: number
  readonly metal: number
  readonly blur: number
  readonly glow?: number
}

export function setMaterial(surface: Surface, { colour, coat, metal, blur, glow = 0 }: Material): void {
  surface.red = colour[0]
  surface.green = colour[1]
  surface.blue = colour[2]
  surface.coat = coat
  surface.metal = metal
  surface.blur = blur
  surface.glow = glow
}

/** Covers a surface with another material by a share of 0 to 1. */
export function cover(surface: Surface, { colour, coat, metal, blur, glow = 0 }: Material, share: number): void {
  if (share <= 0) return
  surface.red += (colour[0] - surface.red) * share
  surface.green += (colour[1] - surface.green) * share
  surface.blue += (colour[2] - surface.blue) * share
  surface.coat += (coat - surface.coat) * share
  surface.metal += (metal - surface.metal) * share
  surface.blur += (blur - surface.blur) * share
  surface.glow += (glow - surface.glow) * share
}

/** 1 inside, 0 outside, with an edge as wide as a sample. */
export const inside = (distance: number, edge: number): number =>
  distance <= -edge ? 1 : distance >= edge ? 0 : 0.5 - distance / (2 * edge)

const grey = (value: number): Rgb => [value, value, value * 1.04]

export const materials = {
  plastic: { colour: grey(0.022), coat: 0.35, metal: 0.02, blur: 0.9 },
  /** The sprayed lining of a tub, paler than trim so that its walls tell from its floor. */
  liner: { colour: grey(0.06), coat: 0.15, metal: 0, blur: 1 },
  glossBlack: { colour: grey(0.006), coat: 1, metal: 0, blur: 0 },
  seam: { colour: grey(0.006), coat: 0.1, metal: 0, blur: 1 },
  hollow: { colour: grey(0.006), coat: 0.05, metal: 0, blur: 1 },
  chrome: { colour: grey(0.72), coat: 0, metal: 1, blur: 0.08 },
  darkChrome: { colour: grey(0.2), coat: 0.5, metal: 1, blur: 0.12 },
  /** Painted trim, as bright as alloy but matt. */
  satin: { colour: grey(0.13), coat: 0.6, metal: 0.4, blur: 0.5 },
  alloy: { colour: grey(0.62), coat: 0.6, metal: 0.55, blur: 0.4 },
  darkAlloy: { colour: grey(0.05), coat: 0.8, metal: 0.3, blur: 0.3 },
  /** Rims in dark paint, whose spokes still stand out from what is behind them. */
  gunmetal: { colour: grey(0.15), coat: 0.9, metal: 0.5, blur: 0.3 },
  /** Cast iron, turned bright where the pads run. */
  disc: { colour: grey(0.26), coat: 0, metal: 0.2, blur: 1 },
  rubberWall: { colour: grey(0.036), coat: 0.26, metal: 0, blur: 1 },
  rubber: { colour: grey(0.016), coat: 0.16, metal: 0, blur: 1 },
  seat: { colour: grey(0.075), coat: 0.1, metal: 0, blur: 1 },
  plate: { colour: grey(0.66), coat: 0.3, metal: 0, blur: 0.6 },
  plateInk: { colour: [0.03, 0.045, 0.09], coat: 0.3, metal: 0, blur: 0.6 },
  lampGlass: { colour: grey(0.16), coat: 1, metal: 0.45, blur: 0.15 },
  /** Metal behind the clear plastic of a headlamp. */
  reflector: { colour: grey(0.05), coat: 0.6, metal: 0.4, blur: 0.2 },
  /** The bowl around its bulb. */
  bowl: { colour: grey(0.2), coat: 1, metal: 0.6, blur: 0.15 },
  /** What surrounds projectors and bulbs: black, and behind a cover that lies too flat to mirror the light overhead. */
  lampHousing: { colour: grey(0.012), coat: 0.4, metal: 0.05, blur: 0.1 },
  /** The lens of a projector. */
  lens: { colour: [0.018, 0.022, 0.03], coat: 1, metal: 0.1, blur: 0.05 },
  /** What the cover of a headlamp mirrors. */
  lampSheen: { colour: [0.5, 0.55, 0.6], coat: 1, metal: 0, blur: 0.1 },
  /** What paint mirrors of a lamp of the room, whatever its colour. */
  paintSheen: { colour: [0.72, 0.76, 0.8], coat: 1, metal: 0, blur: 0.3 },
  lampDark: { colour: grey(0.014), coat: 1, metal: 0.08, blur: 0.1 },
  lampLight: { colour: [0.86, 0.89, 0.93], coat: 0.6, metal: 0, blur: 0.2, glow: 0.72 },
  /** A strip of diodes that is not lit: pale plastic behind clear plastic. */
  lampStrip: { colour: [0.5, 0.53, 0.56], coat: 0.8, metal: 0, blur: 0.2, glow: 0.16 },
  lampRed: { colour: [0.3, 0.006, 0.008], coat: 0.55, metal: 0.1, blur: 0.1, glow: 0.12 },
  lampRedLit: { colour: [0.92, 0.016, 0.012], coat: 0.35, metal: 0, blur: 0.1, glow: 0.5 },
  indicator: { colour: [0.75, 0.22, 0.03], coat: 1, metal: 0.1, blur: 0.1, glow: 0.1 },
} as const satisfies Readonly<Record<string, Material>>
