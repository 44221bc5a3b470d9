import type { ParameterKind } from '../facet-definition.ts'
import type { FacetAttribute } from '../facets.ts'

/**
 * The parts of a search and their query parameters (SRCH-01): `query`, `near`, `within`, `page`, `sortBy` and one
 * parameter per facet.
 *
 *   ?query=hilux&make=Toyota&make=Ford&price=20000-45000&near=geelong-vic&within=50&sortBy=price_asc&page=2
 *
 * A range is `from-to` with either end open. The plain form has two number fields of one name and so sends the
 * parameter twice (`price=20000&price=`): first is from, second is to. Values that are malformed or outside a closed
 * vocabulary are ignored; they are never an error.
 *
 * This module runs in browsers too and therefore never imports the table of facets, only its types.
 */
export const sortKeys = ['rank', 'price_asc', 'price_desc', 'newest', 'km_asc', 'km_desc', 'distance'] as const
export type SortKey = (typeof sortKeys)[number]

export interface ValuesChoice {
  readonly kind: 'values'
  readonly values: readonly string[]
  /** Every value of a set is asked for, not one of them; only sentences say so, an address never does. */
  readonly all?: boolean
}
/** Written units of the facet (whole dollars, kilometres, years, seconds); null is an open end; one end is closed. */
export interface RangeChoice {
  readonly kind: 'range'
  readonly min: number | null
  readonly max: number | null
}
export type FacetChoice = ValuesChoice | RangeChoice

export type FacetChoices = Readonly<Partial<Record<FacetAttribute, FacetChoice>>>

/** The place from which distances are measured. */
export interface NearChoice {
  /** `Place.slug` of a known place; of an unknown one as typed. */
  readonly place: string
  /** Distance that vehicles lie within, kilometres, 1 or more; null: any. */
  readonly withinKm: number | null
}

export interface SearchState {
  readonly text: string
  /** null: no place is given, and no distance is shown. */
  readonly near: NearChoice | null
  /** 1 or more. */
  readonly page: number
  readonly sortBy: SortKey
  readonly choices: FacetChoices
}

export const emptySearchState: SearchState = { text: '', near: null, page: 1, sortBy: 'rank', choices: {} }

/** Limits that keep every query string cheap to process; values beyond them are ignored. */
const longestText = 200
const mostValues = 40
/**
 * Limit of all refinements together, where each chosen value and each range counts as one, because every link of the
 * page repeats all of them.
 */
const mostChosen = 40
const longestValue = 100
const greatestPage = 100_000
const greatestBound = 2_000_000_000
const longestPlace = 60

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

function parseValue(kind: Exclude<ParameterKind, 'range'>, text: string): string {
  const value = text.trim()
  if (kind === 'integer') return /^\d{1,3}$/.test(value) ? String(Number(value)) : ''
  if (kind === 'open') return value.length <= longestValue ? value : ''
  return kind.find((known) => known === value.toLowerCase()) ?? ''
}

/** Parses the values of one parameter; null where none of them is valid. */
export function parseChoice(kind: ParameterKind, parameters: readonly string[]): FacetChoice | null {
  if (kind === 'range') return parseRange(parameters)
  const read = parameters.slice(0, mostValues).map((text) => parseValue(kind, text))
  const values = [...new Set(read)].filter((value) => value !== '')
  return values.length === 0 ? null : { kind: 'values', values: values.toSorted() }
}

/** Reads a place as typed or as an address has it; null without one. What it may hold the server decides. */
export function parseNear(typed: string, within: string): NearChoice | null {
  const place = typed.trim().slice(0, longestPlace).trim()
  return place === '' ? null : { place, withinKm: parseWholeNumber(within) || null }
}

export interface SearchStateSettings {
  /** km_asc and km_desc are offered by switch (SRCH-09). */
  readonly kmSorts: boolean
}

/** The order by distance needs a place to measure from. */
export function offeredSorts(settings: SearchStateSettings, place: NearChoice | string | null): readonly SortKey[] {
  return sortKeys.filter((key) => (key === 'distance' ? place : settings.kmSorts || !key.startsWith('km_')))
}

/** The facet that a parameter belongs to and what it holds; null: no facet has such a parameter. */
export type FindParameter = (
  name: string,
) => { readonly attribute: FacetAttribute; readonly parameter: ParameterKind } | null

/** Reads a query string; the facets that it may name come from `findParameter`. */
export function readSearchState(
  parameters: URLSearchParams,
  settings: SearchStateSettings,
  findParameter: FindParameter,
): SearchState {
  const grouped = new Map<string, string[]>()
  for (const [name, value] of parameters) {
    const group = grouped.get(name)
    if (group === undefined) grouped.set(name, [value])
    else if (group.length < mostValues) group.push(value)
  }
  const choices: Partial<Record<FacetAttribute, FacetChoice>> = {}
  let left = mostChosen
  for (const [name, values] of grouped) {
    const facet = findParameter(name)
    if (facet === null || left === 0) continue
    const choice = parseChoice(facet.parameter, facet.parameter === 'range' ? values : values.slice(0, left))
    if (choice === null) continue
    choices[facet.attribute] = choice
    left -= choice.kind === 'range' ? 1 : choice.values.length
  }
  const page = parseWholeNumber(parameters.get('page') ?? '') ?? 1
  const near = parseNear(parameters.get('near') ?? '', parameters.get('within') ?? '')
  const text = (parameters.get('query') ?? '')
    .replace(/[\u0000-\u001f\u007f\s]+/g, ' ')
    .trim()
    .slice(0, longestText)
    .trim()
  // The text may name a place; only the server knows.
  const sortBy = offeredSorts(settings, near ?? text).find((key) => key === parameters.get('sortBy')) ?? 'rank'
  return { text, near, page: page >= 1 && page <= greatestPage ? page : 1, sortBy, choices }
}

export function formatRange({ min, max }: RangeChoice): string {
  return `${min ?? ''}-${max ?? ''}`
}

/** The values chosen, as the address writes them; a range is one value. */
export function valuesOf(choice: FacetChoice | undefined): ReadonlySet<string> {
  return new Set(choice?.kind === 'range' ? [formatRange(choice)] : choice?.values)
}

/** A copy whose keys are facets, as those of `SearchState.choices` are. */
export function listChoices(choices: FacetChoices): readonly (readonly [FacetAttribute, FacetChoice])[] {
  return Object.entries(choices) as [FacetAttribute, FacetChoice][]
}

/**
 * The canonical query string without '?', '' for the empty state: one spelling for one state, so that pages can be
 * stored by it. Facets stand in the order of the alphabet.
 */
export function formatSearchState(state: SearchState): string {
  const parameters = new URLSearchParams()
  if (state.text !== '') parameters.set('query', state.text)
  for (const [attribute, choice] of listChoices(state.choices).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (choice.kind === 'range') parameters.set(attribute, formatRange(choice))
    else for (const value of choice.values.toSorted()) parameters.append(attribute, value)
  }
  if (state.near !== null) {
    parameters.set('near', state.near.place)
    if (state.near.withinKm !== null) parameters.set('within', String(state.near.withinKm))
  }
  if (state.sortBy !== 'rank') parameters.set('sortBy', state.sortBy)
  if (state.page !== 1) parameters.set('page', String(state.page))
  return parameters.toString()
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
