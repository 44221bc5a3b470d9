import { useEffect, useState } from 'react'
import type { SavedCar } from '#features/parts/saved-vehicles/saved-car.ts'
import { storeWatchlist } from '#features/parts/saved-vehicles/saved-ids.ts'
import { SavedList } from '#features/parts/saved-vehicles/saved-list.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { loadAnew } from '#ui/load-anew.ts'
import { focusHeading } from '#ui/page-focus.ts'
import type { SavedPageView, WatchedCars } from './saved-page-view.ts'
import { EmptyList, SavedLinks } from './saved-links.tsx'

/** The signed-in visitor's watchlist. Scripts hide a removed vehicle at once, and show it again after a failure. */
export function WatchedList({ view, list }: { view: SavedPageView; list: WatchedCars }) {
  const [removed, setRemoved] = useState<readonly string[]>([])
  useEffect(() => {
    // The server's list is newer than the browser's copy, which hearts and the header count show.
    storeWatchlist([...list.cars.map(({ id }) => id), ...list.unlisted])
  }, [list])
  const cars = list.cars.filter(({ id }) => !removed.includes(id))
  const remove = (car: SavedCar): void => {
    setRemoved((before) => [...before, car.id])
    // The button that had the focus is gone.
    focusHeading()
    const change = async (): Promise<void> => {
      const { changeWatchlist } = await import('#features/parts/saved-vehicles/watchlist-client.ts')
      const { success } = await changeWatchlist({ id: car.id, name: car.title }, false)
      if (!success) setRemoved((before) => before.filter((id) => id !== car.id))
    }
    change().catch(loadAnew)
  }
  return (
    <>
      {cars.length === 0 ? (
        <EmptyList
          view={view}
          text="You have not saved any vehicles yet. Press the heart on a vehicle to keep it here."
        />
      ) : (
        <SavedList
          cars={cars}
          action={view.path}
          onRemove={remove}
          compare={{ path: view.comparePath, limit: view.compareLimit }}
        />
      )}
      {list.unlisted.length > 0 && (
        <form method="post" action={view.path} className="flex flex-wrap items-center gap-4">
          <p>
            {list.unlisted.length === 1
              ? 'One vehicle you saved is no longer on our website.'
              : `${list.unlisted.length} vehicles you saved are no longer on our website.`}
          </p>
          {list.unlisted.map((id) => (
            <input key={id} type="hidden" name="remove" value={id} />
          ))}
          <button type="submit" className={buttonClass('outlined')}>
            {list.unlisted.length === 1 ? 'Remove it' : 'Remove them'}
          </button>
        </form>
      )}
      {cars.length > 0 && <SavedLinks view={view} withCompare={cars.length < 2} />}
    </>
  )
}
