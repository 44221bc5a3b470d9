import { useEffect, useRef, type RefObject } from 'react'

const touches = ['pointerdown', 'input', 'keydown'] as const

/** Runs `onTouch` once, when the element is first used by pointer or keys (CALC-06); tabbing through it is no use. */
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
