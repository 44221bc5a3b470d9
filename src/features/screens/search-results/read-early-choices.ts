import { listChoices, readSearchState, type FacetChoices, type SearchState } from '#search/state/search-choices.ts'
import type { FacetView, SearchPage } from './search-page.ts'

function isTouched(element: Element): boolean {
  if (element instanceof HTMLInputElement)
    return element.type === 'checkbox'
      ? element.checked !== element.defaultChecked
      : element.value !== element.defaultValue
  if (element instanceof HTMLSelectElement)
    return [...element.options].some((option) => option.selected !== option.defaultSelected)
  return false
}

const parameterOf = (facet: FacetView) => ({
  attribute: facet.attribute,
  parameter: facet.kind === 'range' ? ('range' as const) : facet.parameter,
})

/**
 * What the visitor chose in the form before its scripts ran, as the whole search that it now stands for; null: nothing
 * was touched. A choice for which the form has no field stays as it was.
 */
export function readEarlyChoices(
  form: HTMLFormElement,
  { state: shown, facets, sorts }: Pick<SearchPage<unknown>, 'state' | 'facets' | 'sorts'>,
): SearchState | null {
  const fields = [...form.elements].filter((element) => 'name' in element && element.name !== '')
  if (!fields.some(isTouched)) return null
  const parameters = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') parameters.append(name, value)
  const known = new Map<string, ReturnType<typeof parameterOf>>(
    facets.flatMap((facet) => [
      [facet.attribute, parameterOf(facet)],
      ...(facet.kind === 'values' && facet.models.length > 0 ? [modelsParameter] : []),
    ]),
  )
  const asked = readSearchState(
    parameters,
    { kmSorts: sorts.some(({ key }) => key === 'km_asc') },
    (name) => known.get(name) ?? null,
  )
  const hasField = (attribute: string) => fields.some((field) => 'name' in field && field.name === attribute)
  const kept = listChoices(shown.choices).filter(([attribute]) => !hasField(attribute))
  const choices: FacetChoices = { ...asked.choices, ...Object.fromEntries(kept) }
  return { ...asked, page: 1, choices }
}

/** Makes as cards hold the boxes of their models, which then are no facet of their own (SRCH-05). */
const modelsParameter = ['model', { attribute: 'model', parameter: 'open' }] as const
