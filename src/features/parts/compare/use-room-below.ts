import { useLayoutEffect, type RefObject } from 'react'

/**
 * Shows a bar that is fixed at the foot of the screen in the place of the page's own bar there (`data-foot-bar`), and
 * gives the page room below it: the end of the footer, and elements that get the focus, are not covered. `page` changes
 * with the page.
 */
export function useRoomBelow(tray: RefObject<HTMLElement | null>, page: string, isShown: boolean): void {
  useLayoutEffect(() => {
    const own = tray.current
    if (!isShown || own === null) return
    const bar = document.querySelector<HTMLElement>('[data-foot-bar]')
    const footer = document.querySelector<HTMLElement>('footer[data-drawn]')
    const { style } = document.documentElement
    // The page still keeps room for its bar, so the height of that counts. 0 on a screen that shows none.
    bar?.setAttribute('data-replaced', '')
    const measure = (): void => {
      const height = getComputedStyle(own).position === 'fixed' ? own.offsetHeight : 0
      if (footer !== null) footer.style.paddingBottom = `${Math.max(0, height - (bar?.offsetHeight ?? 0))}px`
      style.scrollPaddingBottom = height === 0 ? '' : `${height + 16}px`
    }
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(own)
    if (bar !== null) sizes.observe(bar)
    return () => {
      sizes.disconnect()
      bar?.removeAttribute('data-replaced')
      if (footer !== null) footer.style.paddingBottom = ''
      style.scrollPaddingBottom = ''
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another page may have another bar
  }, [tray, page, isShown])
}
