import { useEffect, useRef, useState } from 'react'
import { buildPictureSources } from '#domain/picture/picture-sources.ts'

/**
 * The further photos of a card beside its first one, for a finger to swipe to. Their places are there from the start,
 * so that the first swipe moves; the pictures are fetched when a finger touches the strip. They have no words: the link
 * around them has its name from the first one.
 */
export function PhotoSlides({ photos, sizes }: { photos: readonly string[]; sizes: string }) {
  const first = useRef<HTMLSpanElement>(null)
  const [touched, setTouched] = useState(false)
  useEffect(() => {
    const strip = first.current?.parentElement
    if (strip == null) return
    const show = (): void => setTouched(true)
    strip.addEventListener('touchstart', show, { passive: true, once: true })
    strip.addEventListener('scroll', show, { passive: true, once: true })
    return () => {
      strip.removeEventListener('touchstart', show)
      strip.removeEventListener('scroll', show)
    }
  }, [])
  return photos.map((url, index) => {
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
}
