import { useEffect, useState } from 'react'
import type { CarSummary } from '#features/parts/saved-vehicles/car-summary.ts'
import { loadSavedCars } from '#features/parts/saved-vehicles/load-saved-cars.ts'
import { removeFavourite } from '#features/parts/saved-vehicles/remove-favourite.ts'
import { useSavedIds } from '#features/parts/saved-vehicles/saved-ids.ts'
import { SavedList } from '#features/parts/saved-vehicles/saved-list.tsx'
import { announce } from '#ui/announce.ts'
import { buttonClass } from '#ui/button-class.ts'
import { focusHeading } from '#ui/page-focus.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import type { SavedPageView } from './saved-page-view.ts'
import { EmptyList, SavedLinks } from './saved-links.tsx'

const needsScripts =
  'Saving vehicles needs JavaScript, because the list is kept in your browser. You can compare vehicles without it.'

/** The favourites of this browser, with their data of today from the server. */
export function BrowserList({ view }: { view: SavedPageView }) {
  const hydrated = useHydrated()
  const ids = useSavedIds()
  const { loaded, failed } = useCars(ids ?? [])
  if (!hydrated)
    return (
      <noscript>
        <EmptyList view={view} text={needsScripts} />
      </noscript>
    )
  if (ids === null)
    return (
      <EmptyList view={view} text="Your browser does not allow this website to keep a list, so nothing can be saved." />
    )
  if (ids.length === 0)
    return (
      <EmptyList
        view={view}
        text="You have not saved any vehicles yet. Press the heart on a vehicle to keep it here."
      />
    )
  if (failed)
    return (
      <EmptyList
        view={view}
        text="We could not load your saved vehicles. Check your connection and load this page again."
      />
    )
  if (loaded === null) return <output className="text-muted">Loading your saved vehicles…</output>
  const cars = loaded.filter(({ id }) => ids.includes(id))
  const unlisted = ids.filter((id) => !loaded.some((car) => car.id === id))
  return (
    <>
      {cars.length > 0 && (
        <SavedList
          cars={cars.map((car) => ({ ...car, saved: null, change: null }))}
          action={null}
          onRemove={({ id, title }) => {
            removeFavourite(id)
            focusHeading()
            announce(`${title} is no longer saved`)
          }}
          compare={{ path: view.comparePath, limit: view.compareLimit }}
        />
      )}
      {unlisted.length > 0 && (
        <p className="flex flex-wrap items-center gap-4">
          <span>
            {unlisted.length === 1
              ? 'One vehicle you saved is no longer on our website.'
              : `${unlisted.length} vehicles you saved are no longer on our website.`}
          </span>
          <button type="button" onClick={() => unlisted.forEach(removeFavourite)} className={buttonClass('outlined')}>
            {unlisted.length === 1 ? 'Remove it' : 'Remove them'}
          </button>
        </p>
      )}
      <SavedLinks view={view} withCompare={cars.length < 2} />
    </>
  )
}

/** Loads the vehicles once for each added id; a removed one needs no new call. */
function useCars(ids: readonly string[]): { readonly loaded: readonly CarSummary[] | null; readonly failed: boolean } {
  const [answer, setAnswer] = useState<{
    readonly ids: readonly string[]
    readonly cars: readonly CarSummary[] | null
  } | null>(null)
  const isKnown = answer !== null && ids.every((id) => answer.ids.includes(id))
  const key = ids.join(',')
  useEffect(() => {
    if (isKnown || key === '') return
    const leaving = new AbortController()
    const load = async (): Promise<void> => {
      const asked = key.split(',')
      const cars = await loadSavedCars(asked, leaving.signal)
      if (!leaving.signal.aborted) setAnswer({ ids: asked, cars })
    }
    void load()
    return () => leaving.abort()
  }, [key, isKnown])
  return isKnown ? { loaded: answer.cars, failed: answer.cars === null } : { loaded: null, failed: false }
}
