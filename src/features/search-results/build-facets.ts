import type { FacetItem, SearchAnswer } from '#search/search-engine.ts'
import { formatFacetCount } from '#search/stock-count.ts'
import { facetAttributes, type FacetAttribute, type SearchState } from '#search/state/search-state.ts'
import type { Facet, Site } from '#site/site.ts'
import { indexUnit } from './build-search-query.ts'
import { choicesOf } from './choices-of.ts'
import { formatFacetValue } from './facet-words.ts'
import type { RangeRules } from './range-rules.ts'
import type { SearchPath } from './resolve-search-path.ts'
import type { FacetItemView, FacetView } from './search-page.ts'

/** What the facets of a page are drawn from. */
export interface FacetFindings {
  readonly answer: SearchAnswer
  /** Rules of each range facet that has values to offer. */
  readonly ranges: ReadonlyMap<FacetAttribute, RangeRules>
  /** Models of each chosen make, in the order of the makes. */
  readonly models: readonly { readonly make: string; readonly items: readonly FacetItem[] }[]
}

/** Buckets and counts read from small to large; everything else by how many there are. */
const ascending: ReadonlySet<FacetAttribute> = new Set<FacetAttribute>(['seats', 'price_range', 'weekly_price_range'])

function firstNumber(text: string): number {
  const digits = /\d[\d,]*/.exec(text)?.[0]
  return digits === undefined ? Number.POSITIVE_INFINITY : Number(digits.replaceAll(',', ''))
}

/** 'Under 5,000' stands before '5,000 to 10,000', which begins with the same number. */
function compareBuckets(a: FacetItem, b: FacetItem): number {
  return firstNumber(a.value) - firstNumber(b.value) || Number(/^\d/.test(a.value)) - Number(/^\d/.test(b.value))
}

/** Model lists under the chosen makes take the place of the one long list of models (SRCH-05). */
function hidesModels(facets: readonly Facet[], state: SearchState, { models }: FacetFindings): boolean {
  if (models.length === 0 || !facets.some(({ attribute, control }) => attribute === 'make' && control === 'cards')) return false
  const listed = new Set(models.flatMap(({ items }) => items.map(({ value }) => value)))
  return [...choicesOf(state, 'model')].every((model) => listed.has(model))
}

/** Whether the words of the address have already settled what this facet would ask (SRCH-02). */
function isFixed(attribute: FacetAttribute, { fixed }: SearchPath): boolean {
  return fixed.some((refinement) => refinement.attribute === (attribute === 'dealership_name' ? 'dealership_slug' : attribute))
}

export function buildFacets(site: Site, facets: readonly Facet[], path: SearchPath, state: SearchState, findings: FacetFindings): readonly FacetView[] {
  const withoutModels = hidesModels(facets, state, findings)
  return facets
    .filter(({ attribute }) => !(withoutModels && attribute === 'model'))
    .flatMap((facet) => {
      const view = buildFacet(site, facet, state, findings)
      // One box that is not ticked although every vehicle has it, and that changes nothing when it is.
      const isSettled = view?.kind === 'values' && view.items.length === 1 && state.choices[facet.attribute] === undefined && isFixed(facet.attribute, path)
      return view === null || isSettled ? [] : [view]
    })
}

function buildFacet(site: Site, facet: Facet, state: SearchState, { answer, ranges, models }: FacetFindings): FacetView | null {
  const { attribute, label } = facet
  const chosen = choicesOf(state, attribute)
  const open = facet.open || state.choices[attribute] !== undefined
  if (facetAttributes[attribute] === 'range') {
    const rules = ranges.get(attribute)
    return rules === undefined ? null : { kind: 'range', attribute, label, open, unit: indexUnit(attribute) === 100 ? 'dollars' : attribute === 'km' ? 'km' : 'none', ...rules }
  }
  const toItem = (of: FacetAttribute) => ({ value, count }: FacetItem): FacetItemView => ({ value, label: formatFacetValue(of, value, site), countText: formatFacetCount(count, site.search.capped_count) })
  const found = (answer.facets[attribute] ?? []).filter(({ value, count }) => (count > 0 || chosen.has(value)) && !(attribute === 'certified' && value === 'false' && (site.search.certified_only || facet.control === 'toggle')))
  if (found.length === 0) return null
  const ordered = ascending.has(attribute) ? found.toSorted(compareBuckets) : found
  return {
    kind: 'values',
    attribute,
    label,
    control: facet.control === 'range' ? 'checkbox' : facet.control,
    open,
    first: site.search.makes_first,
    search: facet.search,
    items: ordered.map(toItem(attribute)),
    logos: attribute === 'make' && facet.control === 'cards' ? Object.fromEntries(site.search.make_logos.map(({ make, logo }) => [make, logo])) : {},
    models: attribute === 'make' && facet.control === 'cards' ? models.map(({ make, items }) => ({ make, items: items.map(toItem('model')) })) : [],
  }
}
