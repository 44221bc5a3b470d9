import type { FacetAttribute } from '#search/facets.ts'
import type { SearchState } from '#search/state/search-choices.ts'
import type { UnderstoodView } from '../search-page.ts'

/**
 * The state after a visitor changed a filter of the panel, which shows what the typed text says as choices. A filter
 * that was changed takes the matter over from the text, whose words for it are removed; all others stay as typed.
 */
export function takeOver(from: SearchState, changed: SearchState, understood: UnderstoodView): SearchState {
  let { text, near } = changed
  const take = (name: FacetAttribute | 'near') => {
    if (text === from.text) text = understood.without[name] ?? text
  }
  const choices = { ...changed.choices }
  for (const name of Object.keys(understood.choices) as FacetAttribute[]) {
    if (choices[name] === understood.choices[name]) delete choices[name]
    else take(name)
  }
  if (near === understood.near) near = from.near
  else take('near')
  return { ...changed, text, near, choices }
}
