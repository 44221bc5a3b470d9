import type {
  AttributeDefinition,
  AttributeValue,
  Filter,
  HistogramRequest,
  IndexSchema,
  Refinement,
  SearchDocument,
  SearchQuery,
  SortOrder,
} from './search-engine.ts'

/**
 * What every engine refuses. All of these are programming errors (a visitor's input is parsed above), so they throw
 * RangeError, and before anything is changed or counted.
 */
export const defaultLimit = 21
const maxLimit = 1000
export const defaultFacetLimit = 100

const maxRefinements = 200
/** Levels of the order beside the closest match: what an outside engine has room for (sphinx/sort-keys.ts). */
const maxSortLevels = 3
const maxBars = 100
const maxNumber = 2_147_483_647

function requireAttribute(schema: IndexSchema, attribute: string): AttributeDefinition {
  const definition = Object.hasOwn(schema, attribute) ? schema[attribute] : undefined
  if (definition === undefined) throw new RangeError(`the index has no attribute '${attribute}'`)
  return definition
}

/** An attribute whose single values can be counted. */
export function requireCounted(schema: IndexSchema, attribute: string): void {
  const definition = requireAttribute(schema, attribute)
  if (definition.kind === 'number' && definition.counted !== true)
    throw new RangeError(`attribute '${attribute}' is a number that is not counted by value`)
}

function requireNumber(schema: IndexSchema, attribute: string): void {
  if (requireAttribute(schema, attribute).kind !== 'number')
    throw new RangeError(`attribute '${attribute}' is not a number and has no range`)
}

function requireCount(what: string, value: number | undefined, most: number): void {
  if (value !== undefined && (!Number.isInteger(value) || value < 0 || value > most))
    throw new RangeError(`${what} must be a whole number from 0 to ${most}, not ${value}`)
}

export function requireFilter(schema: IndexSchema, filter: Filter): void {
  switch (filter.op) {
    case 'and':
    case 'or':
      for (const part of filter.of) requireFilter(schema, part)
      return
    case 'not':
      return requireFilter(schema, filter.of)
    case 'in':
    case 'exists':
      requireAttribute(schema, filter.attribute)
      return
    case 'range':
      requireRange(schema, filter)
  }
}

function requireRange(
  schema: IndexSchema,
  range: { readonly attribute: string; readonly min?: number; readonly max?: number },
): void {
  requireNumber(schema, range.attribute)
  if (Number.isNaN(range.min) || Number.isNaN(range.max))
    throw new RangeError(`an end of the range of '${range.attribute}' is not a number`)
}

export function isValuesRefinement(
  refinement: Refinement,
): refinement is Extract<Refinement, { readonly values: readonly string[] }> {
  return 'values' in refinement
}

/** The refinements that refine: one with no value chosen, or with no end, says nothing. */
export function resolveRefinements(query: SearchQuery): readonly Refinement[] {
  return (query.refinements ?? []).filter((refinement) =>
    isValuesRefinement(refinement)
      ? refinement.values.length > 0
      : refinement.min !== undefined || refinement.max !== undefined,
  )
}

function requireValues(schema: IndexSchema, { attribute, all }: Refinement & { readonly all?: boolean }): void {
  if (requireAttribute(schema, attribute).kind !== 'keywords' && all === true)
    throw new RangeError(`attribute '${attribute}' has one value and cannot have all of several`)
}

function requireOrder(schema: IndexSchema, order: SortOrder): void {
  const { kind } = requireAttribute(schema, order.attribute)
  if (kind === 'keywords') throw new RangeError(`attribute '${order.attribute}' holds sets, which have no order`)
  if (!('ranks' in order)) return
  if (kind !== 'keyword') throw new RangeError(`attribute '${order.attribute}' has no values that ranks could order`)
  for (const [value, rank] of order.ranks)
    if (!Number.isFinite(rank)) throw new RangeError(`the rank of '${value}' of '${order.attribute}' is not finite`)
}

function requireHistograms(schema: IndexSchema, requests: readonly HistogramRequest[]): void {
  const counted = new Set<string>()
  for (const { attribute, min, max, bars } of requests) {
    requireNumber(schema, attribute)
    if (!Number.isFinite(min) || !Number.isFinite(max) || min >= max)
      throw new RangeError(`the histogram of '${attribute}' needs a lower end below its upper end`)
    if (bars < 1) throw new RangeError(`the histogram of '${attribute}' needs at least one bar`)
    requireCount('the bars of a histogram', bars, maxBars)
    if (counted.has(attribute)) throw new RangeError(`attribute '${attribute}' has two histograms`)
    counted.add(attribute)
  }
}

export function requireQuery(schema: IndexSchema, query: SearchQuery): void {
  if (query.scope.filter !== undefined) requireFilter(schema, query.scope.filter)
  if ((query.refinements ?? []).length > maxRefinements) throw new RangeError(`more than ${maxRefinements} refinements`)
  const refined = new Set<string>()
  for (const refinement of query.refinements ?? []) {
    if (isValuesRefinement(refinement)) requireValues(schema, refinement)
    else requireRange(schema, refinement)
    if (refined.has(refinement.attribute)) throw new RangeError(`attribute '${refinement.attribute}' is refined twice`)
    refined.add(refinement.attribute)
  }
  for (const facet of query.facets ?? []) {
    requireCounted(schema, facet.attribute)
    requireCount('a facet limit', facet.limit, Number.MAX_SAFE_INTEGER)
  }
  for (const attribute of query.ranges ?? []) requireNumber(schema, attribute)
  requireHistograms(schema, query.histograms ?? [])
  if ((query.sort?.length ?? 0) > maxSortLevels) throw new RangeError(`more than ${maxSortLevels} levels of order`)
  for (const order of query.sort ?? []) requireOrder(schema, order)
  for (const attribute of query.closest?.attributes ?? []) {
    if (requireAttribute(schema, attribute).kind !== 'keyword')
      throw new RangeError(`attribute '${attribute}' holds no single text, so 'closest' cannot compare its words`)
  }
  requireCount('offset', query.offset, Number.MAX_SAFE_INTEGER)
  requireCount('limit', query.limit, maxLimit)
}

export function requireDocument(schema: IndexSchema, document: SearchDocument): void {
  for (const [name, value] of Object.entries(document.attributes)) {
    const { holds, description } = kinds[requireAttribute(schema, name).kind]
    if (value !== null && !holds(value))
      throw new RangeError(
        `document '${document.id}': ${JSON.stringify(value)} is not a value of attribute '${name}' (${description})`,
      )
  }
}

const kinds: Readonly<
  Record<
    AttributeDefinition['kind'],
    { readonly holds: (value: AttributeValue) => boolean; readonly description: string }
  >
> = {
  keyword: { holds: (value) => typeof value === 'string', description: 'one string' },
  keywords: {
    holds: (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
    description: 'an array of strings',
  },
  number: {
    holds: (value) => typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= maxNumber,
    description: `a whole number within ±${maxNumber}`,
  },
}

/** The number that a decimal string of a filter means; undefined for any other spelling ('07', '1e3', ' 7'). */
export function parseCanonicalNumber(text: string): number | undefined {
  const value = Number(text)
  return Number.isInteger(value) && String(value) === text ? value : undefined
}
