/**
 * The state of a search as the query string carries it (SRCH-01): `query`, `page`, `sortBy` and one parameter per
 * facet.
 *
 *   ?query=hilux&make=Toyota&make=Ford&price=20000-45000&sortBy=price_asc&page=2
 *
 * A range is `from-to` with either end open. The plain form has two number fields of one name and so sends the
 * parameter twice (`price=20000&price=`): first is from, second is to. Whatever is malformed for its kind or outside a
 * closed vocabulary is ignored, never an error.
 */
export const sortKeys = ['rank', 'price_asc', 'price_desc', 'newest', 'km_asc', 'km_desc'] as const
export type SortKey = (typeof sortKeys)[number]

export interface ValuesChoice {
  readonly kind: 'values'
  readonly values: readonly string[]
}
/** Whole dollars, kilometres, years or seconds; null is an open end; at least one end is closed. */
export interface RangeChoice {
  readonly kind: 'range'
  readonly min: number | null
  readonly max: number | null
}
export type FacetChoice = ValuesChoice | RangeChoice

export interface SearchState {
  readonly text: string
  /** 1 or more. */
  readonly page: number
  readonly sortBy: SortKey
  readonly choices: Readonly<Partial<Record<FacetAttribute, FacetChoice>>>
}

/** The attributes that can be refined (SRCH-03) and what their parameter holds. */
export const facetAttributes = {
  badge: 'values',
  body: 'values',
  car_type: 'values',
  categories: 'values',
  certified: 'values',
  city: 'values',
  colour: 'values',
  created_at_timestamp: 'range',
  dealership_name: 'values',
  drive: 'values',
  filtered_features: 'values',
  fuel: 'values',
  item_type: 'values',
  km: 'range',
  location_name: 'values',
  make: 'values',
  make_model: 'values',
  model: 'values',
  price: 'range',
  price_range: 'values',
  seats: 'values',
  state: 'values',
  status: 'values',
  subscription_price: 'range',
  tag: 'values',
  transmission: 'values',
  weekly_price_range: 'values',
  year: 'range',
} as const satisfies Record<string, FacetChoice['kind']>
export type FacetAttribute = keyof typeof facetAttributes

export function isFacetAttribute(name: string): name is FacetAttribute {
  return Object.hasOwn(facetAttributes, name)
}

/** Attributes with a closed list of values: any other value is ignored, and case does not matter (SRCH-01). */
const closedVocabularies: Readonly<Partial<Record<FacetAttribute, readonly string[]>>> = {
  car_type: ['new', 'used', 'demo'],
  certified: ['true', 'false'],
  item_type: ['car', 'motorcycle', 'caravan'],
}

/**
 * Whether the values are names that a feed may add to (make, city, colour …): an unknown one is searched and finds
 * nothing.
 */
export function isOpenVocabulary(attribute: FacetAttribute): boolean {
  return facetAttributes[attribute] === 'values' && attribute !== 'seats' && closedVocabularies[attribute] === undefined
}

/** Limits that keep any query string cheap: what lies beyond is ignored. */
const longestText = 200
const mostValues = 40
/**
 * Of all refinements together, each chosen value and each range being one: every link of the page repeats all of them.
 */
const mostChosen = 40
const longestValue = 100
const greatestPage = 100_000
const greatestBound = 2_000_000_000

export const emptySearchState: SearchState = { text: '', page: 1, sortBy: 'rank', choices: {} }

function parseWholeNumber(text: string): number | null {
  if (!/^\d{1,10}$/.test(text)) return null
  const value = Number(text)
  return value <= greatestBound ? value : null
}

function parseRange(parameters: readonly string[]): RangeChoice | null {
  const [first = '', second] = parameters.map((text) => text.trim())
  if (second === undefined && !/^\d+$|^\d*-\d*$/.test(first)) return null
  const [from, to] = second !== undefined ? [first, second] : first.includes('-') ? first.split('-') : [first, first]
  const min = parseWholeNumber(from ?? '')
  const max = parseWholeNumber(to ?? '')
  if (min === null && max === null) return null
  if (min !== null && max !== null && min > max) return null
  return { kind: 'range', min, max }
}

function parseValue(attribute: FacetAttribute, text: string): string {
  const value = text.trim()
  if (attribute === 'seats') return /^\d{1,3}$/.test(value) ? String(Number(value)) : ''
  if (isOpenVocabulary(attribute)) return value.length <= longestValue ? value : ''
  return closedVocabularies[attribute]?.find((known) => known === value.toLowerCase()) ?? ''
}

