/**
 * Shapes of cabs and roofs above the belt line. The row of a model spreads one of them and overrides what differs. The
 * values are estimates, as are all values of a row except its published sizes.
 */

/** A traditional or a boxy modern ute: a steep windscreen, a flat roof, an upright rear window. */
export const uprightCab = {
  cowl: [400, 0.645],
  screen: 520,
  tumblehome: 0.825,
  roofEnd: 60,
  drop: 16,
  brow: 24,
  peak: 0.42,
  taper: 0.015,
  pane: [0.035, 0.02, 0],
  pillars: [0.53],
  shoulder: [0.06, 0.06, 0.06],
} as const

/** A ute with a fast windscreen and a roof that falls to a rear window which leans forward. */
export const rakedCab = {
  cowl: [285, 0.635],
  screen: 850,
  tumblehome: 0.755,
  roofEnd: 215,
  drop: 84,
  brow: 74,
  peak: 0.14,
  taper: 0.055,
  pane: [0.075, 0.14, 0.9],
  pillars: [0.555],
  shoulder: [-0.06, -0.02, 0.03],
} as const

/** A tall cab with a long, level roof and deep windows, as on full-size utes from America. */
export const longCab = {
  cowl: [415, 0.63],
  screen: 690,
  cabEnd: -70,
  tumblehome: 0.8,
  roofEnd: 95,
  drop: 34,
  brow: 36,
  peak: 0.5,
  taper: 0.03,
  belt: 0.635,
  pane: [0.045, 0.045, 0.2],
  pillars: [0.52],
  shoulder: [0.03, 0.03, 0.03],
} as const

/** A four-wheel drive of flat panes and square corners. */
export const boxyRoof = {
  screen: 455,
  tumblehome: 0.835,
  roofEnd: 95,
  cabEnd: 45,
  drop: 14,
  brow: 20,
  peak: 0.5,
  taper: 0.012,
  tailRake: 16,
  pane: [0.035, 0.025, 0],
  shoulder: [0.05, 0.05, 0.05],
} as const

/** A sport utility whose roof falls from its front seats on, with a kick in the rear quarter window. */
export const rakedRoof = {
  screen: 780,
  roofEnd: 400,
  drop: 112,
  brow: 64,
  peak: 0.2,
  pane: [0.11, 0.13, 0.8],
  shoulder: [-0.03, -0.08, 0.05],
} as const

/** A sport utility with the roof of a coupe: low at the rear, over a belt that rises. */
export const coupeRoof = {
  screen: 830,
  roofEnd: 560,
  cabEnd: 95,
  drop: 158,
  brow: 70,
  peak: 0.16,
  belt: 0.69,
  tumblehome: 0.735,
  tailRake: 95,
  pane: [0.14, 0.12, 0.9],
  shoulder: [-0.08, -0.02, 0.08],
} as const
