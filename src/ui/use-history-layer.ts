import { useEffect, useRef } from 'react'

/**
 * Lets Back close a layer on a narrow screen while it is `open`. The script behind it comes with the first layer; where it
 * cannot be had, Back leaves the page.
 */
export function useHistoryLayer(open: boolean, close: () => void): void {
  const closeNow = useRef(close)
  useEffect(() => {
    closeNow.current = close
  })
  useEffect(() => {
    if (!open) return
    let leave: (() => void) | null = null
    let isOpen = true
    import('./history-layer.ts').then(
      ({ openHistoryLayer }) => {
        if (isOpen) leave = openHistoryLayer(() => closeNow.current())
      },
      () => undefined,
    )
    return () => {
      isOpen = false
      leave?.()
    }
  }, [open])
}
