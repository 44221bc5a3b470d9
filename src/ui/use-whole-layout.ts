import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { whenIdle } from './when-idle.ts'

/**
 * The parts with the utility `below-fold` that are not laid out yet: the footer and the cards. Blocks of the home page
 * have it from their container, whose class has a '>'. They are left out: where some of them were laid out and others
 * not, a visitor who came back was put beside the place.
 */
const waiting = '[class*=below-fold]:not([class*=">"]):not([style*=below-fold])'

/**
 * Milliseconds of rest after which the cards of a results page follow. Each card that is laid out costs the next filter
 * some time, and on a wide page their heights are known; a visitor who chooses several filters in a row does not pay.
 */
const restMs = 2_000

/**
 * Lays out what is below the first screen (the utility `below-fold`), one part at a time while the browser is idle.
 * Until then the heights of those parts are guesses: the scroll bar is wrong, and a picture of the whole page shows
 * them empty.
 */
export function useWholeLayout(): void {
  const { key } = useLocation()
  useEffect(() => {
    let stopped = false
    const layOut = (parts: string) => (): void => {
      if (stopped) return
      // Above what is in sight a height that changes would move it. Asked first: each step of scrolling comes here.
      if (window.scrollY > 0) return window.addEventListener('scroll', layOut(parts), { once: true, passive: true })
      const part = document.querySelector<HTMLElement>(parts)
      if (part === null) return
      part.style.setProperty('--below-fold', 'visible')
      // The next one after the frame of this one, so that no frame lays out two.
      requestAnimationFrame(() => whenIdle(layOut(parts)))
    }
    whenIdle(layOut(`${waiting}:not(.parts-below-fold)`))
    const rest = setTimeout(layOut(waiting), restMs)
    return () => {
      stopped = true
      clearTimeout(rest)
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each answer brings new parts
  }, [key])
}
