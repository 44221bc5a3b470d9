import { useEffect, useState } from 'react'
import { listViewedCars, storeViewedCar, type ViewedCar } from './viewed-cars.ts'
import type { ViewedCarView } from './viewed-view.ts'

/** Fetches current data of the cars, because a stored price could be out of date. */
async function loadCars(ids: readonly string[], signal: AbortSignal): Promise<readonly ViewedCarView[]> {
  try {
    const answer = await fetch(`/recently-viewed.json?ids=${ids.join(',')}`, { signal })
    return answer.ok ? ((await answer.json()) as { cars: readonly ViewedCarView[] }).cars : []
  } catch {
    // The page works without them.
    return []
  }
}

/**
 * The cars that this browser has shown before, newest first, with their data of today; none until scripts run. `car` is
 * the current one, which is stored and left out; null on a page of no car.
 */
export function useViewedCars(car: ViewedCar | null, most: number): readonly ViewedCarView[] {
  const [cars, setCars] = useState<readonly ViewedCarView[]>([])
  const id = car?.id
  useEffect(() => {
    const leaving = new AbortController()
    const others = listViewedCars()
      .filter((other) => other.id !== id)
      .slice(0, most)
    if (car !== null) storeViewedCar(car)
    const show = async (): Promise<void> => {
      const found =
        others.length === 0
          ? []
          : await loadCars(
              others.map((other) => other.id),
              leaving.signal,
            )
      if (!leaving.signal.aborted) setCars(found)
    }
    void show()
    return () => leaving.abort()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once a car
  }, [id, most])
  return cars
}
