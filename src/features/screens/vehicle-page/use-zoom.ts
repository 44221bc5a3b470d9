import { useEffect, useState, type PointerEvent, type RefObject } from 'react'

export const largestZoom = 4
/** Pixels that one arrow key press pans an enlarged picture. */
const panStep = 120

/**
 * Zoom of the current slide of a strip; scale 1 shows the whole picture. Changing the slide resets the scale.
 * `enabled`: whether zoom is available.
 */
export function useZoom(
  strip: RefObject<HTMLElement | null>,
  { current, enabled }: { readonly current: number; readonly enabled: boolean },
) {
  const [enlarged, setEnlarged] = useState({ at: current, scale: 1 })
  const scale = enlarged.at === current ? enlarged.scale : 1
  useEffect(() => {
    // Zooms in on the centre, where the car is.
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
    /** Pans an enlarged picture by a number of steps in each direction. */
    pan: (left: number, top: number): void =>
      strip.current?.children[current]?.scrollBy({ left: left * panStep, top: top * panStep }),
    /**
     * Pans an enlarged picture with the mouse: the pointer's position in the slide sets the position in the picture.
     */
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
