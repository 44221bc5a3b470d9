import { useEffect, useRef, useState, type RefObject, type ToggleEventHandler } from 'react'

/** Opens a layer and returns a function that closes it. */
type Enter = (close: () => void) => () => void

/**
 * Loads the script of a layer when it first opens. If it fails to load, the layer still opens and closes by its own
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

/** Makes Back close a layer on a narrow screen while it is `open`. For dialogs, which the browser makes modal. */
export function useHistoryLayer(open: boolean, close: () => void): void {
  useLayer(open, close, async () => (await import('./history-layer.ts')).openHistoryLayer)
}

/**
 * Makes Back close a popover on a narrow screen. The browser opens and closes it, also without scripts, and reports it.
 * Returns the properties of its element.
 */
export function usePopoverLayer<Layer extends HTMLElement>(): {
  readonly ref: RefObject<Layer | null>
  readonly onToggle: ToggleEventHandler<Layer>
} {
  const ref = useRef<Layer>(null)
  const [open, setOpen] = useState(false)
  useHistoryLayer(open, () => ref.current?.hidePopover())
  return { ref, onToggle: ({ newState }) => setOpen(newState === 'open') }
}

/**
 * Makes an existing element a modal layer while `open`: everything outside is inert, the page does not scroll, Escape
 * and (on a phone) Back close it, and the focus moves in and back. For layers whose fields must stay in their form.
 */
export function useModalLayer(layer: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  useLayer(open, close, async () => {
    const { openModalLayer } = await import('./modal-layer.ts')
    return (closeLayer) => (layer.current === null ? () => undefined : openModalLayer(layer.current, closeLayer))
  })
}
