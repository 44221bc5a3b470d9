import { useRef, useState, type RefObject, type UIEvent } from 'react'

/**
 * Which slide of a strip is in sight, and the ways to another. Steps add up while the strip still moves, so that four
 * quick presses lead four slides on; a hand on the strip takes over from where it is.
 */
export function useSlides(
  strip: RefObject<HTMLElement | null>,
  { last, start }: { readonly last: number; readonly start: number },
) {
  const [current, setCurrent] = useState(start)
  const wanted = useRef<number | null>(null)
  // A key may come after a scroll event and before React draws what it changed: `current` would be one step behind.
  const inSight = useRef(start)
  const forget = (): void => {
    wanted.current = null
  }
  const goTo = (index: number): void => {
    const element = strip.current
    if (element === null) return
    wanted.current = Math.max(0, Math.min(last, index))
    element.scrollTo({ left: wanted.current * element.clientWidth })
  }
  return {
    current,
    goTo,
    /** Index of the slide so many further on, from where the strip is going. */
    after: (steps: number): number => Math.max(0, Math.min(last, (wanted.current ?? inSight.current) + steps)),
    handlers: {
      onScroll: ({ currentTarget }: UIEvent<HTMLElement>): void => {
        const at = Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth))
        if (at === wanted.current) forget()
        inSight.current = at
        setCurrent(at)
      },
      onPointerDown: forget,
      onWheel: forget,
    },
  }
}
