import type { FacetControl } from '#search/facet-definition.ts'
import { controlsOf, facetAttributes } from '#search/facets.ts'
import { parseFilterExpression } from '#search/filter-expression.ts'
import { vehicleIndexSchema } from '#search/vehicle-index.ts'
import type { Facet, Site } from '../site.ts'
import type { Place } from '../site-problem.ts'
import { fault, findRepeats, oneOf, type Fault } from './fault.ts'

/**
 * Checks the search of a site: controls that suit their facets, ascending bounds, and a filter expression that parses
 * (SRCH-14).
 */
export function checkSearch(site: Site): readonly Fault[] {
  const { search } = site
  const dealerships = new Set(site.dealerships.map(({ slug }) => slug))
  return [
    ...findRepeats(
      search.facets,
      ({ attribute }) => attribute,
      (index) => ['search', 'facets', index, 'attribute'],
      'facet',
    ),
    ...search.facets.flatMap((facet, index) => checkControl(facet, ['search', 'facets', index, 'control'])),
    ...checkAscending(search.price_ranges, ['search', 'price_ranges']),
    ...checkAscending(search.weekly_price_ranges, ['search', 'weekly_price_ranges']),
    ...checkAscending(search.promo_positions, ['search', 'promo_positions']),
    ...search.stock_filters.dealerships.flatMap((slug, index) =>
      dealerships.has(slug)
        ? []
        : [
            fault(
              ['search', 'stock_filters', 'dealerships', index],
              `there is no dealership '${slug}'`,
              oneOf(dealerships),
            ),
          ],
    ),
    ...checkExpression(search.stock_filters.expression),
  ]
}

function checkExpression(expression: string | null): readonly Fault[] {
  if (expression === null) return []
  const parsed = parseFilterExpression(expression, vehicleIndexSchema)
  if (parsed.ok) return []
  return [
    fault(
      ['search', 'stock_filters', 'expression'],
      `${parsed.error.message} (at character ${String(parsed.error.at + 1)})`,
      "a filter like body = 'SUV' AND NOT make IN ('Great Wall')",
    ),
  ]
}

/** What a control requires of its attribute, as worded in the message about an unsuitable control. */
const demands: Readonly<Record<FacetControl, string>> = {
  range: 'has no range',
  cards: 'has no cards',
  toggle: 'is no yes or no',
  checkbox: 'has too many values for a list',
  dropdown: 'has too many values for a list',
}

function checkControl({ attribute, control }: Facet, place: Place): readonly Fault[] {
  const fitting = controlsOf(attribute)
  if (fitting.includes(control)) return []
  const others = facetAttributes.filter((other) => controlsOf(other).includes(control)).join(', ')
  const remedy =
    control === 'range'
      ? `another control, or one of ${others}`
      : control === 'checkbox' || control === 'dropdown'
        ? fitting.join(' or ')
        : `another control; ${control === 'cards' ? 'cards are' : 'toggle is'} for ${others}`
  return [fault(place, `${attribute} ${demands[control]}`, remedy)]
}

function checkAscending(values: readonly number[], place: Place): readonly Fault[] {
  const at = values.findIndex((value, index) => index > 0 && value <= (values[index - 1] ?? 0))
  return at === -1
    ? []
    : [fault([...place, at], `${String(values[at])} does not exceed the value before it`, 'ascending values')]
}
