import { useEffect, type RefObject } from 'react'

/**
 * Lets a panel that is taller than the screen stick by its lower end, so that its last button is in reach long before
 * the page ends. Its height goes into `--panel-height`; without scripts it sticks by its upper end.
 */
export function useStickyPanel(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = panel.current
    if (element === null) return
    const observer = new ResizeObserver(() => element.style.setProperty('--panel-height', `${element.offsetHeight}px`))
    observer.observe(element)
    return () => observer.disconnect()
  }, [panel])
}
