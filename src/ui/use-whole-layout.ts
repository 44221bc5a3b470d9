import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { whenIdle } from './when-idle.ts'

/**
 * The parts with the utility `below-fold` that are not laid out yet. A class such as '[&>:nth-child(n+4)]:below-fold'
 * gives it to the children of its element.
 */
const waiting = ':is([class*=below-fold]:not([class*=">"]),[class*=">"][class*=below-fold]>*):not([style*=below-fold])'

function layOutNext(): void {
  const part = document.querySelector<HTMLElement>(waiting)
  if (part === null) return
  part.style.setProperty('--below-fold', 'visible')
  // The next one after the frame of this one, so that no frame lays out two.
  requestAnimationFrame(() => whenIdle(layOutNext))
}

/**
 * Lays out what is below the first screen (the utility `below-fold`), one part at a time while the browser is idle.
 * Until then the heights of those parts are guesses: the scroll bar is wrong, and a picture of the whole page shows
 * them empty.
 */
export function useWholeLayout(): void {
  const { key } = useLocation()
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each answer brings new parts
  useEffect(() => whenIdle(layOutNext), [key])
}
