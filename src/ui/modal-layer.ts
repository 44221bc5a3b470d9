import { announcerId } from './announcer-id.ts'
import { openHistoryLayer } from './history-layer.ts'

/**
 * Makes everything outside the element inert and prevents the page from scrolling. Returns a function that undoes both.
 */
function silenceAround(element: HTMLElement): () => void {
  const silenced: HTMLElement[] = []
  for (
    let inside: Element = element;
    inside.parentElement !== null && inside !== document.body;
    inside = inside.parentElement
  )
    for (const sibling of inside.parentElement.children)
      // The live region must keep announcing changes behind the layer.
      if (sibling !== inside && sibling instanceof HTMLElement && !sibling.inert && sibling.id !== announcerId) {
        sibling.inert = true
        silenced.push(sibling)
      }
  const page = document.documentElement.style
  const { overflow } = page
  page.overflow = 'hidden'
  return () => {
    page.overflow = overflow
    for (const sibling of silenced) sibling.inert = false
  }
}

/**
 * Closes the level of a menu that covers the rest of the layer, and gives the focus to its way back. Returns whether
 * one was open.
 */
function leaveLevel(element: HTMLElement): boolean {
  const level = element.querySelector<HTMLDetailsElement>('details[data-level][open]')
  if (level === null) return false
  level.open = false
  level.querySelector('summary')?.focus()
  return true
}

/**
 * Makes an element modal until the returned function is called. Escape and, on a narrow screen, Back call `close`;
 * Escape first leaves an open level of the layer (`data-level`).
 */
export function openModalLayer(element: HTMLElement, close: () => void): () => void {
  const leave = openHistoryLayer(close)
  const before = document.activeElement
  const restore = silenceAround(element)
  element.focus({ preventScroll: true })
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.defaultPrevented && !leaveLevel(element)) close()
  }
  document.addEventListener('keydown', onKey)
  return () => {
    document.removeEventListener('keydown', onKey)
    restore()
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    leave()
  }
}
