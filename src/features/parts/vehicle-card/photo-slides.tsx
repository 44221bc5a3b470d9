import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { buildPictureSources } from '#domain/picture/picture-sources.ts'

/**
 * The further photos of a card beside its first one, for a finger to swipe to. Their places are there from the start,
 * so that the first swipe moves; the pictures are fetched when a finger touches the strip. They have no words: the link
 * around them has its name from the first one. From the second one on a mark over the strip says which one is shown.
 * `count`: photos of the vehicle, of which the strip may hold the first few.
 */
export function PhotoSlides({ photos, sizes, count }: { photos: readonly string[]; sizes: string; count: number }) {
  const first = useRef<HTMLSpanElement>(null)
  const [touched, setTouched] = useState(false)
  const [shown, setShown] = useState<{ readonly index: number; readonly over: Element } | null>(null)
  useEffect(() => {
    const strip = first.current?.parentElement
    if (strip == null) return
    const show = (): void => setTouched(true)
    const follow = (): void => {
      show()
      const index = Math.round(strip.scrollLeft / strip.clientWidth) || 0
      setShown((before) => (index === (before?.index ?? 0) ? before : { index, over: strip.parentElement ?? strip }))
    }
    strip.addEventListener('touchstart', show, { passive: true, once: true })
    strip.addEventListener('scroll', follow, { passive: true })
    return () => {
      strip.removeEventListener('touchstart', show)
      strip.removeEventListener('scroll', follow)
    }
  }, [])
  const slides = photos.map((url, index) => {
    const { src, srcSet } = buildPictureSources(url, [640, 320, 768, 960])
    return (
      <span key={url} ref={index === 0 ? first : null}>
        {touched && (
          <img
            src={src}
            {...(srcSet === null ? {} : { srcSet, sizes })}
            alt=""
            width={640}
            height={480}
            decoding="async"
            className="size-full object-cover"
          />
        )}
      </span>
    )
  })
  const total = Math.max(count, photos.length + 1)
  return (
    <>
      {slides}
      {shown !== null &&
        shown.index > 0 &&
        createPortal(
          <span aria-hidden="true" className="card-mark">{`${shown.index + 1} of ${total}`}</span>,
          shown.over,
        )}
    </>
  )
}
