/** Arithmetic that every part of the modelled vehicles shares. */

export const clamp = (value: number, least: number, most: number): number =>
  value < least ? least : value > most ? most : value

export const lerp = (from: number, to: number, share: number): number => from + (to - from) * share

/** 0 up to `from`, 1 from `to` on, smooth between them; `from` may lie above `to`. */
export function smooth(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from), 0, 1)
  return share * share * (3 - 2 * share)
}

/** Length of a vector; Math.hypot takes ten times as long. */
export const distance = (x: number, y: number): number => Math.sqrt(x * x + y * y)

export type Knot = readonly [at: number, value: number]

/** Tangents of a monotone cubic curve (Fritsch and Carlson): it never swings beyond its knots. */
function resolveTangents(knots: readonly Knot[]): readonly number[] {
  const slope = (index: number): number => {
    const [[x0, y0], [x1, y1]] = [knots[index] ?? [0, 0], knots[index + 1] ?? [1, 0]]
    return (y1 - y0) / (x1 - x0)
  }
  return knots.map((_knot, index) => {
    if (index === 0) return slope(0)
    if (index === knots.length - 1) return slope(index - 1)
    const [before, after] = [slope(index - 1), slope(index)]
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after)
  })
}

/** A smooth curve through knots in ascending order; constant beyond the ends. */
export function createCurve(knots: readonly Knot[]): (at: number) => number {
  const tangents = resolveTangents(knots)
  const [first, last] = [knots[0] ?? [0, 0], knots.at(-1) ?? [0, 0]]
  return (at) => {
    if (at <= first[0]) return first[1]
    if (at >= last[0]) return last[1]
    let index = 0
    while ((knots[index + 1]?.[0] ?? Number.POSITIVE_INFINITY) < at) index += 1
    const [[x0, y0], [x1, y1]] = [knots[index] ?? first, knots[index + 1] ?? last]
    const span = x1 - x0
    const t = (at - x0) / span
    const [m0, m1] = [(tangents[index] ?? 0) * span, (tangents[index + 1] ?? 0) * span]
    const [square, cube] = [t * t, t * t * t]
    return (
      (2 * cube - 3 * square + 1) * y0 +
      (cube - 2 * square + t) * m0 +
      (3 * square - 2 * cube) * y1 +
      (cube - square) * m1
    )
  }
}
