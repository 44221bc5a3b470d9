import { createHash } from 'node:crypto'
import type { FieldKind } from '#domain/vehicle/vehicle-fields.ts'
import type { FeedMapping, FieldRule } from './mapping-schema.ts'
import { createSource } from './source-value.ts'
import type { ReadSource } from './source-value.ts'
import type { FeedTarget } from './targets.ts'
import { createSteps } from './value-steps.ts'

/**
 * The values that a rule finds in a row, in the order of its sources and without those that hold nothing. A reader
 * takes the next only when it cannot read the one before.
 */
export type ReadValues = (fields: Readonly<Record<string, unknown>>) => Iterable<unknown>

/** The first source that holds something, as it stands in the feed. */
export function createRawReader(rule: FieldRule): ReadSource {
  if (!('from' in rule)) return () => null
  const sources = rule.from.map((name) => createSource(name, false))
  return (fields) => sources.map((source) => source(fields)).find((value) => value !== undefined && !isBlank(value))
}

const nothing: readonly unknown[] = [null]

/**
 * Dashes of every kind, alone or with strokes between ('-', '—', '- / -', '__'): a way to write that there
 * is nothing.
 */
const dashesOnly = /^[\p{Pd}\p{Pc}\u2212\s/]+$/u
/** Characters. A longer text is a value, whatever it consists of. */
const longestDashes = 40

function isBlank(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > longestDashes) return false
  // Nearly every value begins with an ASCII letter or digit: they need no pattern.
  const first = value.charCodeAt(0) | 32
  if ((first >= 97 && first <= 122) || (first >= 48 && first <= 57)) return false
  return value === '' || dashesOnly.test(value)
}

interface ReadTarget {
  readonly target: FeedTarget
  /** Of the target, or of its part that the rule fills; null: not known. */
  readonly kind: FieldKind | null
  /** Whether columns that begin with the source's name and a dot make one object. */
  readonly gathers: boolean
}

/** The reader of a rule. */
export function createReader(rule: FieldRule, mapping: FeedMapping, { target, kind, gathers }: ReadTarget): ReadValues {
  if ('constant' in rule) return () => [rule.constant]
  if ('hash' in rule) {
    const readHash = createHashReader(rule.hash, rule.repeats)
    return (fields) => [readHash(fields)]
  }
  // A status that a feed calls 'unknown' says something: that the vehicle is not known to be for sale (STOCK-07).
  const usual = target === 'status' ? mapping.absent.filter((text) => text !== 'unknown') : mapping.absent
  const absent = new Set((rule.absent ?? usual).map((text) => text.trim().toLowerCase()))
  const longestAbsent = Math.max(0, ...[...absent].map((text) => text.length))
  const clean = (value: unknown): unknown => {
    if (typeof value !== 'string') return value ?? null
    const text = value.trim()
    return isBlank(text) || (text.length <= longestAbsent && absent.has(text.toLowerCase())) ? null : text
  }
  const steps = createSteps(rule.steps, mapping.lookups, { doubtsPoint: target === 'km' || kind === 'cents' })
  const finish = (value: unknown): unknown => (rule.steps.length === 0 ? value : clean(steps(value)))
  const fallback = rule.default ?? null
  if ('join' in rule) {
    const sources = rule.join.map((name) => createSource(name, false))
    return (fields) => {
      const parts = sources.map((source) => clean(source(fields))).filter((part) => part !== null)
      const joined = parts
        .map((part) => (typeof part === 'object' ? JSON.stringify(part) : String(part as string | number | boolean)))
        .join(rule.with)
      return [(parts.length === 0 ? null : finish(joined)) ?? fallback]
    }
  }
  const sources = rule.from.map((name) => createSource(name, gathers))
  const [only] = sources
  const alone = fallback === null ? nothing : [fallback]
  // Most rules have one source: a list costs less than a generator for each field of each row.
  if (only !== undefined && sources.length === 1)
    return (fields) => {
      const given = clean(only(fields))
      const value = given === null ? null : finish(given)
      if (value === null || value === undefined) return alone
      return fallback === null ? [value] : [value, fallback]
    }
  return function* readSources(fields) {
    for (const source of sources) {
      const given = clean(source(fields))
      if (given === null) continue
      const value = finish(given)
      if (value !== null && value !== undefined) yield value
    }
    yield fallback
  }
}

/**
 * 'h' and 12 characters of a hash of the trimmed columns. 60 bits: among a million different vehicles two meet with a
 * chance of one in two million, and the second would be rejected with a message, not lost.
 */
function createHashReader(columns: readonly string[], repeats: 'reject' | 'number'): ReadSource {
  const sources = columns.map((name) => createSource(name, false))
  const seen = new Map<string, number>()
  return (fields) => {
    const parts = sources.map((source) => String((source(fields) ?? '') as string | number | boolean).trim())
    if (parts.every((part) => part === '')) return null
    const digest = createHash('sha256').update(JSON.stringify(parts)).digest()
    const number = `h${base32(digest)}`
    if (repeats === 'reject') return number
    const count = (seen.get(number) ?? 0) + 1
    seen.set(number, count)
    return count === 1 ? number : `${number}-${count}`
  }
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'

function base32(bytes: Buffer): string {
  const value = bytes.readBigUInt64BE() >> 4n
  let text = ''
  for (let shift = 55n; shift >= 0n; shift -= 5n) text += alphabet[Number((value >> shift) & 31n)] ?? ''
  return text
}
