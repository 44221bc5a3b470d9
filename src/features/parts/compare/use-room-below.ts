import { useLayoutEffect, useState, type RefObject } from 'react'

/**
 * Keeps a bar that is fixed at the foot of the screen above the page's own bar there (`data-foot-bar`), and gives the
 * page room below it: the end of the footer, and elements that get the focus, are not covered. Returns the distance
 * from the edge of the screen in pixels. `page` changes with the page.
 */
export function useRoomBelow(tray: RefObject<HTMLElement | null>, page: string, isShown: boolean): number {
  const [bottom, setBottom] = useState(0)
  useLayoutEffect(() => {
    const own = tray.current
    if (!isShown || own === null) return
    const bar = document.querySelector<HTMLElement>('[data-foot-bar]')
    const footer = document.querySelector<HTMLElement>('footer[data-drawn]')
    const { style } = document.documentElement
    const measure = (): void => {
      // A bar that waits outside the screen is inert.
      const covered = bar === null || bar.inert ? 0 : bar.offsetHeight
      const height = getComputedStyle(own).position === 'fixed' ? own.offsetHeight : 0
      setBottom(covered)
      if (footer !== null) footer.style.paddingBottom = `${height}px`
      style.scrollPaddingBottom = height === 0 ? '' : `${height + covered + 16}px`
    }
    measure()
    const sizes = new ResizeObserver(measure)
    const states = new MutationObserver(measure)
    sizes.observe(own)
    if (bar !== null) {
      sizes.observe(bar)
      states.observe(bar, { attributes: true, attributeFilter: ['inert'] })
    }
    return () => {
      sizes.disconnect()
      states.disconnect()
      if (footer !== null) footer.style.paddingBottom = ''
      style.scrollPaddingBottom = ''
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another page may have another bar
  }, [tray, page, isShown])
  return bottom
}
