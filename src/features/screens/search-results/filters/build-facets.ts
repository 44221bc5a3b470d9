import { buildFinanceExample } from '#features/parts/finance/finance-example.ts'
import { facets as facetTable, formatFacetValue, isRange, type FacetAttribute } from '#search/facets.ts'
import type { FacetItem, SearchAnswer } from '#search/search-engine.ts'
import { formatFacetCount } from '#search/stock-count.ts'
import { valuesOf, type FacetChoice, type SearchState } from '#search/state/search-choices.ts'
import type { Facet, Site } from '#site/site.ts'
import { describeRange } from './build-chips.ts'
import { buildBars } from './histogram-bars.ts'
import type { ListedWindow } from './listed-since.ts'
import type { RangeRules } from './range-rules.ts'
import type { SearchPath } from '../address/resolve-search-path.ts'
import type { FacetItemView, FacetView } from '../search-page.ts'

/** Search results that the facets of a page are built from. */
export interface FacetFindings {
  readonly answer: SearchAnswer
  /** Rules of each range facet that has values. */
  readonly ranges: ReadonlyMap<FacetAttribute, RangeRules>
  /** Models of each selected make, in the order of the makes. */
  readonly models: readonly { readonly make: string; readonly items: readonly FacetItem[] }[]
  /** Number of vehicles listed within each window; empty when the facet is not shown. */
  readonly listed: readonly (ListedWindow & { readonly count: number })[]
}

/** Number of values above the show-all control when the site does not configure it (SRCH-05). */
const valuesFirst = 7

function firstNumber(text: string): number {
  const digits = /\d[\d,]*/.exec(text)?.[0]
  return digits === undefined ? Number.POSITIVE_INFINITY : Number(digits.replaceAll(',', ''))
}

/** Sorts 'Under 5,000' before '5,000 to 10,000', although both contain 5,000 as their first number. */
function compareBuckets(a: FacetItem, b: FacetItem): number {
  return firstNumber(a.value) - firstNumber(b.value) || Number(/^\d/.test(a.value)) - Number(/^\d/.test(b.value))
}

/** Model lists under the selected makes replace the single list of models (SRCH-05). */
function hidesModels(facets: readonly Facet[], state: SearchState, { models }: FacetFindings): boolean {
  if (models.length === 0 || !facets.some(({ attribute, control }) => attribute === 'make' && control === 'cards'))
    return false
  const listed = new Set(models.flatMap(({ items }) => items.map(({ value }) => value)))
  return [...valuesOf(state.choices.model)].every((model) => listed.has(model))
}

/**
 * Whether the list of models waits for a make: among the models of every make nobody finds one. A model that is chosen
 * already stays in view, and where only one make is left its models are shown.
 */
function awaitsMake(facets: readonly Facet[], state: SearchState, { answer }: FacetFindings): boolean {
  const { make, model, make_model: makeModel } = state.choices
  if (make !== undefined || model !== undefined || makeModel !== undefined) return false
  const makes = (answer.facets.make ?? []).filter(({ count }) => count > 0)
  return makes.length > 1 && facets.some(({ attribute }) => attribute === 'make')
}

/** Whether the path already determines the value of this facet (SRCH-02). */
function isFixed(attribute: FacetAttribute, { fixed }: SearchPath): boolean {
  return fixed.some((refinement) => refinement.attribute === (facetTable[attribute].settledBy ?? attribute))
}

export function buildFacets(
  site: Site,
  facets: readonly Facet[],
  path: SearchPath,
  state: SearchState,
  findings: FacetFindings,
): readonly FacetView[] {
  const withoutModels = hidesModels(facets, state, findings) || awaitsMake(facets, state, findings)
  return facets
    .filter(({ attribute }) => !(withoutModels && attribute === 'model'))
    .flatMap((facet) => {
      const view = buildFacet(site, facet, state, findings)
      // A single unchecked box that every vehicle matches: checking it would change nothing.
      const isSettled =
        view?.kind === 'values' &&
        view.items.length === 1 &&
        state.choices[facet.attribute] === undefined &&
        isFixed(facet.attribute, path)
      return view === null || isSettled ? [] : [view]
    })
}

