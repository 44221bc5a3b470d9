import type { Cents } from '#domain/money/cents.ts'
import type { BodyWord } from '#domain/vehicle/body-types.ts'
import type { FieldKind, PriceType } from '#domain/vehicle/vehicle-fields.ts'
import { isPartKind, partsByKind } from '#domain/vehicle/vehicle-parts.ts'
import type { FeedRow } from '../read/feed-row.ts'
import { choosePriceWords, type AmountText } from './choose-price-words.ts'
import { coerce } from './coerce.ts'
import type { CoerceOptions } from './coerce.ts'
import type { DateOrderCheck } from './date-orders.ts'
import type { FeedMapping, FieldRule, ValueStep } from './mapping-schema.ts'
import { isPriceOnApplication } from './parse-money.ts'
import { resolveBodyOfItemType } from './parse-words.ts'
import { parseKilometres } from './parse-values.ts'
import type { Parsed } from './parse-values.ts'
import { createRawReader, createReader } from './rule-reader.ts'
import type { ReadValues } from './rule-reader.ts'
import { createBag, setPath } from './source-value.ts'
import type { ReadSource } from './source-value.ts'
import { feedTargets, hasTargetsInside } from './targets.ts'
import type { FeedTarget, MappedVehicle } from './targets.ts'
import { StepRefusal } from './value-steps.ts'

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
  /** null: the price is an amount alone, or there is none. */
  readonly priceWords: PriceWords | null
}

/** What the text of a price says of it besides the amount: '$15,000 drive away', 'Negotiable'. */
export interface PriceWords {
  /** The feed's text. */
  readonly text: string
  /** The price type that the words name; 'poa' for words in place of an amount; null: none. */
  readonly says: PriceType | null
  /** Words beside the amount that are not understood; null: there are none. */
  readonly unknown: string | null
  /** The price type that a constant or the default of the mapping's rule gives the vehicle; null: neither does. */
  readonly ruled: PriceType | null
}

export type RowMapper = (fields: Extract<FeedRow, { ok: true }>['fields']) => MappedRow

/**
 * A wrong value in one of these may not be passed over: the vehicle would be another one, or bind the dealer to another
 * price.
 */
const strictKinds: ReadonlySet<FieldKind> = new Set(['cents', 'carType', 'itemType'])
const dateKinds: ReadonlySet<FieldKind> = new Set(['date', 'instant', 'epochSeconds'])
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
  readonly isPrice: boolean
  /** The constant or the default of the rule; null: it has neither. */
  readonly fallback: unknown
  /** Whether a step of the rule converts the unit. */
  readonly rounds: boolean
  /** The values of the rule's sources, in order and without those that hold nothing; read one at a time. */
  readonly read: ReadValues
  /** Rules for parts of an object. */
  readonly parts: readonly PartPlan[]
  /** Sees the raw value before absent values are dropped; for 'POA' and for the report. */
  readonly readRaw: ReadSource
}

interface PartPlan {
  /** Leads inward from the target. */
  readonly path: readonly string[]
  readonly read: ReadValues
  /** How the value is read; null where the feed names the part, so that any text is right. */
  readonly kind: FieldKind | null
}

const noAmount: AmountText = { amount: null, raw: null }

const priceTargets: ReadonlySet<string> = new Set(['price', 'before_price', 'offer_price', 'reserve_amount'])

/**
 * Makes the function that turns rows of this mapping into vehicles. Stateful only where the mapping numbers repeated
 * hashes, so make one for each import. `thisYear`: calendar year of the import. `dateOrders` sees the dates.
 */
export function createRowMapper(mapping: FeedMapping, thisYear: number, dateOrders?: DateOrderCheck): RowMapper {
  const { prices, dates } = mapping
  const plans = buildPlans(mapping)
  const nothing = Object.fromEntries([...feedTargets.keys()].map((target) => [target, null]))
  return (fields) => {
    const values: Record<string, unknown> = { ...nothing, price_on_application: false }
    const amounts = { price: noAmount, offer_price: noAmount }
    let bodyOfType: BodyWord | null = null
    let ruled: PriceType | null = null
    const notes: Notes = { units: { prices, dates, thisYear }, dateOrders, problems: [], warnings: [] }
    for (const plan of plans) {
      if (plan.target === 'price' && isPriceOnApplication(plan.readRaw(fields))) values['price_on_application'] = true
      const { value, raw } = mapField(plan, fields, notes)
      values[plan.target] = value
      if (plan.target === 'price' || plan.target === 'offer_price')
        amounts[plan.target] = { amount: value as Cents | null, raw: value === null ? plan.readRaw(fields) : raw }
      if (plan.target === 'item_type') bodyOfType = resolveBodyOfItemType(raw)
      if (plan.target === 'price_type' && raw === plan.fallback) ruled = value as PriceType | null
    }
    values['body'] ??= bodyOfType
    // For feeds without a column of the price type.
    const { raw: text, type, unknown } = choosePriceWords(amounts.price, amounts.offer_price)
    values['price_type'] ??= type
    const isWordsOnly = values['price'] === null && values['price_on_application'] === true
    const says = type ?? (isWordsOnly ? 'poa' : null)
    const hasWords = says !== null || unknown !== null
    return {
      vehicle: values as unknown as MappedVehicle,
      problems: notes.problems,
      warnings: notes.warnings,
      priceWords: hasWords && typeof text === 'string' ? { text, says, unknown, ruled } : null,
    }
  }
}

