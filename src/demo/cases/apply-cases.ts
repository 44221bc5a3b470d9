import type { DemoVehicle } from '../vehicle/demo-vehicle.ts'
import type { CaseFacts, FeedCase } from './feed-case.ts'
import { feedCases, type FeedCaseName } from './feed-cases.ts'

/** Themes that decide what a card shows at all; a vehicle takes at most one of these together. */
const exclusive: ReadonlySet<FeedCase['theme']> = new Set(['status', 'price', 'sparse'])

/**
 * Plants the wanted cases, each in a vehicle of its own theme. Throws RangeError when the stock has no vehicle left that
 * fits: a plan that promises a case it cannot show is a mistake in the plan.
 */
export function applyCases(vehicles: readonly DemoVehicle[], wanted: Readonly<Partial<Record<FeedCaseName, number>>>, facts: CaseFacts): DemoVehicle[] {
  const changed = [...vehicles]
  const taken = vehicles.map(() => new Set<FeedCase['theme']>())
  const isFree = (index: number, theme: FeedCase['theme']): boolean => {
    const themes = taken[index]
    if (themes === undefined || themes.has(theme) || themes.has('sparse') || (theme === 'sparse' && themes.size > 0)) return false
    return !exclusive.has(theme) || ![...themes].some((other) => exclusive.has(other))
  }
  for (const name of Object.keys(feedCases) as FeedCaseName[]) {
    const feedCase: FeedCase = feedCases[name]
    let left = wanted[name] ?? 0
    if (left === 0) continue
    for (const index of facts.random.fork(name).shuffle([...changed.keys()])) {
      const vehicle = changed[index]
      if (left === 0) break
      if (vehicle === undefined || !isFree(index, feedCase.theme) || !feedCase.fits(vehicle)) continue
      changed[index] = { ...vehicle, ...feedCase.change(vehicle, { ...facts, random: facts.random.fork(`${name}/${vehicle.stocknum}`) }) }
      taken[index]?.add(feedCase.theme)
      left -= 1
    }
    if (left > 0) throw new RangeError(`no vehicle left for ${left} of the case ${name}`)
  }
  return changed
}
