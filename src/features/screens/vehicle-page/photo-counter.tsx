import type { GalleryPicture } from './build-gallery.ts'

interface PhotoCounterProps {
  readonly pictures: readonly GalleryPicture[]
  readonly current: number
  readonly className: string
}

/** '3 of 14 · Cabin'; the caption is left out where the picture has none. */
export function PhotoCounter({ pictures, current, className }: PhotoCounterProps) {
  const caption = pictures[current]?.caption
  return (
    <p aria-live="polite" aria-atomic className={className}>
      <span className="sr-only">Photo </span>
      {`${current + 1} of ${pictures.length}${caption ? ` · ${caption}` : ''}`}
    </p>
  )
}
