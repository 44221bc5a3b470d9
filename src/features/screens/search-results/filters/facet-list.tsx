import { memo, useState, type ReactNode } from 'react'
import { MakesFacet } from './facet-makes.tsx'
import type { FacetProps } from './facet-props.ts'
import { RangeFacet } from './facet-range.tsx'
import { ValuesFacet } from './facet-values.tsx'
import type { FacetView } from '../search-page.ts'
import type { SearchDraft } from './use-search-draft.ts'

const Facet = memo(function Facet({ facet, ...choices }: FacetProps<FacetView>) {
  // The visitor controls it after the first render: choosing a value must neither open nor close the facet.
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
 * The facets of the site's preset as fields of the surrounding form, so that a plain submit gives the same result as
 * with scripts (SRCH-20). `second`, the distance, stands after the first of them: the presets start with the price.
 */
export function FacetList({
  facets,
  draft: { state, change },
  second,
}: {
  facets: readonly FacetView[]
  draft: SearchDraft
  second: ReactNode
}) {
  const draw = (facet: FacetView) => (
    <Facet
      key={facet.attribute}
      facet={facet}
      choice={state.choices[facet.attribute]}
      models={facet.kind === 'values' && facet.control === 'cards' ? state.choices.model : undefined}
      change={change}
    />
  )
  return (
    <div className="grid grid-cols-1">
      {facets.slice(0, 1).map(draw)}
      {second}
      {facets.slice(1).map(draw)}
    </div>
  )
}
