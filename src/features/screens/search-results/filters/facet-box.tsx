import { memo, startTransition, useState } from 'react'
import type { FacetAttribute } from '#search/facets.ts'
import { valuesOf, withChoice, type SearchState } from '#search/state/search-choices.ts'
import type { ChangeSearch } from './use-search-draft.ts'

/** Returns the state with one value added or removed. */
function toggleValue(state: SearchState, attribute: FacetAttribute, value: string, on: boolean): SearchState {
  const others = [...valuesOf(state.choices[attribute])].filter((chosen) => chosen !== value)
  const values = (on ? [...others, value] : others).toSorted()
  return withChoice(state, attribute, values.length === 0 ? null : { kind: 'values', values })
}

interface FacetBoxProps {
  readonly attribute: FacetAttribute
  readonly value: string
  readonly checked: boolean
  readonly change: ChangeSearch
  readonly className?: string
  /** Whether it looks and reads as a switch: a facet of yes or no (SRCH-15). */
  readonly isSwitch?: boolean
}

/**
 * The checkbox of one value of a facet. It alone shows the visitor's choice at once: the rest of the page follows in a
 * transition, so that the search is on its way to the server before anything else renders. React sets the name and type
 * of a field anew whenever it renders, which the memo spares the boxes that do not change.
 */
export const FacetBox = memo(function FacetBox({
  attribute,
  value,
  checked,
  change,
  isSwitch = false,
  className,
}: FacetBoxProps) {
  // null: that of the draft, which the transition sets in the same render.
  const [chosen, setChosen] = useState<boolean | null>(null)
  const shown = chosen ?? checked
  return (
    <input
      type="checkbox"
      name={attribute}
      value={value}
      checked={shown}
      {...(isSwitch ? { role: 'switch', 'aria-checked': shown } : {})}
      onChange={({ currentTarget: { checked: on } }) => {
        setChosen(on)
        startTransition(() => {
          setChosen(null)
          change((state) => toggleValue(state, attribute, value, on))
        })
      }}
      className={className}
    />
  )
})
