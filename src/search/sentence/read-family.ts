import { findNumber } from './amounts.ts'
import { chooseSeats, mostSeats, type RangeReading } from './read-range.ts'
import type { SentenceReader } from './reader.ts'

/** Reads 'family of 5', which asks for that many seats or more. Null for anything else. */
export function readFamily(reader: SentenceReader, start: number): RangeReading | null {
  if (reader.textAt(start) !== 'family' || reader.textAt(start + 1) !== 'of') return null
  const people = findNumber(reader.textAt(start + 2))
  if (!Number.isInteger(people) || people < 2 || people > mostSeats) return null
  return { kind: 'understood', understood: chooseSeats(people, mostSeats), next: start + 3 }
}