/** Label of a chosen date, as 'Since 30 October 2026'. */
function describeChoice(attribute: FacetAttribute, choice: FacetChoice | undefined): string {
  const words = choice?.kind === 'range' ? describeRange(attribute, choice) : ''
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Builds the listing-date facet as a list of windows; a chosen date outside them is added to the list. */
function buildListedFacet(
  site: Site,
  facet: Facet,
  state: SearchState,
  listed: FacetFindings['listed'],
): FacetView | null {
  const { attribute, label } = facet
  const found = listed.filter(({ count }) => count > 0)
  const choice = state.choices[attribute]
  const windows = found.map(({ value, label: words, count }) => ({
    value,
    label: words,
    countText: formatFacetCount(count, site.search.capped_count),
  }))
  const others = [...valuesOf(choice)].filter((value) => !found.some((window) => window.value === value))
  const items = [
    ...windows,
    ...others.map((value) => ({ value, label: describeChoice(attribute, choice), countText: '' })),
  ]
  if (items.length === 0) return null
  return {
    kind: 'values',
    attribute,
    label,
    parameter: facetTable[attribute].parameter,
    control: 'dropdown',
    open: facet.open || choice !== undefined,
    first: valuesFirst,
    search: false,
    financeNote: null,
    items,
    logos: {},
    models: [],
  }
}

function buildFacet(
  site: Site,
  facet: Facet,
  state: SearchState,
  { answer, ranges, models, listed }: FacetFindings,
): FacetView | null {
  const { attribute, label } = facet
  const definition = facetTable[attribute]
  const chosen = valuesOf(state.choices[attribute])
  const open = facet.open || state.choices[attribute] !== undefined
  if (definition.unit === 'moment') return buildListedFacet(site, facet, state, listed)
  if (isRange(attribute)) {
    const rules = ranges.get(attribute)
    const bars = buildBars(answer.histograms[attribute])
    // No vehicle left has such a value, so that its slider would move over nothing; one that is chosen stays in reach.
    if (rules === undefined || (bars.length === 0 && state.choices[attribute] === undefined)) return null
    return { kind: 'range', attribute, label, open, unit: definition.unit ?? null, ...rules, bars }
  }
  const toItem =
    (of: FacetAttribute) =>
    ({ value, count }: FacetItem): FacetItemView => ({
      value,
      label: formatFacetValue(of, value, site.search),
      countText: formatFacetCount(count, site.search.capped_count),
    })
  const toModels = ({ make, items }: FacetFindings['models'][number]) => ({
    make,
    first: valuesFirst,
    items: items.map(toItem('model')),
  })
  const found = (answer.facets[attribute] ?? []).filter(
    ({ value, count }) =>
      (count > 0 || chosen.has(value)) &&
      !(attribute === 'certified' && value === 'false' && (site.search.certified_only || facet.control === 'toggle')),
  )
  if (found.length === 0) return null
  const ordered = definition.order === 'ascending' ? found.toSorted(compareBuckets) : found
  return {
    kind: 'values',
    attribute,
    label,
    parameter: definition.parameter,
    control: facet.control === 'range' ? 'checkbox' : facet.control,
    open,
    first: definition.first === undefined ? valuesFirst : site.search[definition.first],
    // Whoever looks for a make knows its name.
    search: facet.search || attribute === 'make',
    financeNote: definition.showsRepayments === true ? buildFinanceExample(site) : null,
    items: ordered.map(toItem(attribute)),
    logos:
      attribute === 'make' && facet.control === 'cards'
        ? Object.fromEntries(site.search.make_logos.map(({ make, logo }) => [make, logo]))
        : {},
    models: attribute === 'make' && facet.control === 'cards' ? models.map(toModels) : [],
  }
}
