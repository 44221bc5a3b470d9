import { useEffect, useRef, type RefObject } from 'react'

/** Makes everything beside the element inert and keeps the page from scrolling; answers how to undo both. */
function silenceAround(element: HTMLElement): () => void {
  const silenced: HTMLElement[] = []
  for (let inside: Element = element; inside.parentElement !== null && inside !== document.body; inside = inside.parentElement)
    for (const sibling of inside.parentElement.children)
      if (sibling !== inside && sibling instanceof HTMLElement && !sibling.inert) {
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
 * Makes an element that is already on the page a modal layer while `open`: everything beside it is inert, the page behind
 * does not scroll, Escape closes, and the focus goes in and comes back. For layers whose fields must stay in their form.
 */
export function useModalLayer(layer: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  const closeNow = useRef(close)
  useEffect(() => {
    closeNow.current = close
  })
  useEffect(() => {
    const element = layer.current
    if (!open || element === null) return
    const before = document.activeElement
    const restore = silenceAround(element)
    element.focus({ preventScroll: true })
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) closeNow.current()
    }
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
      restore()
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [layer, open])
}
