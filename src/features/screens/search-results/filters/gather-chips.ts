import type { FacetAttribute } from '#search/facets.ts'
import { withoutValue, type SearchState } from '#search/state/search-choices.ts'
import type { Chip } from './build-chips.ts'

/** Most values of a facet that have a chip each. */
const mostChips = 3
/** Values that the one chip of a facet names; it counts the others. */
const mostNamed = 2

export interface GatheredChip extends Pick<Chip, 'label' | 'without'> {
  /** Unique among the chips of a page, and the same from one search to the next. */
  readonly id: string
}

/** The facet whose values the visitor chose, rather than typed; null for typed words, ranges and places. */
const chosenFacet = ({ attribute, only }: Chip): FacetAttribute | null =>
  attribute !== 'text' && attribute !== 'place' && only.choices[attribute]?.kind === 'values' ? attribute : null

/**
 * Replaces the chips of a facet with more than three chosen values by one that names two, counts the others and removes
 * them all (SRCH-21): ten makes must not push the first vehicle off a phone's screen. The panel of filters still
 * removes each by itself.
 */
export function gatherChips(chips: readonly Chip[], state: SearchState): readonly GatheredChip[] {
  const byFacet = Map.groupBy(chips, chosenFacet)
  return chips.flatMap((chip, index): readonly GatheredChip[] => {
    const facet = chosenFacet(chip)
    const { label, without } = chip
    // Two phrases of a text may have the same label.
    if (facet === null) return [{ id: chip.only.text === '' ? chip.attribute : `text ${index}`, label, without }]
    const together = byFacet.get(facet) ?? []
    if (together.length <= mostChips) return [{ id: `${facet} ${label}`, label, without }]
    if (chip !== together[0]) return []
    const names = together.slice(0, mostNamed).map((one) => one.label)
    return [
      {
        id: facet,
        label: `${names.join(', ')} and ${together.length - mostNamed} more`,
        without: withoutValue(state, facet, null),
      },
    ]
  })
}
