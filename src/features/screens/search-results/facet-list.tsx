import { memo, useState } from 'react'
import type { FacetChoice } from '#search/state/search-choices.ts'
import { MakesFacet } from './facet-makes.tsx'
import { RangeFacet } from './facet-range.tsx'
import { ValuesFacet } from './facet-values.tsx'
import type { FacetView } from './search-page.ts'
import type { ChangeSearch, SearchDraft } from './use-search-draft.ts'

interface FacetProps<View extends FacetView> {
  readonly facet: View
  /** What the visitor chose of it; undefined: nothing. */
  readonly choice: FacetChoice | undefined
  /** The models chosen, for makes as cards, which hold them (SRCH-05). */
  readonly models: FacetChoice | undefined
  readonly change: ChangeSearch
}

export type ValuesFacetProps = FacetProps<Extract<FacetView, { kind: 'values' }>>
export type RangeFacetProps = FacetProps<Extract<FacetView, { kind: 'range' }>>

const Facet = memo(function Facet({ facet, ...choices }: FacetProps<FacetView>) {
  // Kept by the visitor from then on: choosing a value must neither open nor close what they are looking at.
  const [open, setOpen] = useState(facet.open)
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)} className="facet">
      <summary>{facet.label}</summary>
      <fieldset>
        <legend className="sr-only">{facet.label}</legend>
        {facet.kind === 'values' && facet.financeNote !== null && (
          <p className="pb-2 text-sm text-muted">{facet.financeNote}</p>
        )}
        {facet.kind === 'range' ? (
          <RangeFacet facet={facet} {...choices} />
        ) : facet.control === 'cards' ? (
          <MakesFacet facet={facet} {...choices} />
        ) : (
          <ValuesFacet facet={facet} {...choices} />
        )}
      </fieldset>
    </details>
  )
})

/**
 * The facets of the site's preset as fields of the surrounding form: a plain submit says the same as any script
 * (SRCH-20).
 */
export function FacetList({ facets, draft: { state, change } }: { facets: readonly FacetView[]; draft: SearchDraft }) {
  return (
    <div className="grid grid-cols-1">
      {facets.map((facet) => (
        <Facet
          key={facet.attribute}
          facet={facet}
          choice={state.choices[facet.attribute]}
          models={facet.kind === 'values' && facet.control === 'cards' ? state.choices.model : undefined}
          change={change}
        />
      ))}
    </div>
  )
}
