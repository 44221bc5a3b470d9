import { formatNumber } from '#domain/format/format-number.ts'
import type { SearchState } from '#search/state/search-choices.ts'
import type { Chip } from './build-chips.ts'

/** A search that finds something, and the refinements that gave way for it, in the order in which they did. */
export interface GivenWay {
  readonly state: SearchState
  readonly count: number
  readonly dropped: readonly Chip[]
}

/** Refinements that give way at most; each costs two searches for every refinement that is left. */
const mostDropped = 6

/**
 * Lets refinements give way one by one until something is found: first what nothing has, then what most vehicles have,
 * because it says least about what the buyer wants. As soon as one more would do, the one of these that most vehicles
 * have gives way. null: nothing is found while any refinement is left.
 */
export async function giveWay(
  state: SearchState,
  listChips: (state: SearchState) => readonly Chip[],
  count: (state: SearchState) => Promise<number>,
): Promise<GivenWay | null> {
  const dropped: Chip[] = []
  let current = state
  while (dropped.length < mostDropped) {
    const chips = await Promise.all(
      listChips(current).map(async (chip) => {
        const [own, left] = await Promise.all([count(chip.only), count(chip.without)])
        return { chip, own, left }
      }),
    )
    // Without its last refinement a search is the whole stock, which answers no question.
    if (chips.length < 2) return null
    const order = chips.toSorted((a, b) => Number(a.own > 0) - Number(b.own > 0) || b.own - a.own)
    const next = order.find(({ left }) => left > 0) ?? order[0]
    if (next === undefined) return null
    dropped.push(next.chip)
    current = next.chip.without
    if (next.left > 0) return { state: current, count: next.left, dropped }
  }
  return null
}

/** 'No white one: 12 in other colours'. */
export function describeGivenWay({ count, dropped }: GivenWay): string {
  const [first, ...others] = dropped
  const found = formatNumber(count)
  if (first === undefined) return ''
  if (others.length > 0) {
    const labels = dropped.map(({ label }) => label)
    return `Nothing has ${labels.slice(0, -1).join(', ')} and ${labels.at(-1)} as well: ${found} without them`
  }
  const { label, attribute } = first
  return (sayings[attribute] ?? sayOther)(label, found)
}

type Saying = (label: string, found: string) => string

const sayOther: Saying = (label, found) => `None with ${label}: ${found} without it`
/** Lower case but for abbreviations. */
const soften = (label: string): string => (/^[A-Z]{2}/.test(label) ? label : label.toLowerCase())
/** The range of a chip without its heading: 'to $40,000'. */
const rangeOf = (label: string): string => label.slice(label.indexOf(': ') + 2)
const sayModel: Saying = (label, found) => `No ${label}: ${found} of other models`

const sayings: Readonly<Partial<Record<Chip['attribute'], Saying>>> = {
  colour: (label, found) => `No ${label.toLowerCase()} one: ${found} in other colours`,
  body: (label, found) => `No ${soften(label)}: ${found} with other bodies`,
  cab: (label, found) => `No ${label.toLowerCase()}: ${found} with other cabs`,
  fuel: (label, found) => `No ${soften(label)} one: ${found} with other fuels`,
  transmission: (label, found) => `No ${label.toLowerCase()} one: ${found} with another gearbox`,
  drive: (label, found) => `No ${label} one: ${found} with another drive`,
  price: (label, found) => `None ${rangeOf(label)}: ${found} at other prices`,
  km: (label, found) => `None ${rangeOf(label)}: ${found} with other kilometres`,
  year: (label, found) =>
    `None ${/^(?:from|to) /.test(rangeOf(label)) ? '' : 'of '}${rangeOf(label)}: ${found} of other years`,
  seats: (label, found) => `None with ${label}: ${found} with other numbers of seats`,
  make: (label, found) => `No ${label}: ${found} of other makes`,
  model: sayModel,
  make_model: sayModel,
  place: (label, found) => `None ${label.charAt(0).toLowerCase()}${label.slice(1)}: ${found} elsewhere`,
  text: (label, found) => `Nothing for ${label}: ${found} without it`,
}
