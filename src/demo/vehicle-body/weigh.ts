import { weightValues, type Visible } from './rasterise.ts'

/** Where on its triangle a sample lies: shares of the second and third corner. */
export interface Weights {
  second: number
  third: number
}

/** Weights for all samples of a picture; NaN makes them doubles. */
export function createWeights(): Weights {
  const { NaN: none } = Number
  return { second: none, third: none }
}

/**
 * Finds where on `triangle`, which shows at a sample, that sample lies. Worked out for the samples that are shaded,
 * because most are not, and keeping the weights of all took a quarter of the time that finding the triangles takes.
 */
export function weigh({ width, slopes, aim }: Visible, triangle: number, index: number, out: Weights): void {
  const at = triangle * weightValues
  const row = (index / width) | 0
  const x = index - row * width + aim.x - (slopes[at] ?? 0)
  const y = row + aim.y - (slopes[at + 1] ?? 0)
  out.second = x * (slopes[at + 2] ?? 0) + y * (slopes[at + 3] ?? 0)
  out.third = x * (slopes[at + 4] ?? 0) + y * (slopes[at + 5] ?? 0)
}
