import { findNumber } from './amounts.ts'
import type { RangeReading } from './read-range.ts'
import type { SentenceReader } from './reader.ts'

type Way = 'younger' | 'older' | 'about'

/** Words before an age: those that may stand before other amounts too, and those that speak of ages alone. */
const before: readonly { readonly way: Way; readonly phrases: ReadonlySet<string>; readonly saysAge: boolean }[] = [
  {
    way: 'younger',
    phrases: new Set(['younger than', 'newer than', 'no older than', 'not older than', 'last', 'the last', 'past']),
    saysAge: true,
  },
  { way: 'older', phrases: new Set(['older than']), saysAge: true },
  {
    way: 'younger',
    phrases: new Set([
      'under',
      'below',
      'less than',
      'up to',
      'upto',
      'within',
      'max',
      'maximum',
      'at most',
      'no more than',
      'not more than',
      'not over',
    ]),
    saysAge: false,
  },
  { way: 'older', phrases: new Set(['over', 'above', 'more than', 'at least', 'min', 'minimum']), saysAge: false },
  { way: 'about', phrases: new Set(['around', 'about', 'approx', 'approximately', 'roughly']), saysAge: false },
]
/** The same after an age. */
const after: typeof before = [
  { way: 'younger', phrases: new Set(['or newer', 'or younger', 'and newer', 'and younger']), saysAge: true },
  { way: 'older', phrases: new Set(['or older', 'and older']), saysAge: true },
  { way: 'younger', phrases: new Set(['or less', 'or under', 'max', 'maximum', 'tops']), saysAge: false },
  { way: 'older', phrases: new Set(['or more', 'or over', 'and over', 'plus']), saysAge: false },
]
const years = new Set(['year', 'years', 'yr', 'yrs'])
const joins = new Set(['-', '–', '—', 'to', 'and'])

function findWay(reader: SentenceReader, at: number, table: typeof before) {
  for (const { way, phrases, saysAge } of table) {
    const next = reader.after(at, phrases)
    if (next !== null) return { way, saysAge, next }
  }
  return null
}

/** A whole number of years up to 99 and the index after it; null for anything else. */
function readYears(reader: SentenceReader, at: number): { readonly count: number; readonly next: number } | null {
  const word = reader.textAt(at)
  const count = word === 'a' || word === 'one' ? 1 : findNumber(word)
  return Number.isInteger(count) && count < 100 ? { count, next: at + 1 } : null
}

/**
 * Reads an age as years of build: 'under 3 years old', '5 years old or newer', 'older than 10 years', 'the last 5
 * years'. Years that no word calls an age ('7 years warranty') are none: null. A vehicle of one year of build has one
 * of two ages, depending on its month; both are included. `thisYear`: null where nobody knows, so that the age cannot
 * be used.
 */
export function readAge(reader: SentenceReader, start: number, thisYear: number | null): RangeReading | null {
  const lead = findWay(reader, start, before)
  const from = lead?.next ?? (reader.textAt(start) === 'between' ? start + 1 : start)
  const first = readYears(reader, from)
  if (first === null) return null
  const second = joins.has(reader.textAt(first.next)) ? readYears(reader, first.next + 1) : null
  let at = second?.next ?? first.next
  const hasPlus = reader.textAt(at) === '+'
  if (hasPlus) at += 1
  if (reader.textAt(at) === '-') at += 1
  if (!years.has(reader.textAt(at))) return null
  at += 1
  const old = reader.textAt(at) === '-' ? at + 1 : at
  const isOld = reader.textAt(old) === 'old'
  if (isOld) at = old + 1
  const tail = findWay(reader, at, after)
  if (!isOld && lead?.saysAge !== true && tail?.saysAge !== true) return null
  const next = tail?.next ?? at
  if (thisYear === null) return { kind: 'unused', next }
  const way = tail?.way ?? (hasPlus ? 'older' : (lead?.way ?? null))
  const [min, max] = toBuildYears(thisYear, way, first.count, second?.count ?? first.count)
  return {
    kind: 'understood',
    understood: { attribute: 'year', choice: { kind: 'range', min, max }, label: null },
    next,
  }
}

function toBuildYears(
  thisYear: number,
  way: Way | null,
  one: number,
  other: number,
): readonly [min: number | null, max: number | null] {
  const [least, most] = [Math.min(one, other), Math.max(one, other)]
  switch (way) {
    case 'younger':
      return [thisYear - most, null]
    case 'older':
      return [null, thisYear - least]
    case 'about':
      return [thisYear - most - 2, thisYear - least + 1]
    case null:
      return [thisYear - most - 1, thisYear - least]
  }
}
