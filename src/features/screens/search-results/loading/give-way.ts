import { formatNumber } from '#domain/format/format-number.ts'
import type { SearchState } from '#search/state/search-choices.ts'
import type { Chip } from '../filters/build-chips.ts'

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
    return `Nothing matches with ${labels.slice(0, -1).join(', ')} and ${labels.at(-1)}: ${found} without them`
  }
  const { label, attribute } = first
  return (sayings[attribute] ?? sayOther)(label, found)
}

type Saying = (label: string, found: string) => string

const sayOther: Saying = (label, found) => `None with ${label}: ${found} without it`
/** Lower case but for abbreviations. */
const soften = (label: string): string => (/^[A-Z]{2}/.test(label) ? label : label.toLowerCase())
/** The range of a chip as a sentence says it: 'Price: to $40,000' → 'up to $40,000', '2019 – 2022' → 'between …'. */
const rangeOf = (label: string): string => {
  const range = label.slice(label.indexOf(': ') + 2)
  const [least, most] = range.split(' – ')
  if (most !== undefined) return `between ${least} and ${most}`
  return range.startsWith('to ') ? `up ${range}` : /^(?:from|since) /.test(range) ? range : `at ${range}`
}
const sayModel: Saying = (label, found) => `No ${label}: ${found} in other models`

const sayings: Readonly<Partial<Record<Chip['attribute'], Saying>>> = {
  colour: (label, found) => `No ${label.toLowerCase()} one: ${found} in other colours`,
  body: (label, found) => `No ${soften(label)}: ${found} in other body types`,
  cab: (label, found) => `No ${label.toLowerCase()}: ${found} with another cab`,
  fuel: (label, found) => `No ${soften(label)} one: ${found} with another fuel`,
  transmission: (label, found) => `No ${label.toLowerCase()} one: ${found} with another gearbox`,
  drive: (label, found) => `No ${label} one: ${found} with another drive`,
  price: (label, found) => `None ${rangeOf(label)}: ${found} at other prices`,
  km: (label, found) => `None ${rangeOf(label)}: ${found} with more or fewer kilometres`,
  year: (label, found) => `None ${rangeOf(label).replace(/^at /, 'from ')}: ${found} from other years`,
  seats: (label, found) => `None with ${label}: ${found} with more or fewer seats`,
  make: (label, found) => `No ${label}: ${found} from other makes`,
  model: sayModel,
  make_model: sayModel,
  place: (label, found) => `None ${label.charAt(0).toLowerCase()}${label.slice(1)}: ${found} elsewhere`,
  text: (label, found) => `Nothing for ${label}: ${found} without it`,
}
