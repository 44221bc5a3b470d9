import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { whenIdle } from './when-idle.ts'

/** A class such as '[&>:nth-child(n+4)]:below-fold' gives the utility to the children of its element. */
const isOfChildren = (name: string): boolean => name.endsWith('below-fold') && name.includes('>')

function layOutNext(): void {
  for (const element of document.querySelectorAll('[class*=below-fold]'))
    for (const part of [...element.classList].some(isOfChildren) ? element.children : [element]) {
      const { style } = part as HTMLElement
      if (style.getPropertyValue('--below-fold') !== '') continue
      style.setProperty('--below-fold', 'visible')
      // The next one after the frame of this one, so that no frame lays out two.
      requestAnimationFrame(() => whenIdle(layOutNext))
      return
    }
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
