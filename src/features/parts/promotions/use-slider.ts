import { useEffect, useRef, useState, type RefObject } from 'react'

interface Slider {
  readonly track: RefObject<HTMLUListElement | null>
  /** Index of the slide in view. */
  readonly current: number
  /** Whether the slides move by themselves; null where they never do, and need no button. */
  readonly playing: boolean | null
  readonly toggle: () => void
  readonly goTo: (index: number) => void
}

/** Milliseconds without a scroll event after which a row of slides counts as settled. */
const settledMs = 150

const isMotionReduced = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Moves `count` slides of a track that scrolls sideways (CONTENT-02), to the next one every `seconds`. They never move
 * by themselves with `seconds` 0, with one slide, or where the visitor's system asks for reduced motion. They pause
 * while the visitor points at them, has the focus inside them, looks at another tab, or has paused them.
 */
export function useSlider(count: number, seconds: number): Slider {
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [playing, setPlaying] = useState<boolean | null>(null)

  const goTo = (index: number): void => {
    const element = track.current
    if (element === null) return
    const wanted = (index + count) % count
    // Set before the scrolling ends, so that a second click during it starts from the new slide.
    setCurrent(wanted)
    element.scrollTo({ left: wanted * element.clientWidth, behavior: isMotionReduced() ? 'instant' : 'smooth' })
  }

  useEffect(() => {
    // Only the browser knows whether the visitor's system asks for reduced motion.
    // oxlint-disable-next-line react-hooks-js/set-state-in-effect, react-hooks/set-state-in-effect
    if (count > 1 && seconds > 0 && !isMotionReduced()) setPlaying(true)
  }, [count, seconds])

  useEffect(() => {
    const element = track.current
    if (element === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const settle = (): void => setCurrent(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)))
    const follow = (): void => {
      clearTimeout(timer)
      timer = setTimeout(settle, settledMs)
    }
    element.addEventListener('scroll', follow, { passive: true })
    return () => {
      clearTimeout(timer)
      element.removeEventListener('scroll', follow)
    }
  }, [])

  useEffect(() => {
    if (playing !== true) return
    const timer = setInterval(() => {
      const element = track.current
      const region = element?.parentElement
      if (element === null || region === null || region === undefined) return
      if (document.hidden || region.matches(':hover') || region.contains(document.activeElement)) return
      goTo(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)) + 1)
    }, seconds * 1000)
    return () => clearInterval(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `goTo` reads the track each time
  }, [playing, seconds, count])

  return { track, current, playing, toggle: () => setPlaying((before) => before !== true), goTo }
}
