import { formatNumber } from '../format/format-number.ts'

/** Longer distances are rounded more: from `from` kilometres on to a multiple of `step` kilometres. */
const steps: readonly (readonly [from: number, step: number])[] = [
  [1000, 50],
  [100, 10],
  [20, 5],
  [0, 1],
]

/** A distance as people say it: '1 km' (and for less), '6 km', '25 km', '120 km', '1,250 km'. */
export function formatDistance(km: number): string {
  const [, step = 1] = steps.find(([from]) => km >= from) ?? []
  return `${formatNumber(Math.max(1, Math.round(km / step) * step))} km`
}
