import { createHash } from 'node:crypto'
import type { FieldKind } from '#domain/vehicle/vehicle-fields.ts'
import type { FeedRow } from '../read/feed-row.ts'
import { coerce } from './coerce.ts'
import type { CoerceOptions } from './coerce.ts'
import type { FeedMapping, FieldRule } from './mapping-schema.ts'
import { isPriceOnApplication } from './parse-values.ts'
import { createBag, createSource, setPath } from './source-value.ts'
import type { ReadSource } from './source-value.ts'
import { feedTargets, hasTargetsInside } from './targets.ts'
import type { FeedTarget, MappedVehicle } from './targets.ts'
import { StepRefusal, createSteps } from './value-steps.ts'

/** A problem with one value. `value` is the feed's text, cut to 120 characters. */
export interface FieldProblem {
  readonly field: string
  readonly reason: string
  readonly value: string | null
}

export interface MappedRow {
  readonly vehicle: MappedVehicle
  /** Reasons to reject the row. */
  readonly problems: readonly FieldProblem[]
  /** Values that are left out; the row is accepted. */
  readonly warnings: readonly FieldProblem[]
}

export type RowMapper = (fields: Extract<FeedRow, { ok: true }>['fields']) => MappedRow

/**
 * A wrong value in one of these may not be passed over: the vehicle would be another one, or bind the dealer to another
 * price.
 */
const strictKinds: ReadonlySet<FieldKind> = new Set(['cents', 'carType', 'itemType'])
const strictTargets: ReadonlySet<string> = new Set(['stocknum', 'make', 'model', 'year', 'dealership'])

/** Characters. Longer ones are refused rather than cut: a text of that size in such a field is a shifted column. */
const textLimits: Readonly<Partial<Record<FeedTarget, number>>> = {
  stocknum: 100,
  make: 60,
  model: 100,
  badge: 200,
  series: 200,
  dealercomments: 50_000,
}
const defaultTextLimit = 2_000

interface Plan {
  readonly target: FeedTarget
  readonly kind: FieldKind
  readonly strict: boolean
  readonly separator: string | null
  readonly textLimit: number
  readonly read: ReadSource
  /** Rules for parts of an object. */
  readonly parts: readonly { readonly path: readonly string[]; readonly read: ReadSource }[]
  /** Sees the raw value before absent values are dropped; for 'POA'. */
  readonly readRaw: ReadSource
}

/**
 * Makes the function that turns rows of this mapping into vehicles. Stateful only where the mapping numbers repeated
 * hashes, so make one for each import.
 */
export function createRowMapper(mapping: FeedMapping): RowMapper {
  const plans = buildPlans(mapping)
  const nothing = Object.fromEntries([...feedTargets.keys()].map((target) => [target, null]))
  return (fields) => {
    const values: Record<string, unknown> = { ...nothing, price_on_application: false }
    const notes: Notes = { prices: mapping.prices, problems: [], warnings: [] }
    for (const plan of plans) {
      if (plan.target === 'price' && isPriceOnApplication(plan.readRaw(fields))) values['price_on_application'] = true
      values[plan.target] = mapField(plan, fields, notes)
    }
    return { vehicle: values as unknown as MappedVehicle, problems: notes.problems, warnings: notes.warnings }
  }
}

interface Notes {
  readonly prices: CoerceOptions['prices']
  readonly problems: FieldProblem[]
  readonly warnings: FieldProblem[]
}

function mapField(plan: Plan, fields: Readonly<Record<string, unknown>>, notes: Notes): unknown {
  let raw: unknown
  try {
    raw = plan.read(fields)
    if (plan.parts.length > 0) raw = withParts(plan, raw, fields)
  } catch (error) {
    if (!(error instanceof StepRefusal)) throw error
    note(plan, plan.strict ? notes.problems : notes.warnings, '', error.message, plan.readRaw(fields))
    return null
  }
  if (raw === undefined || raw === null || raw === '') return null
  const parsed = coerce(plan.kind, raw, {
    prices: notes.prices,
    separator: plan.separator,
    textLimit: plan.textLimit,
    warn: (path, reason, value) => note(plan, notes.warnings, path, reason, value),
  })
  if (parsed.ok) return parsed.value
  note(plan, plan.strict ? notes.problems : notes.warnings, '', parsed.reason, raw)
  return null
}

