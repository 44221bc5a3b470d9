import { useEffect, useRef, useState } from 'react'
import { revealFocus } from '#ui/reveal-focus.ts'
import type { SectionLink } from './build-section-links.ts'

/**
 * Links to the sections of the page, which stay at the top of the screen while it scrolls. They are plain links; with
 * scripts the one of the section that is being read is marked: the last that came to a line a quarter down the screen.
 */
export function SectionNav({ links }: { links: readonly SectionLink[] }) {
  const [current, setCurrent] = useState(-1)
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const places = new Map<Element, number>()
    // A section counts from the line upwards, so that a jump back to the top of the page is noticed too.
    const observer = new IntersectionObserver(
      () => {
        let last = -1
        for (const [section, index] of places) if (section.getBoundingClientRect().top < innerHeight / 4) last = index
        setCurrent(last)
      },
      { rootMargin: '99999px 0px -75%' },
    )
    for (const [index, { id }] of links.entries()) {
      const section = document.getElementById(id)?.closest('section')
      if (section == null) continue
      places.set(section, index)
      observer.observe(section)
    }
    return () => observer.disconnect()
  }, [links])
  useEffect(() => {
    const link = row.current?.children[current]
    // Above the first section none is marked, and the row begins with its first link.
    row.current?.scrollTo({ left: link instanceof HTMLElement ? link.offsetLeft - 48 : 0 })
  }, [current])
  return (
    <nav aria-label="On this page" className="section-nav">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus of the links inside */}
      <div ref={row} onFocus={revealFocus} className="scroll-strip scroll-fade">
        {links.map(({ id, text }, index) => (
          <a key={id} href={`#${id}`} aria-current={index === current ? 'location' : undefined}>
            {text}
          </a>
        ))}
      </div>
    </nav>
  )
}
