/** The first and last postcode of each run; those of a state that lie inside another's come first. */
const runs: readonly (readonly [first: number, last: number, state: string])[] = [
  [200, 299, 'ACT'],
  [2600, 2618, 'ACT'],
  [2900, 2920, 'ACT'],
  [800, 999, 'NT'],
  [1000, 2999, 'NSW'],
  [3000, 3999, 'VIC'],
  [8000, 8999, 'VIC'],
  [4000, 4999, 'QLD'],
  [9000, 9999, 'QLD'],
  [5000, 5999, 'SA'],
  [6000, 6999, 'WA'],
  [7000, 7999, 'TAS'],
]

/** Postcodes with localities on both sides of a border (Australia Post's list): they say nothing of the state. */
const acrossBorders: ReadonlySet<number> = new Set([
  872, 2540, 2611, 2618, 2620, 3500, 3586, 3644, 3691, 3707, 4375, 4377, 4380, 4383, 4385, 4825,
])

/** The state or territory of a postcode of four digits; null for what is none, and where it may be one of two. */
export function findStateOfPostcode(postcode: string | null): string | null {
  if (postcode === null || !/^\d{4}$/.test(postcode)) return null
  const code = Number(postcode)
  if (acrossBorders.has(code)) return null
  return runs.find(([first, last]) => code >= first && code <= last)?.[2] ?? null
}
