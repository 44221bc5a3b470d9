import { useEffect, useState } from 'react'
import { mergeVehicleView, type VehicleView } from '#domain/vehicle/car-fields.ts'
import type { PageCar } from './vehicle-page-view.ts'

function isVehicleView(value: unknown): value is VehicleView {
  if (typeof value !== 'object' || value === null) return false
  const { views, car_fields: fields } = value as Record<string, unknown>
  return typeof views === 'number' && typeof fields === 'object' && fields !== null
}

/**
 * Asks view.json, which counts this look (VDP-15). null: not OK, or no answer that could be read; that yields nothing.
 */
async function askForView(car: PageCar, websiteId: string, signal: AbortSignal): Promise<VehicleView | null> {
  const query = new URLSearchParams({
    photos_count: String(car.photos_count),
    updated_at: car.updated_at,
    website_id: websiteId,
  })
  try {
    const answer = await fetch(`/cars/${car.slug}/view.json?${query.toString()}`, { signal })
    if (!answer.ok) return null
    const view: unknown = await answer.json()
    return isVehicleView(view) ? view : null
  } catch {
    // The page is complete without it.
    return null
  }
}

/**
 * The car with what view.json says of it merged in. It is asked once a car, and only for a page that is in sight: one
 * that was opened in the background or prepared ahead is not looked at yet.
 */
export function useVehicleView(car: PageCar, websiteId: string): PageCar {
  const [answer, setAnswer] = useState<{ readonly id: string; readonly view: VehicleView } | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    const merge = async (): Promise<void> => {
      const view = await askForView(car, websiteId, leaving.signal)
      if (view !== null && !leaving.signal.aborted) setAnswer({ id: car.id, view })
    }
    const ask = (): void => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', ask)
      void merge()
    }
    document.addEventListener('visibilitychange', ask)
    ask()
    return () => {
      document.removeEventListener('visibilitychange', ask)
      leaving.abort()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one look a car, whatever else of it changes
  }, [car.id, websiteId])
  return mergeVehicleView(car, answer?.id === car.id ? answer.view : null)
}