function note(plan: Plan, into: FieldProblem[], path: string, reason: string, value: unknown): void {
  into.push({ field: path === '' ? plan.target : `${plan.target}.${path}`, reason, value: shorten(value) })
}

function withParts(plan: Plan, whole: unknown, fields: Readonly<Record<string, unknown>>): unknown {
  const bag = createBag()
  if (typeof whole === 'object' && whole !== null && !Array.isArray(whole)) Object.assign(bag, whole)
  for (const part of plan.parts) {
    const value = part.read(fields)
    if (value !== null && value !== undefined && value !== '') setPath(bag, part.path, value)
  }
  return Object.keys(bag).length === 0 ? null : bag
}

/** For the report: one line, no control characters, at most 120 characters. */
export function shorten(value: unknown): string | null {
  if (value === null || value === undefined) return null
  const text = (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
    .slice(0, 400)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  return text.length > 120 ? `${text.slice(0, 119)}…` : text
}

function buildPlans(mapping: FeedMapping): readonly Plan[] {
  const plans: Plan[] = []
  for (const [target, kind] of feedTargets) {
    const parts = Object.entries(mapping.fields).filter(([name]) => name.startsWith(`${target}.`))
    const rule = Object.hasOwn(mapping.fields, target)
      ? mapping.fields[target]
      : mapping.own_names
        ? ownRule(target)
        : undefined
    if (rule === undefined && parts.length === 0) continue
    const unreadable = rule !== undefined && 'unreadable' in rule ? rule.unreadable : undefined
    const gathers = hasTargetsInside(kind)
    plans.push({
      target,
      kind,
      strict: unreadable === undefined ? strictKinds.has(kind) || strictTargets.has(target) : unreadable === 'reject',
      separator: (rule !== undefined && 'separator' in rule ? rule.separator : undefined) ?? null,
      textLimit: textLimits[target] ?? defaultTextLimit,
      read: rule === undefined ? () => null : createReader(rule, mapping, target, gathers),
      readRaw: rule === undefined ? () => null : createRawReader(rule),
      parts: parts.map(([name, part]) => ({
        path: name.slice(target.length + 1).split('.'),
        read: createReader(part, mapping, target, false),
      })),
    })
  }
  return plans
}

const ownRule = (target: string): FieldRule => ({ from: [target], steps: [] })

/** The first source as it stands in the feed. */
function createRawReader(rule: FieldRule): ReadSource {
  if (!('from' in rule)) return () => null
  const sources = rule.from.map((name) => createSource(name, false))
  return (fields) => sources.map((source) => source(fields)).find((value) => value !== undefined && value !== '')
}

function createReader(rule: FieldRule, mapping: FeedMapping, target: FeedTarget, gathers: boolean): ReadSource {
  if ('constant' in rule) return () => rule.constant
  if ('hash' in rule) return createHashReader(rule.hash, rule.repeats)
  // A status that a feed calls 'unknown' says something: that the vehicle is not known to be for sale (STOCK-07).
  const usual = target === 'status' ? mapping.absent.filter((text) => text !== 'unknown') : mapping.absent
  const absent = new Set((rule.absent ?? usual).map((text) => text.trim().toLowerCase()))
  const longestAbsent = Math.max(0, ...[...absent].map((text) => text.length))
  const clean = (value: unknown): unknown => {
    if (typeof value !== 'string') return value ?? null
    const text = value.trim()
    return text === '' || (text.length <= longestAbsent && absent.has(text.toLowerCase())) ? null : text
  }
  const steps = createSteps(rule.steps, mapping.lookups)
  const finish = (value: unknown): unknown => (rule.steps.length === 0 ? value : clean(steps(value)))
  const fallback = rule.default ?? null
  if ('join' in rule) {
    const sources = rule.join.map((name) => createSource(name, false))
    return (fields) => {
      const parts = sources.map((source) => clean(source(fields))).filter((part) => part !== null)
      return (
        (parts.length === 0
          ? null
          : finish(
              parts
                .map((part) =>
                  typeof part === 'object' ? JSON.stringify(part) : String(part as string | number | boolean),
                )
                .join(rule.with),
            )) ?? fallback
      )
    }
  }
  const sources = rule.from.map((name) => createSource(name, gathers))
  return (fields) => {
    for (const source of sources) {
      const given = clean(source(fields))
      if (given === null) continue
      const value = finish(given)
      if (value !== null && value !== undefined) return value
    }
    return fallback
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