function parseValues(attribute: FacetAttribute, parameters: readonly string[]): ValuesChoice | null {
  const read = parameters.slice(0, mostValues).map((text) => parseValue(attribute, text))
  const values = [...new Set(read)].filter((value) => value !== '')
  return values.length === 0 ? null : { kind: 'values', values: values.toSorted() }
}

/** What the values of one parameter ask for; null where none of them can be understood. */
export function parseChoice(attribute: FacetAttribute, parameters: readonly string[]): FacetChoice | null {
  return facetAttributes[attribute] === 'range' ? parseRange(parameters) : parseValues(attribute, parameters)
}

export interface SearchStateSettings {
  /** km_asc and km_desc are offered by switch (SRCH-09). */
  readonly kmSorts: boolean
}

export function offeredSorts(settings: SearchStateSettings): readonly SortKey[] {
  return sortKeys.filter((key) => settings.kmSorts || !key.startsWith('km_'))
}

export function parseSearchState(parameters: URLSearchParams, settings: SearchStateSettings): SearchState {
  const grouped = new Map<string, string[]>()
  for (const [name, value] of parameters) {
    const group = grouped.get(name)
    if (group === undefined) grouped.set(name, [value])
    else if (group.length < mostValues) group.push(value)
  }
  const choices: Partial<Record<FacetAttribute, FacetChoice>> = {}
  let left = mostChosen
  for (const [name, values] of grouped) {
    if (!isFacetAttribute(name) || left === 0) continue
    const choice = parseChoice(name, facetAttributes[name] === 'range' ? values : values.slice(0, left))
    if (choice === null) continue
    choices[name] = choice
    left -= choice.kind === 'range' ? 1 : choice.values.length
  }
  const page = parseWholeNumber(parameters.get('page') ?? '') ?? 1
  const sortBy = offeredSorts(settings).find((key) => key === parameters.get('sortBy')) ?? 'rank'
  const text = (parameters.get('query') ?? '')
    .replace(/[\u0000-\u001f\u007f\s]+/g, ' ')
    .trim()
    .slice(0, longestText)
    .trim()
  return { text, page: page >= 1 && page <= greatestPage ? page : 1, sortBy, choices }
}

export function formatRange({ min, max }: RangeChoice): string {
  return `${min ?? ''}-${max ?? ''}`
}

/**
 * The canonical query string without '?', '' for the empty state: one spelling for one state, so that pages can be
 * stored by it.
 */
export function formatSearchState(state: SearchState): string {
  const parameters = new URLSearchParams()
  if (state.text !== '') parameters.set('query', state.text)
  for (const attribute of Object.keys(facetAttributes).filter(isFacetAttribute)) {
    const choice = state.choices[attribute]
    if (choice === undefined) continue
    if (choice.kind === 'range') parameters.set(attribute, formatRange(choice))
    else for (const value of choice.values.toSorted()) parameters.append(attribute, value)
  }
  if (state.sortBy !== 'rank') parameters.set('sortBy', state.sortBy)
  if (state.page !== 1) parameters.set('page', String(state.page))
  return parameters.toString()
}

/**
 * Whether a query string came from the plain form and should be replaced by its canonical spelling: it names empty
 * fields or a range in two parts. Addresses with foreign parameters (campaign tags) are left as they are.
 */
export function isFormSpelling(parameters: URLSearchParams): boolean {
  const ranges = new Set<string>()
  for (const [name, value] of parameters) {
    const isFacet = isFacetAttribute(name)
    if ((isFacet || name === 'query' || name === 'sortBy' || name === 'page') && value.trim() === '') return true
    if (!isFacet || facetAttributes[name] !== 'range') continue
    if (ranges.has(name)) return true
    ranges.add(name)
  }
  return parameters.get('sortBy') === 'rank'
}

/** A changed refinement goes back to the first page (SRCH-08). */
export function withChoice(state: SearchState, attribute: FacetAttribute, choice: FacetChoice | null): SearchState {
  const { [attribute]: _replaced, ...others } = state.choices
  return { ...state, page: 1, choices: choice === null ? others : { ...others, [attribute]: choice } }
}

/** The state without one value, or without the whole refinement where `value` is null. */
export function withoutValue(state: SearchState, attribute: FacetAttribute, value: string | null): SearchState {
  const choice = state.choices[attribute]
  if (choice === undefined || choice.kind === 'range' || value === null) return withChoice(state, attribute, null)
  const values = choice.values.filter((kept) => kept !== value)
  return withChoice(state, attribute, values.length === 0 ? null : { kind: 'values', values })
}
