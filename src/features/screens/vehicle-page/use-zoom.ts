import { useEffect, useState, type PointerEvent, type RefObject } from 'react'

export const largestZoom = 4
/** Pixels that an arrow key moves an enlarged picture. */
const panStep = 120

/**
 * Enlarging of the current slide of a strip: 1 is the whole picture. Another slide is shown whole again. `enabled`:
 * whether pictures can be enlarged at all.
 */
export function useZoom(
  strip: RefObject<HTMLElement | null>,
  { current, enabled }: { readonly current: number; readonly enabled: boolean },
) {
  const [enlarged, setEnlarged] = useState({ at: current, scale: 1 })
  const scale = enlarged.at === current ? enlarged.scale : 1
  useEffect(() => {
    // Enlarged from its middle, where the car is.
    const slide = strip.current?.children[current]
    if (scale > 1)
      slide?.scrollTo({
        left: (slide.scrollWidth - slide.clientWidth) / 2,
        top: (slide.scrollHeight - slide.clientHeight) / 2,
        behavior: 'instant',
      })
  }, [strip, scale, current])
  return {
    scale,
    enlarge: (by: number): void => {
      if (enabled) setEnlarged({ at: current, scale: Math.max(1, Math.min(largestZoom, scale + by)) })
    },
    /** Moves an enlarged picture by steps. */
    pan: (left: number, top: number): void =>
      strip.current?.children[current]?.scrollBy({ left: left * panStep, top: top * panStep }),
    /** The mouse over an enlarged picture moves it: its place in the slide is the place in the picture. */
    follow: ({ pointerType, clientX, clientY, currentTarget: slide }: PointerEvent): void => {
      if (scale === 1 || pointerType !== 'mouse') return
      const { left, top, width, height } = slide.getBoundingClientRect()
      slide.scrollTo({
        left: ((clientX - left) / width) * (slide.scrollWidth - width),
        top: ((clientY - top) / height) * (slide.scrollHeight - height),
        behavior: 'instant',
      })
    },
  }
}

export type Zoom = ReturnType<typeof useZoom>
