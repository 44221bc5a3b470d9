import { useRef, useState } from 'react'
import { parseNear } from '#search/state/search-choices.ts'
import { loadAnew } from '#ui/load-anew.ts'
import type { DistanceView } from './search-page.ts'
import type { SearchDraft } from './use-search-draft.ts'

const field = 'min-h-11 w-full min-w-0 rounded-site border border-field-line bg-surface px-3 text-base'
const link = 'inline-flex min-h-11 items-center text-link underline'

/** The map of the yards and the look-up of the visitor's position load when they are asked for. */
const loadTools = () => import('./distance-tools.tsx').catch(loadAnew)

/** The visitor's place and how far around it to look: two fields of the form, which say what they are by a label. */
export function DistanceFacet({ distance, draft: { state, change } }: { distance: DistanceView; draft: SearchDraft }) {
  const place = useRef<HTMLInputElement>(null)
  const radius = useRef<HTMLSelectElement>(null)
  const [tools, setTools] = useState<Awaited<ReturnType<typeof loadTools>>>()
  const go = (name = place.current?.value ?? '') =>
    change((before) => ({ ...before, page: 1, near: parseNear(name, radius.current?.value ?? '') }))
  return (
    <details open={state.near !== null} className="facet">
      <summary>Distance</summary>
      <div className="grid gap-2">
        <input
          key={distance.typed}
          ref={place}
          name="near"
          defaultValue={distance.typed}
          placeholder="Suburb or postcode"
          aria-label="Suburb or postcode"
          onBlur={(event) => event.currentTarget.value !== distance.typed && go()}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            event.currentTarget.blur()
          }}
          className={field}
        />
        <select
          key={state.near?.withinKm}
          ref={radius}
          name="within"
          defaultValue={state.near?.withinKm ?? ''}
          aria-label="Distance"
          onChange={() => go()}
          className={field}
        >
          {distance.radii.map(({ km, label }) => (
            <option key={label} value={km ?? ''}>
              {label}
            </option>
          ))}
        </select>
        <button
          type="button"
          onClick={() => void loadTools().then(({ tellPostcode }) => tellPostcode(go))}
          className={`${link} noscript:hidden`}
        >
          Use my location
        </button>
        {tools === undefined ? (
          <a
            href={distance.locationsHref}
            onClick={(event) => {
              event.preventDefault()
              void loadTools().then(setTools)
            }}
            className={link}
          >
            Our yards on a map
          </a>
        ) : (
          <tools.YardMap distance={distance} />
        )}
      </div>
    </details>
  )
}
