import { listChoices, readSearchState, type FacetChoices, type SearchState } from '#search/state/search-choices.ts'
import type { FacetView, SearchPage } from '../search-page.ts'

const parameterOf = (facet: FacetView) => ({
  attribute: facet.attribute,
  parameter: facet.kind === 'range' ? ('range' as const) : facet.parameter,
})

/**
 * Returns the search state that the form stands for after choices made before hydration. `values` are those of its
 * fields at hydration. A choice without a field in the form stays unchanged.
 */
export function readEarlyChoices(
  form: HTMLFormElement,
  values: FormData,
  { state: shown, facets, sorts }: Pick<SearchPage<unknown>, 'state' | 'facets' | 'sorts'>,
): SearchState {
  const fields = [...form.elements]
  const parameters = new URLSearchParams()
  for (const [name, value] of values) if (typeof value === 'string') parameters.append(name, value)
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

/** Makes as cards include the checkboxes of their models, so models are not a facet of their own then (SRCH-05). */
const modelsParameter = ['model', { attribute: 'model', parameter: 'open' }] as const
