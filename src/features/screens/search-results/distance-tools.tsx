import { loadAnew } from '#ui/load-anew.ts'
import { showToast } from '#ui/toast.ts'

export { YardMap } from './yard-map.tsx'

/** Milliseconds after which a position that has not come is given up. */
const timeLimitMs = 10_000
/** Milliseconds for which an earlier position is good enough. */
const goodForMs = 600_000

/**
 * Asks the browser for the visitor's position and hands over the nearest postcode. The position itself stays in the
 * browser: no address, request or log holds it.
 */
export function tellPostcode(onPostcode: (postcode: string) => void): void {
  navigator.geolocation.getCurrentPosition(
    ({ coords }) =>
      void import('#site/postcodes/nearest-postcode.ts')
        .catch(loadAnew)
        .then(({ findNearestPostcode }) =>
          onPostcode(findNearestPostcode({ lat: coords.latitude, long: coords.longitude })),
        ),
    () =>
      showToast({
        title: 'We could not see where you are',
        text: 'Your browser did not give your location. Please type your suburb or postcode.',
        kind: 'failure',
        link: null,
      }),
    { timeout: timeLimitMs, maximumAge: goodForMs },
  )
}
