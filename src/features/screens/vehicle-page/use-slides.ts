import { useRef, useState, type RefObject, type UIEvent } from 'react'

/**
 * The current slide of a strip that scrolls by itself, and the ways to another. Steps add up while the strip still
 * moves, so that four quick presses lead four slides on; a touch or the wheel starts again from the slide in sight.
 */
export function useSlides(
  strip: RefObject<HTMLElement | null>,
  { last, start }: { readonly last: number; readonly start: number },
) {
  const [current, setCurrent] = useState(start)
  const wanted = useRef<number | null>(null)
  // A key press may come between a scroll event and React's next render, when `current` is one step behind.
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
    /** Index of the slide `steps` further on, counted from the slide that the strip moves to. */
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

export type Slides = ReturnType<typeof useSlides>
export type SlideHandlers = Slides['handlers']
