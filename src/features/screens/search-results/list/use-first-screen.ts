import { startTransition, useEffect, useRef, useState, type RefObject } from 'react'
import { whenIdle } from '#ui/when-idle.ts'

/** Number of cards that the tallest first screen shows. */
const mostCards = 6

interface FirstScreen {
  readonly list: RefObject<HTMLUListElement | null>
  /** Number of cards, from the first on, that reach into the window: 1 to 6, and 6 while that is unknown. */
  readonly cards: number
}

/**
 * Watches which cards the window shows, so that a new answer renders only these before its first paint. The browser
 * reports it after a frame, because asking for positions would make it lay out the page.
 *
 * @param drawn The cards whose elements the list has.
 */
export function useFirstScreen(drawn: readonly unknown[]): FirstScreen {
  const list = useRef<HTMLUListElement>(null)
  const [cards, setCards] = useState(mostCards)
  useEffect(() => {
    if (drawn.length === 0) return
    let places: Element[] = []
    const shown: boolean[] = []
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) shown[places.indexOf(target)] = isIntersecting
      // None: a visitor who has scrolled past these cards is brought back to the first one by a new answer.
      startTransition(() => setCards(shown.lastIndexOf(true) + 1 || mostCards))
    })
    const cancel = whenIdle(() => {
      places = [...(list.current?.children ?? [])].slice(0, mostCards)
      for (const place of places) observer.observe(place)
    })
    return () => {
      cancel()
      observer.disconnect()
    }
  }, [drawn])
  return { list, cards }
}
