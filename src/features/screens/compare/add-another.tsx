import { useEffect, useState } from 'react'
import { CarThumbnail } from '#features/parts/saved-vehicles/car-thumbnail.tsx'
import { buildComparePath } from '#features/parts/saved-vehicles/compare-address.ts'
import { loadSavedCars } from '#features/parts/saved-vehicles/load-saved-cars.ts'
import { useSavedIds } from '#features/parts/saved-vehicles/saved-ids.ts'
import { PriceBlock } from '#features/parts/vehicle-card/price-block.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { fieldClass } from '#ui/field.tsx'
import type { AddableCar, CompareView } from './compare-view.ts'

/** Ways to add a vehicle: a search that works without scripts, and the saved vehicles. */
export function AddAnother({ view }: { view: CompareView }) {
  const { cars, find, found, suggested } = view
  const saved = useSavedCars(view)
  return (
    <section aria-labelledby="add-another" className="grid gap-4 rounded-site border border-line bg-surface p-4 lg:p-6">
      <h2 id="add-another" className="text-xl">
        {cars.length === 0 ? 'Find a vehicle' : 'Add another'}
      </h2>
      <form method="get" action={view.path} className="flex max-w-xl flex-wrap items-end gap-3">
        {cars.length > 0 && <input type="hidden" name="ids" value={cars.map(({ id }) => id).join(',')} />}
        {view.onlyDifferences && <input type="hidden" name="only" value="differences" />}
        <label className="grid min-w-0 flex-1 basis-40 gap-1">
          <span className="font-medium">Make, model or stock number</span>
          <input
            type="search"
            name="find"
            maxLength={100}
            required
            defaultValue={find}
            key={find}
            className={fieldClass}
          />
        </label>
        <button type="submit" className={buttonClass('filled')}>
          Search
        </button>
      </form>
      {found !== null &&
        (found.length === 0 ? (
          <output>
            Nothing in our stock matches “{find}”. Try a make, such as Toyota, or{' '}
            <a data-nav="" href={view.searchPath} className="text-link underline underline-offset-4">
              see all our stock
            </a>
            .
          </output>
        ) : (
          <AddList heading={`Matches for “${find}”`} cars={found} />
        ))}
      {suggested.length > 0 && (
        // On a phone the facts of a single vehicle are not to stand screens away.
        <div className={cars.length === 0 ? undefined : 'max-lg:[&_li:nth-child(n+4)]:hidden'}>
          <AddList
            heading={cars.length === 0 ? 'From our stock' : `Like the ${cars[0]?.title ?? ''}`}
            cars={suggested}
          />
        </div>
      )}
      {saved.length > 0 && <AddList heading="From your saved vehicles" cars={saved} />}
    </section>
  )
}

/** The visitor's saved vehicles that are not compared yet, at most six. */
function useSavedCars({ cars, path, onlyDifferences }: CompareView): readonly AddableCar[] {
  const savedIds = useSavedIds()
  const compared = cars.map(({ id }) => id)
  const wanted = (savedIds ?? []).filter((id) => !compared.includes(id)).slice(0, 6)
  const key = wanted.join(',')
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly cars: readonly AddableCar[] } | null>(null)
  useEffect(() => {
    if (key === '') return
    const leaving = new AbortController()
    const load = async (): Promise<void> => {
      const found = (await loadSavedCars(key.split(','), leaving.signal)) ?? []
      if (!leaving.signal.aborted) setLoaded({ key, cars: found.map((car) => ({ ...car, addHref: '' })) })
    }
    void load()
    return () => leaving.abort()
  }, [key])
  if (loaded === null || loaded.key !== key) return []
  return loaded.cars.map((car) => ({
    ...car,
    addHref: buildComparePath(path, { onlyDifferences, ids: [...compared, car.id] }),
  }))
}

function AddList({ heading, cars }: { heading: string; cars: readonly AddableCar[] }) {
  return (
    <div className="grid gap-3">
      <h3 className="text-base">{heading}</h3>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20.5rem),1fr))] gap-x-6 gap-y-4">
        {cars.map((car) => (
          <li key={car.id} className="flex flex-wrap items-start gap-3">
            <div className="w-28 max-w-full shrink-0">
              <CarThumbnail image={car.image} sizes="7rem" />
            </div>
            <div className="grid min-w-0 flex-1 basis-32 gap-1">
              <p className="line-clamp-2 font-semibold">{car.title}</p>
              {car.variant !== null && <p className="truncate text-sm text-muted">{car.variant}</p>}
              {car.price === null ? <p>{car.status}</p> : <PriceBlock price={car.price} size="card" />}
              <a
                data-nav="stay"
                href={car.addHref}
                aria-label={`Add ${car.title} to the comparison`}
                className={`${buttonClass('outlined')} w-fit`}
              >
                Add
              </a>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
