import { useRef, useState, type RefObject, type UIEvent } from 'react'

/**
 * Tracks the current slide of a scroll-snap strip and moves to another. Steps add up while the strip is still
 * scrolling, so that four quick presses move four slides; a touch or the wheel restarts from the visible slide.
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
    /** Index of the slide `steps` further on, counted from the slide that the strip is scrolling to. */
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

/** Moves the focus to the link of an item if the focus is within its row. */
export function moveFocus(row: RefObject<HTMLElement | null>, index: number): void {
  if (row.current?.contains(document.activeElement) === true)
    row.current.children[index]?.querySelector('a')?.focus({ preventScroll: true })
}
