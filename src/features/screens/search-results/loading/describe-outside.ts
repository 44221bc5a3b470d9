import type { FacetAttribute } from '#search/facets.ts'
import { listChoices, type SearchState } from '#search/state/search-choices.ts'
import type { Facet } from '#site/site.ts'
import { describeRange, labelRange } from '../filters/build-chips.ts'
import type { RangeRules } from '../filters/range-rules.ts'

/**
 * Says which ranges of an address lie wholly outside the stock, because their bounds are ignored (SRCH-06 c) and the
 * results would otherwise look like what was asked for. A single bound that excludes nothing needs no word. null:
 * nothing that matters was ignored.
 */
export function describeOutside(
  facets: readonly Facet[],
  asked: SearchState,
  ranges: ReadonlyMap<FacetAttribute, RangeRules>,
): string | null {
  const parts = listChoices(asked.choices).flatMap(([attribute, choice]) => {
    const rules = ranges.get(attribute)
    if (choice.kind !== 'range' || rules === undefined) return []
    const { least, greatest } = rules
    const isOutside = (choice.min ?? least) > greatest || (choice.max ?? greatest) < least
    if (!isOutside) return []
    const stock = describeRange(attribute, { kind: 'range', min: least, max: greatest })
    return [`We have nothing at “${labelRange(facets, attribute, choice)}”, so we left it out: our range is ${stock}.`]
  })
  return parts.length === 0 ? null : parts.join(' ')
}
