import { parseFilterExpression } from '#search/filter-expression.ts'
import { vehicleIndexSchema } from '#search/vehicle-index.ts'
import { rangeAttributes } from '../schema/facets.ts'
import type { Facet, Site } from '../site.ts'
import type { Place } from '../site-problem.ts'
import { fault, findRepeats, type Fault } from './fault.ts'

/**
 * The search of a site: facets with controls that fit, ascending bounds, a filter expression that can be read
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
              `one of ${[...dealerships].join(', ')}`,
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

function checkControl({ attribute, control }: Facet, place: Place): readonly Fault[] {
  switch (control) {
    case 'range':
      return rangeAttributes.includes(attribute)
        ? []
        : [fault(place, `${attribute} has no range`, `another control, or one of ${rangeAttributes.join(', ')}`)]
    case 'cards':
      return attribute === 'make'
        ? []
        : [fault(place, `${attribute} has no cards`, 'another control; cards are for make')]
    case 'toggle':
      return attribute === 'certified'
        ? []
        : [fault(place, `${attribute} is no yes or no`, 'another control; toggle is for certified')]
    case 'checkbox':
    case 'dropdown':
      return attribute === 'year' || attribute === 'seats' || !rangeAttributes.includes(attribute)
        ? []
        : [fault(place, `${attribute} has too many values for a list`, 'range')]
  }
}

function checkAscending(values: readonly number[], place: Place): readonly Fault[] {
  const at = values.findIndex((value, index) => index > 0 && value <= (values[index - 1] ?? 0))
  return at === -1
    ? []
    : [fault([...place, at], `${String(values[at])} does not exceed the value before it`, 'ascending values')]
}
