import { z } from 'zod'

/**
 * How a configuration field is declared: its rule, its platform default and its documentation stand in one call, so
 * that the schema, the defaults, the editor's JSON Schema and the reference page cannot drift apart.
 *
 * Every amount of money in a configuration file is in whole Australian dollars unless the unit says otherwise.
 */
export interface FieldNote {
  /** What the field does, in a sentence; what happens at its ends. */
  readonly effect: string
  /** Ids of the requirement rows that it serves. */
  readonly rows: readonly string[]
  readonly unit?: string
}

/** The documentation of each field, keyed by its outermost schema. */
export const fieldNotes = z.registry<FieldNote>()

/** `rows` is a list of ids separated by spaces. */
function note<Schema extends z.ZodType>(schema: Schema, effect: string, rows: string, unit?: string): Schema {
  fieldNotes.add(schema, { effect, rows: rows.split(' '), ...(unit === undefined ? {} : { unit }) })
  return schema
}

export interface Bounds {
  readonly min?: number
  readonly max?: number
  readonly unit?: string
}

const bounded = (schema: z.ZodNumber, { min, max }: Bounds) => {
  const floor = min === undefined ? schema : schema.min(min)
  return max === undefined ? floor : floor.max(max)
}

/** Shown text: no control characters but line breaks, never blank. */
export const shownText = z.string().min(1).max(20_000).regex(/\S/, 'must not be blank')

export const flag = (value: boolean, effect: string, rows: string) => note(z.boolean().default(value), effect, rows)

export const text = (value: string, effect: string, rows: string) => note(shownText.default(value), effect, rows)

export const optionalText = (effect: string, rows: string) => note(shownText.nullable().default(null), effect, rows)

/** A field of any other rule with a default. */
export const value = <Schema extends z.ZodType>(
  schema: Schema,
  preset: z.util.NoUndefined<z.output<Schema>>,
  effect: string,
  rows: string,
  unit?: string,
) => note(schema.default(preset), effect, rows, unit)

/** Absent by default: null means none. */
export const optional = <Schema extends z.ZodType>(schema: Schema, effect: string, rows: string, unit?: string) =>
  note(schema.nullable().default(null), effect, rows, unit)

export const integer = (preset: number, bounds: Bounds, effect: string, rows: string) =>
  note(bounded(z.int(), bounds).default(preset), effect, rows, bounds.unit)

export const optionalInteger = (bounds: Bounds, effect: string, rows: string) =>
  note(bounded(z.int(), bounds).nullable().default(null), effect, rows, bounds.unit)

export const number = (preset: number, bounds: Bounds, effect: string, rows: string) =>
  note(bounded(z.number(), bounds).default(preset), effect, rows, bounds.unit)

export const optionalNumber = (bounds: Bounds, effect: string, rows: string) =>
  note(bounded(z.number(), bounds).nullable().default(null), effect, rows, bounds.unit)

export const choice = <const Values extends readonly [string, ...string[]]>(
  values: Values,
  preset: Values[number],
  effect: string,
  rows: string,
) =>
  note(
    z.enum(values).default(() => preset as never),
    effect,
    rows,
  )

/** A list; empty by default. A given list replaces the inherited one whole. */
export const list = <Schema extends z.ZodType>(item: Schema, effect: string, rows: string, unit?: string) =>
  note(z.array(item).max(2000).default([]), effect, rows, unit)

export const presetList = <Schema extends z.ZodType>(
  item: Schema,
  preset: readonly z.output<Schema>[],
  effect: string,
  rows: string,
  unit?: string,
) =>
  note(
    z
      .array(item)
      .max(2000)
      .default([...preset]),
    effect,
    rows,
    unit,
  )

/**
 * A field without a default: a file or an entry that leaves it out is refused. A copy carries the note, for the rule
 * itself is shared.
 */
export const must = <Schema extends z.ZodType>(schema: Schema, effect: string, rows: string, unit?: string): Schema =>
  note(schema.clone(), effect, rows, unit)

/** An object whose fields are inherited one by one from the layer below. */
export const section = <Shape extends z.core.$ZodLooseShape>(effect: string, rows: string, shape: Shape) =>
  note(z.strictObject(shape).prefault({} as never), effect, rows)

/**
 * An entry of a list, or an object that may be null: taken whole, never merged; what it leaves out takes the entry's
 * own default.
 */
export const entry = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.strictObject(shape)
