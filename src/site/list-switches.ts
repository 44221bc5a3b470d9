import { z } from 'zod'
import { entryOf, fieldsOf } from './schema/children-of.ts'
import { fieldNotes } from './schema/field.ts'
import { homeBlockFields, homeBlockNotes, homeBlockSchema, type HomeBlockName } from './schema/home-blocks.ts'
import { unwrap } from './schema/node-of.ts'
import { isPlanned } from './schema/planned.ts'
import { siteSchema } from './schema/site-schema.ts'

/** One documented field of the configuration. */
export interface Switch {
  /** 'search.sort.kms', 'dealerships[].slug', 'finance.lenders.{name}.rule'. */
  readonly path: string
  readonly type: string
  /** As JSON; null where a value must be given. Sections have none of their own. */
  readonly preset: string | null
  readonly effect: string
  readonly unit: string | null
  readonly rows: readonly string[]
  readonly section: boolean
  /** Nothing reads it yet; its screen is still to come. */
  readonly planned: boolean
}

/**
 * Every field of the schema, sections before their fields, in the schema's order (TEN-06). Throws for a field without
 * documentation.
 */
export function listSwitches(): readonly Switch[] {
  const found: Switch[] = []
  const walk = (fields: Readonly<Record<string, z.ZodType>>, prefix: string) => {
    for (const [key, schema] of Object.entries(fields)) {
      const path = `${prefix}${key}`
      const note = fieldNotes.get(schema)
      if (note === undefined) throw new Error(`the field ${path} has no documentation`)
      const section = schema instanceof z.ZodPrefault
      found.push({
        path,
        type: section ? 'section' : describeType(schema),
        preset: section ? null : describePreset(schema),
        effect: note.effect,
        unit: note.unit ?? null,
        rows: note.rows,
        section,
        planned: isPlanned(path),
      })
      const entry = entryOf(schema)
      if (entry?.item === homeBlockSchema) walkBlocks(`${path}[].`)
      const inner = entry === null ? fieldsOf(schema) : fieldsOf(entry.item)
      if (inner !== null)
        walk(inner, entry === null ? `${path}.` : entry.kind === 'list' ? `${path}[].` : `${path}.{name}.`)
    }
  }
  // An entry with its name and defaults, then the settings that it takes: 'content.home.blocks[].banner.kind'.
  const walkBlocks = (prefix: string) => {
    for (const [name, { effect, rows }] of Object.entries(homeBlockNotes)) {
      const path = `${prefix}${name}`
      const preset = JSON.stringify(homeBlockSchema.parse(name))
      found.push({
        path,
        type: 'entry',
        preset,
        effect: `{block: ${name}}: ${effect}`,
        unit: null,
        rows,
        section: false,
        planned: isPlanned(path),
      })
      walk(homeBlockFields[name as HomeBlockName], `${path}.`)
    }
  }
  walk(siteSchema.shape, '')
  return found
}

function describePreset(schema: z.ZodType): string | null {
  if (!(schema instanceof z.ZodDefault)) return null
  return JSON.stringify(schema.parse(undefined))
}

/** In words for the reference page. */
function describeType(schema: z.ZodType): string {
  const inner = unwrap(schema)
  const words = describeBare(inner)
  return acceptsNull(schema) ? `${words} or null` : words
}

function acceptsNull(schema: z.ZodType): boolean {
  if (schema instanceof z.ZodNullable) return true
  return schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault
    ? acceptsNull(schema.unwrap() as z.ZodType)
    : false
}

function describeBare(schema: z.ZodType): string {
  if (schema instanceof z.ZodBoolean) return 'true or false'
  if (schema instanceof z.ZodEnum)
    return schema.options.map((option) => (option === '' ? "''" : String(option))).join(' · ')
  if (schema instanceof z.ZodLiteral) return [...schema.values].map(String).join(' · ')
  if (schema instanceof z.ZodNumber) {
    const { minValue, maxValue } = schema
    const whole = schema.format === null ? 'number' : 'whole number'
    const least = minValue === null || minValue <= Number.MIN_SAFE_INTEGER ? null : minValue
    const most = maxValue === null || maxValue >= Number.MAX_SAFE_INTEGER ? null : maxValue
    if (least !== null && most !== null) return `${whole} ${least} to ${most}`
    return least === null ? whole : `${whole} from ${least}`
  }
  if (schema instanceof z.ZodArray) return `list of ${describeType(schema.element as z.ZodType)}`
  if (schema instanceof z.ZodRecord) return `entries by name, each ${describeType(schema.valueType as z.ZodType)}`
  if (schema instanceof z.ZodObject) return 'entry'
  if (schema instanceof z.ZodUnion) return 'names or entries of blocks'
  return describeText(schema)
}

/**
 * A text with a rule of its own is described by the words that its error has: 'expected a colour as …, "#1a73e8"' → 'a
 * colour as …'.
 */
function describeText(schema: z.ZodType): string {
  const refused = schema.safeParse('\u0001')
  const said = refused.success
    ? undefined
    : refused.error.issues.map(({ message }) => message).find((message) => message.startsWith('expected '))
  return said === undefined
    ? 'text'
    : (said
        .slice('expected '.length)
        .replaceAll(/ \([^)]*\)/g, '')
        .split(/, "|; /, 1)[0] ?? 'text')
}
