import { useEffect, useRef, type RefObject } from 'react'
import { Icon } from '#ui/icon.tsx'
import { revealFocus } from '#ui/reveal-focus.ts'
import type { GalleryPicture } from './build-gallery.ts'

const linkClass = 'block overflow-hidden rounded-site outline-offset-1 aria-current:ring-2'
const onBlackClass = [
  linkClass,
  'opacity-75 ring-on-picture hover:opacity-100 aria-current:opacity-100 aria-current:ring-white',
].join(' ')
const onPageClass = `${linkClass} aria-current:ring-brand`
const pageRow = 'filmstrip hidden sm:flex'
const viewerRow = 'flex justify-center-safe px-2 pt-3 pb-2 [@media(height<30rem)]:hidden'

/** Scrolls the current thumbnail into view without scrolling the page. */
function useThumbnailInSight(row: RefObject<HTMLElement | null>, current: number): void {
  const moved = useRef(false)
  useEffect(() => {
    // The first thumbnail is visible on load; measuring it then would cause a needless layout.
    if (current === 0 && !moved.current) return
    moved.current = true
    const element = row.current
    const chosen = element?.children[current]
    if (element && chosen instanceof HTMLElement)
      element.scrollTo({ left: chosen.offsetLeft - (element.clientWidth - chosen.clientWidth) / 2 })
  }, [row, current])
}

interface GalleryThumbnailsProps {
  readonly row: RefObject<HTMLUListElement | null>
  readonly pictures: readonly GalleryPicture[]
  readonly current: number
  readonly failed: ReadonlySet<string>
  readonly onChoose: (index: number) => void
  /** In the full-screen viewer: on black, at every width, but not on a screen that is too low for it. */
  readonly onBlack?: boolean
}

/**
 * The filmstrip: a row of small pictures that scrolls beneath the large one, with a mark on the current one. Without
 * scripts each is a link to its place in the gallery.
 */
export function GalleryThumbnails({
  row,
  pictures,
  current,
  failed,
  onChoose,
  onBlack = false,
}: GalleryThumbnailsProps) {
  useThumbnailInSight(row, current)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus of the links inside
    <ul
      ref={row}
      aria-label="Thumbnails"
      onFocus={revealFocus}
      className={`scroll-strip relative scroll-px-4 snap-x gap-2 overflow-x-auto p-1 ${onBlack ? viewerRow : pageRow}`}
    >
      {pictures.map(({ thumbnail, caption }, index) => (
        <li key={index} className="w-24 shrink-0 snap-start lg:w-28">
          <a
            href={`#photo-${index + 1}`}
            aria-current={index === current || undefined}
            aria-label={`Photo ${index + 1}${caption === null ? '' : `, ${caption.toLowerCase()}`}`}
            onClick={(event) => {
              event.preventDefault()
              onChoose(index)
            }}
            className={onBlack ? onBlackClass : onPageClass}
          >
            {failed.has(thumbnail) ? (
              <span className="thumbnail-failed">
                <Icon name="camera" size={28} />
              </span>
            ) : (
              <img
                src={thumbnail}
                alt=""
                width={160}
                height={120}
                loading="lazy"
                decoding="async"
                className={`aspect-4/3 w-full object-cover ${onBlack ? 'bg-white/15' : 'picture-place'}`}
              />
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}
