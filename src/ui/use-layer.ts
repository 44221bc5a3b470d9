import { useEffect, useRef, type RefObject } from 'react'

/** Opens a layer; returns what closes it again. */
type Enter = (close: () => void) => () => void

/**
 * The script of a layer comes when it first opens. Where it cannot be had, the layer opens and closes by its own
 * controls.
 */
function useLayer(open: boolean, close: () => void, load: () => Promise<Enter>): void {
  const now = useRef({ close, load })
  useEffect(() => {
    now.current = { close, load }
  })
  useEffect(() => {
    if (!open) return
    let leave: (() => void) | null = null
    let isOpen = true
    const start = async (): Promise<void> => {
      const enter = await now.current.load()
      if (isOpen) leave = enter(() => now.current.close())
    }
    start().catch(() => undefined)
    return () => {
      isOpen = false
      leave?.()
    }
  }, [open])
}

/** Lets Back close a layer on a narrow screen while it is `open`. For dialogs, which the browser makes modal itself. */
export function useHistoryLayer(open: boolean, close: () => void): void {
  useLayer(open, close, async () => (await import('./history-layer.ts')).openHistoryLayer)
}

/**
 * Makes an element that is already on the page a modal layer while `open`: everything beside it is inert, the page
 * behind does not scroll, Escape and on a phone Back close, and the focus goes in and comes back. For layers whose
 * fields must stay in their form.
 */
export function useModalLayer(layer: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  useLayer(open, close, async () => {
    const { openModalLayer } = await import('./modal-layer.ts')
    return (closeLayer) => (layer.current === null ? () => undefined : openModalLayer(layer.current, closeLayer))
  })
}
