import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { whenIdle } from './when-idle.ts'

const laidOut = ':not([style*=below-fold])'
const footer = `.below-fold${laidOut}`
const blocks = `.blocks-below-fold > :nth-child(n + 4)${laidOut}`
/** On a phone the cards, and on a wide page parts of them. */
const cards = `[class*=":below-fold"]${laidOut}, .parts-below-fold${laidOut}`

/**
 * Milliseconds of rest after which the blocks of a home page follow: a visitor who uses the page at once, and whoever
 * measures how soon it answers, do not pay for them.
 */
const blocksRestMs = 1_000
/**
 * Milliseconds of rest after which the cards of a results page follow. Each card that is laid out costs the next filter
 * some time, and on a wide page their heights are known; a visitor who chooses several filters in a row does not pay.
 */
const cardsRestMs = 2_000

/**
 * Lays out what is below the first screen (the utility `below-fold`), one part at a time while the browser is idle.
 * Until then the heights of those parts are guesses: the scroll bar is wrong, and a picture of the whole page shows
 * them empty.
 */
export function useWholeLayout(): void {
  const { key } = useLocation()
  useEffect(() => {
    let stopped = false
    const layOut = (selector: string) => (): void => {
      if (stopped) return
      const part = findNext(selector)
      if (part === null) return
      part.style.setProperty('--below-fold', 'visible')
      // The next one after the frame of this one, so that no frame lays out two.
      requestAnimationFrame(() => whenIdle(layOut(selector)))
    }
    whenIdle(layOut(footer))
    const rests = [setTimeout(layOut(blocks), blocksRestMs), setTimeout(layOut(cards), cardsRestMs)]
    return () => {
      stopped = true
      rests.forEach(clearTimeout)
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each answer brings new parts
  }, [key])
}

/**
 * The first part that is not laid out yet. Parts above the window are left out: a visitor who jumped over them would
 * see the page move when their heights change.
 */
function findNext(selector: string): HTMLElement | null {
  for (const part of document.querySelectorAll<HTMLElement>(selector))
    if (part.getBoundingClientRect().bottom > 0) return part
  return null
}
