import { useState, type ComponentType, type SyntheticEvent } from 'react'
import { loadAnew } from '#ui/load-anew.ts'
import { field } from './facet-values.tsx'
import type { DistanceView } from '../search-page.ts'
import type { SearchDraft } from './use-search-draft.ts'

const link = 'min-h-11 text-left text-link underline noscript:hidden'

/**
 * The visitor's place and how far around it to look: two plain fields of the form. What they do with scripts, the
 * look-up of the visitor's position and the map load when the visitor first touches them.
 */
export function DistanceFacet({ distance, draft: { state, change } }: { distance: DistanceView; draft: SearchDraft }) {
  const [YardsMap, setYardsMap] = useState<ComponentType<{ distance: DistanceView }>>()
  const attend = ({ currentTarget, target }: SyntheticEvent<HTMLElement>) =>
    void import('./distance-tools.ts')
      .catch(loadAnew)
      .then((tools) => tools.attend(currentTarget, target, { change, setYardsMap }))
  return (
    // The handlers serve the fields and buttons inside, which the keyboard reaches by itself.
    // oxlint-disable-next-line no-noninteractive-element-interactions, click-events-have-key-events
    <details open={state.near !== null} className="facet" onFocus={attend} onClick={attend}>
      <summary>Distance</summary>
      <div className="grid gap-2">
        <input
          key={distance.typed}
          name="near"
          defaultValue={distance.typed}
          placeholder="Suburb or postcode"
          aria-label="Suburb or postcode"
          className={field}
        />
        {/* On a phone the drawer covers the note above the results. */}
        {!distance.place && distance.note && <p className="text-sm text-muted lg:hidden">{distance.note}</p>}
        <select
          key={state.near?.withinKm}
          name="within"
          defaultValue={state.near?.withinKm ?? ''}
          aria-label="Distance"
          className={field}
        >
          {distance.radii.map(({ km, label }) => (
            <option key={label} value={km ?? ''}>
              {label}
            </option>
          ))}
        </select>
        <button type="button" value="here" className={link}>
          Use my location
        </button>
        {YardsMap === undefined ? (
          <button type="button" value="map" className={link}>
            Our yards on a map
          </button>
        ) : (
          <YardsMap distance={distance} />
        )}
      </div>
    </details>
  )
}
