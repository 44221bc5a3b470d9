import {
  isFacetAttribute,
  parseSearchState,
  type FacetAttribute,
  type FacetChoice,
  type SearchState,
} from '#search/state/search-state.ts'

function isTouched(element: Element): boolean {
  if (element instanceof HTMLInputElement)
    return element.type === 'checkbox'
      ? element.checked !== element.defaultChecked
      : element.value !== element.defaultValue
  if (element instanceof HTMLSelectElement)
    return [...element.options].some((option) => option.selected !== option.defaultSelected)
  return false
}

/**
 * What the visitor chose in the form before its scripts ran, as the whole search that it now stands for; null: nothing
 * was touched. What the form has no field for stays as it was.
 */
export function readEarlyChoices(
  form: HTMLFormElement,
  shown: SearchState,
  settings: { readonly kmSorts: boolean },
): SearchState | null {
  const fields = [...form.elements].filter((element) => 'name' in element && element.name !== '')
  if (!fields.some(isTouched)) return null
  const parameters = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') parameters.append(name, value)
  const asked = parseSearchState(parameters, settings)
  const choices: Partial<Record<FacetAttribute, FacetChoice>> = { ...asked.choices }
  for (const [attribute, choice] of Object.entries(shown.choices))
    if (isFacetAttribute(attribute) && !fields.some((field) => 'name' in field && field.name === attribute))
      choices[attribute] = choice
  return { ...asked, page: 1, choices }
}
