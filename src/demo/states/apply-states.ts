import type { DemoVehicle } from '../vehicle/demo-vehicle.ts'
import type { StateFacts, StockState } from './stock-state.ts'
import { stockStates, type StockStateName } from './stock-states.ts'

/** Themes that decide what a card shows at all; a vehicle takes at most one of these together. */
const exclusive: ReadonlySet<StockState['theme']> = new Set(['status', 'price'])

/**
 * Brings as many vehicles as wanted into each state. Throws RangeError when the stock has no vehicle left that fits: a
 * plan that promises a state which it cannot show is a mistake in the plan.
 */
export function applyStates(
  vehicles: readonly DemoVehicle[],
  wanted: Readonly<Partial<Record<StockStateName, number>>>,
  facts: StateFacts,
): DemoVehicle[] {
  const changed = [...vehicles]
  const taken = vehicles.map(() => new Set<StockState['theme']>())
  const isFree = (index: number, theme: StockState['theme']): boolean => {
    const themes = taken[index]
    if (themes === undefined || themes.has(theme)) return false
    return !exclusive.has(theme) || ![...themes].some((other) => exclusive.has(other))
  }
  for (const name of Object.keys(stockStates) as StockStateName[]) {
    const state: StockState = stockStates[name]
    let left = wanted[name] ?? 0
    if (left === 0) continue
    for (const index of facts.random.fork(name).shuffle([...changed.keys()])) {
      const vehicle = changed[index]
      if (left === 0) break
      if (vehicle === undefined || !isFree(index, state.theme) || !state.fits(vehicle, facts)) continue
      const own = { ...facts, random: facts.random.fork(`${name}/${vehicle.stocknum}`) }
      changed[index] = { ...vehicle, ...state.change(vehicle, own) }
      taken[index]?.add(state.theme)
      left -= 1
    }
    if (left > 0) throw new RangeError(`no vehicle left for ${left} of the state ${name}`)
  }
  return changed
}
