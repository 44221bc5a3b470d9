import { useSyncExternalStore } from 'react'
import { whenIdle } from '#ui/when-idle.ts'
import type { PhotoSlides } from './photo-slides.tsx'

type Slides = typeof PhotoSlides

let slides: Slides | null = null
const listeners = new Set<() => void>()

/** The script comes once for all cards, and only where a finger can swipe. */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0 && slides === null && window.matchMedia('(pointer: coarse)').matches)
    whenIdle(() => {
      import('./photo-slides.tsx').then(
        (module) => {
          slides = module.PhotoSlides
          for (const tell of listeners) tell()
        },
        // Without the script a card shows its first photo, as before.
        () => undefined,
      )
    })
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const never = () => () => undefined

/** The component of the further photos of a card; null until it has loaded, and where nothing swipes. */
export function usePhotoSlides(swipes: boolean): Slides | null {
  return useSyncExternalStore(
    swipes ? subscribe : never,
    () => (swipes ? slides : null),
    () => null,
  )
}