/** What the values of all fields are read by. */
type Units = Pick<CoerceOptions, 'prices' | 'dates' | 'thisYear'>

interface Notes {
  readonly units: Units
  readonly dateOrders: DateOrderCheck | undefined
  readonly problems: FieldProblem[]
  readonly warnings: FieldProblem[]
}

interface Mapped {
  readonly value: unknown
  /** The feed's value that was taken. */
  readonly raw: unknown
}

interface Unreadable {
  readonly reason: string
  readonly raw: unknown
}
const noneUnreadable: readonly Unreadable[] = []

const nothingMapped: Mapped = { value: null, raw: null }

/**
 * Takes the first of the rule's values that can be read. An unreadable one before it is reported as a warning, because
 * another column has the value; only when none can be read does a strict field reject the row.
 */
function mapField(plan: Plan, fields: Readonly<Record<string, unknown>>, notes: Notes): Mapped {
  let unreadable: readonly Unreadable[] = noneUnreadable
  try {
    for (const found of plan.read(fields)) {
      const raw = plan.parts.length > 0 ? withParts(plan, found, fields, notes.units) : found
      if (raw === undefined || raw === null || raw === '') continue
      const parsed = readValue(plan, raw, notes)
      if (!parsed.ok) unreadable = [...unreadable, { reason: parsed.reason, raw }]
      else if (parsed.value !== null || isPriceOnApplication(raw)) {
        for (const { reason, raw: passed } of unreadable)
          note(plan, notes.warnings, '', `${reason}; taken from the next column`, passed)
        return { value: parsed.value, raw }
      }
    }
  } catch (error) {
    if (!(error instanceof StepRefusal)) throw error
    note(plan, plan.strict ? notes.problems : notes.warnings, '', error.message, error.value)
    return nothingMapped
  }
  const [first] = unreadable
  if (first !== undefined) note(plan, plan.strict ? notes.problems : notes.warnings, '', first.reason, first.raw)
  return nothingMapped
}

function readValue(plan: Plan, raw: unknown, notes: Notes): Parsed<unknown> {
  if (plan.target === 'km') return parseKilometres(raw, plan.rounds)
  if (dateKinds.has(plan.kind)) notes.dateOrders?.see(plan.target, raw)
  return coerce(plan.kind, raw, {
    ...notes.units,
    separator: plan.separator,
    textLimit: plan.textLimit,
    isPrice: plan.isPrice,
    rounds: plan.rounds,
    warn: (path, reason, value) => note(plan, notes.warnings, path, reason, value),
  })
}

function note(plan: Plan, into: FieldProblem[], path: string, reason: string, value: unknown): void {
  into.push({ field: path === '' ? plan.target : `${plan.target}.${path}`, reason, value: shorten(value) })
}

function withParts(plan: Plan, whole: unknown, fields: Readonly<Record<string, unknown>>, units: Units): unknown {
  const bag = createBag()
  if (typeof whole === 'object' && whole !== null && !Array.isArray(whole)) Object.assign(bag, whole)
  for (const part of plan.parts) {
    const value = findPartValue(part, plan, fields, units)
    if (value !== null) setPath(bag, part.path, value)
  }
  return Object.keys(bag).length === 0 ? null : bag
}

/** The first value that can be read as the part's kind; when none can, the first, so that the report names it. */
function findPartValue(part: PartPlan, plan: Plan, fields: Readonly<Record<string, unknown>>, units: Units): unknown {
  let first: unknown = null
  for (const value of part.read(fields)) {
    if (value === null || value === undefined || value === '') continue
    if (part.kind === null) return value
    const { separator, textLimit } = plan
    const parsed = coerce(part.kind, value, { ...units, separator, textLimit, warn: () => undefined })
    if (parsed.ok && parsed.value !== null) return value
    first ??= value
  }
  return first
}

/** For the report: one line, no characters that cannot be seen, at most 120 characters. */
export function shorten(value: unknown): string | null {
  if (value === null || value === undefined) return null
  const text = (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
    .slice(0, 400)
    .replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
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
      isPrice: priceTargets.has(target),
      fallback:
        rule === undefined
          ? null
          : 'constant' in rule
            ? rule.constant
            : 'default' in rule
              ? (rule.default ?? null)
              : null,
      rounds: rule !== undefined && 'steps' in rule && rule.steps.some(isConversion),
      read: rule === undefined ? () => [null] : createReader(rule, mapping, { target, kind, gathers }),
      readRaw: rule === undefined ? () => null : createRawReader(rule),
      parts: parts.map(([name, part]) => {
        const partKind = resolvePartKind(kind, name)
        return {
          path: name.slice(target.length + 1).split('.'),
          read: createReader(part, mapping, { target, kind: partKind, gathers: false }),
          kind: partKind,
        }
      }),
    })
  }
  return plans
}

/** The kind of a field inside a part, by its last name: the names before are those of a lender or of a term. */
function resolvePartKind(kind: FieldKind, name: string): FieldKind | null {
  const leaf = name.split('.').at(-1) ?? ''
  const found = isPartKind(kind) ? partsByKind[kind].fields[leaf]?.kind : undefined
  return found === undefined || found === 'facts' || found === 'address' ? null : (found as FieldKind)
}

const isConversion = (step: ValueStep): boolean => typeof step === 'object' && 'multiply' in step

const ownRule = (target: string): FieldRule => ({ from: [target], steps: [] })
