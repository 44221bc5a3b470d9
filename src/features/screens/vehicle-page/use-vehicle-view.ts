import { useEffect, useState } from 'react'
import { mergeVehicleView, type VehicleView } from '#domain/vehicle/car-fields.ts'
import type { PageCar } from './vehicle-page-view.ts'

function isVehicleView(value: unknown): value is VehicleView {
  if (typeof value !== 'object' || value === null) return false
  const { views, car_fields: fields } = value as Record<string, unknown>
  return typeof views === 'number' && typeof fields === 'object' && fields !== null
}

/**
 * Fetches view.json, which counts this view (VDP-15). Returns null when the request fails or the response cannot be
 * parsed.
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
    // The page works without the answer.
    return null
  }
}

/**
 * The car merged with the answer of view.json. The request happens once per car and only when the page is visible: a
 * page in a background tab or a prerendered one does not count as viewed yet.
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
