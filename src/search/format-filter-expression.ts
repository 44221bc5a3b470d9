import type { Filter, IndexSchema } from './search-engine.ts'

/**
 * The filter as `parseFilterExpression` reads it: parsing the answer yields a filter that lets the same documents pass,
 * and formatting that one yields the same text. For messages, `sites explain` and tests. Throws RangeError on an
 * attribute that the schema lacks.
 */
export function formatFilterExpression(filter: Filter, schema: IndexSchema): string {
  return formatPart(filter, schema, 'or')
}

/** `within` is what the part stands in; brackets where that binds tighter. */
function formatPart(filter: Filter, schema: IndexSchema, within: 'or' | 'and' | 'not'): string {
  if (filter.op === 'and')
    return formatMany(filter.of, schema, { word: 'AND', own: 'and', none: 'TRUE', bare: within !== 'not' }, within)
  if (filter.op === 'or')
    return formatMany(filter.of, schema, { word: 'OR', own: 'or', none: 'FALSE', bare: within === 'or' }, within)
  if (filter.op === 'exists') return `EXISTS(${requireName(schema, filter.attribute)})`
  if (filter.op === 'range') return formatRange(filter, schema)
  if (filter.op === 'in') return formatIn(filter, schema, '')
  if (filter.of.op === 'in') return formatIn(filter.of, schema, 'NOT ')
  return `NOT ${formatPart(filter.of, schema, 'not')}`
}

function formatMany(
  parts: readonly Filter[],
  schema: IndexSchema,
  as: { readonly word: string; readonly own: 'or' | 'and'; readonly none: string; readonly bare: boolean },
  within: 'or' | 'and' | 'not',
): string {
  const [only] = parts
  if (only === undefined) return as.none
  if (parts.length === 1) return formatPart(only, schema, within)
  const text = parts
    .map((part) =>
      part.op === as.own && part.of.length > 1
        ? `(${formatPart(part, schema, 'or')})`
        : formatPart(part, schema, as.own),
    )
    .join(` ${as.word} `)
  return as.bare ? text : `(${text})`
}

function formatIn({ attribute, values }: Extract<Filter, { op: 'in' }>, schema: IndexSchema, not: '' | 'NOT '): string {
  const name = requireName(schema, attribute)
  const written = values.flatMap((value) => formatValue(value, attribute, schema))
  if (written.length === 1) return `${name} ${not === '' ? '=' : '!='} ${written.join('')}`
  return `${name} ${not}IN (${written.join(', ')})`
}

/** A number attribute has no document with a value that is no number, so leaving such a value out changes nothing. */
function formatValue(value: string, attribute: string, schema: IndexSchema): readonly string[] {
  if (schema[attribute]?.kind !== 'number') return [`'${value.replaceAll("'", "''")}'`]
  const number = Number(value)
  return Number.isInteger(number) && String(number) === value && Math.abs(number) <= largest
    ? [formatNumber(number, attribute, schema)]
    : []
}

const largest = 2_147_483_647

function formatRange({ attribute, min, max }: Extract<Filter, { op: 'range' }>, schema: IndexSchema): string {
  const name = requireName(schema, attribute)
  const low = min === undefined || min < -largest ? null : Math.ceil(min)
  const high = max === undefined || max > largest ? null : Math.floor(max)
  if ((low !== null && low > largest) || (high !== null && high < -largest)) return 'FALSE'
  if (low !== null && high !== null)
    return `${name} BETWEEN ${formatNumber(low, attribute, schema)} AND ${formatNumber(high, attribute, schema)}`
  if (low !== null) return `${name} >= ${formatNumber(low, attribute, schema)}`
  if (high !== null) return `${name} <= ${formatNumber(high, attribute, schema)}`
  return `EXISTS(${name})`
}

function formatNumber(stored: number, attribute: string, schema: IndexSchema): string {
  const written = stored / (schema[attribute]?.writtenScale ?? 1)
  return String(written === 0 ? 0 : written)
}

function requireName(schema: IndexSchema, attribute: string): string {
  if (!Object.hasOwn(schema, attribute)) throw new RangeError(`the index has no attribute '${attribute}'`)
  return attribute
}
