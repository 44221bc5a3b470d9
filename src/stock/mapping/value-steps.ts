import type { ValueStep } from './mapping-schema.ts'
import { hasDoubtfulPoint } from './parse-values.ts'
import { textFromHtml } from './text-from-html.ts'

/** Thrown inside a mapping to give a row up with a reason; caught by the row mapper. */
export class StepRefusal extends Error {
  /** What the step was given, which earlier steps may have made of the feed's value. */
  readonly value: string

  constructor(reason: string, value: string) {
    super(reason)
    this.value = value
  }
}

type Apply = (value: unknown) => unknown
export type LookupTables = Readonly<Record<string, Readonly<Record<string, string | number | boolean | null>>>>

/** Regular expressions of a mapping see at most this much, so that a slow one meets a bound. */
const patternInput = 2_000

export interface StepOptions {
  /** Whether '62.000' may mean thousands or decimals: money and the odometer, which are refused then. */
  readonly doubtsPoint: boolean
}

/**
 * One function out of the steps of a rule. null means nothing and ends the chain; a list is treated member by member.
 */
export function createSteps(steps: readonly ValueStep[], lookups: LookupTables, options = noDoubts): Apply {
  const applies = steps.map((step) => createStep(step, lookups, options))
  return (value) =>
    applies.reduce<unknown>(
      (current, apply) => (current === null || current === undefined ? null : applyEach(apply, current)),
      value,
    )
}

function applyEach(apply: Apply, value: unknown): unknown {
  return Array.isArray(value) ? value.map((member) => apply(member)).filter((member) => member !== null) : apply(value)
}

const noDoubts: StepOptions = { doubtsPoint: false }

/** A factor from which on a figure is given in thousands, so that its point stands before decimals. */
const ofThousands = 1_000

function createStep(step: ValueStep, lookups: LookupTables, { doubtsPoint }: StepOptions): Apply {
  if (typeof step === 'string') return onText(wordSteps[step])
  if ('capture' in step) {
    const pattern = new RegExp(step.capture, 'iu')
    return onText((text) => {
      const match = pattern.exec(text.slice(0, patternInput))
      return match === null ? null : (match[1] ?? match[0])
    })
  }
  if ('replace' in step) {
    const pattern = new RegExp(step.replace, 'giu')
    return onText((text) => text.slice(0, patternInput).replace(pattern, step.with) + text.slice(patternInput))
  }
  if ('split' in step) {
    const { split, part } = step
    return onText((text) => {
      const parts = text.split(split).map((piece) => piece.trim())
      return part === undefined ? parts : (parts.at(part > 0 ? part - 1 : part) ?? null)
    })
  }
  if ('lookup' in step) {
    const table = typeof step.lookup === 'string' ? (lookups[step.lookup] ?? {}) : step.lookup
    const entries = new Map(Object.entries(table).map(([key, value]) => [lookupKey(key), value]))
    // The same text for every row, so that the report sums them; the value stands beside it.
    const reason = describeMiss(typeof step.lookup === 'string' ? step.lookup : null, Object.keys(table))
    return onText((text) => {
      const found = entries.get(lookupKey(text))
      if (found !== undefined) return found
      if (step.otherwise === 'reject') throw new StepRefusal(reason, text)
      return step.otherwise === 'keep' ? text : null
    })
  }
  if ('multiply' in step) {
    const doubts = doubtsPoint && step.multiply < ofThousands
    return (value) => {
      // Left as it is, so that whoever reads it refuses it: the product would not show the doubt any more.
      if (doubts && hasDoubtfulPoint(value)) return value
      const number = Number(typeof value === 'string' ? value.replaceAll(/[ ,]/g, '') : value)
      return Number.isFinite(number) ? Number((number * step.multiply).toFixed(6)) : value
    }
  }
  return onText((text) => step.prefix + text)
}

/** Keys and characters that the report shows of a lookup table. */
const mostKeys = 12
const longestKey = 40

/** 'not in the lookup table conditions, which has: N, U, D'. `name`: null for a table inside the rule. */
function describeMiss(name: string | null, keys: readonly string[]): string {
  const which = name === null ? "the rule's lookup table" : `the lookup table ${name}`
  if (keys.length === 0) return `not in ${which}, which is empty`
  const shown = keys.slice(0, mostKeys).map((key) => (key.length > longestKey ? `${key.slice(0, longestKey)}…` : key))
  const more = keys.length > mostKeys ? ` and ${keys.length - mostKeys} more` : ''
  return `not in ${which}, which has: ${shown.join(', ')}${more}`
}

const lookupKey = (text: string): string => text.trim().toLowerCase()

/** Objects pass unchanged: a step on a whole XML element or JSON object has no meaning. */
function onText(apply: (text: string) => unknown): Apply {
  return (value) =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? apply(String(value).trim())
      : value
}

const wordSteps: Readonly<Record<Extract<ValueStep, string>, (text: string) => string>> = {
  collapse_spaces: (text) => text.replaceAll(/\s+/g, ' '),
  lower: (text) => text.toLowerCase(),
  upper: (text) => text.toUpperCase(),
  title_case: (text) =>
    text
      .toLowerCase()
      .replaceAll(/(^|[\s(/-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase()),
  text_from_html: textFromHtml,
}
