import type { ComponentType } from 'react'
import { parseNear } from '#search/state/search-choices.ts'
import { loadAnew } from '#ui/load-anew.ts'
import type { DistanceView } from '../search-page.ts'
import type { ChangeSearch } from './use-search-draft.ts'

/** Milliseconds after which a position that has not come is given up. */
const timeLimitMs = 10_000
/** Milliseconds for which an earlier position is good enough. */
const goodForMs = 600_000

interface DistanceActions {
  readonly change: ChangeSearch
  readonly setYardsMap: (show: () => ComponentType<{ distance: DistanceView }>) => void
}

/** Elements whose fields are live already. */
const attended = new WeakSet<HTMLElement>()

/**
 * Makes the fields of the distance live, once. `target` is what the visitor touched: a button
 * acts at once, a field when the browser says that its value has changed, which is when the visitor leaves it or
 * presses Enter.
 */
export function attend(box: HTMLElement, target: EventTarget, { change, setYardsMap }: DistanceActions): void {
  const valueOf = (name: string): string => box.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? ''
  const search = (place: string) =>
    change((state) => ({ ...state, page: 1, near: parseNear(place, valueOf('within')) }))
  if (!attended.has(box)) {
    attended.add(box)
    box.addEventListener('change', () => search(valueOf('near')))
    box.addEventListener('keydown', (event) => {
      // Enter would send the form with the place from before.
      if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
      event.preventDefault()
      event.target.blur()
    })
  }
  if (!(target instanceof HTMLButtonElement)) return
  if (target.value === 'map')
    void import('./yard-map.tsx').catch(loadAnew).then(({ YardMap }) => setYardsMap(() => YardMap))
  else tellPostcode(search)
}

/**
 * Asks the browser for the visitor's position and hands over the nearest postcode. The position itself stays in the
 * browser: no address, request or log holds it.
 */
function tellPostcode(onPostcode: (postcode: string) => void): void {
  navigator.geolocation.getCurrentPosition(
    ({ coords }) =>
      void import('#site/postcodes/nearest-postcode.ts')
        .catch(loadAnew)
        .then(({ findNearestPostcode }) =>
          onPostcode(findNearestPostcode({ lat: coords.latitude, long: coords.longitude })),
        ),
    () =>
      void import('#ui/toast.ts').catch(loadAnew).then(({ showToast }) =>
        showToast({
          title: 'We could not find where you are',
          text: 'Type your suburb or postcode instead.',
          kind: 'failure',
          link: null,
        }),
      ),
    { timeout: timeLimitMs, maximumAge: goodForMs },
  )
}
