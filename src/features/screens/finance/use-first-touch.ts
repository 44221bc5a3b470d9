import { useEffect, useRef, type RefObject } from 'react'

const touches = ['pointerdown', 'input', 'keydown'] as const

/**
 * Runs `onTouch` once, on the first use of the element by pointer or keyboard (CALC-06); moving through it with Tab
 * does not count.
 */
export function useFirstTouch(onTouch: () => void): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null)
  const report = useRef(onTouch)
  useEffect(() => {
    report.current = onTouch
  })
  useEffect(() => {
    const target = element.current
    const touched = new AbortController()
    const touch = (event: Event): void => {
      if (event instanceof KeyboardEvent && event.key === 'Tab') return
      touched.abort()
      report.current()
    }
    for (const kind of touches) target?.addEventListener(kind, touch, { signal: touched.signal })
    return () => touched.abort()
  }, [])
  return element
}
