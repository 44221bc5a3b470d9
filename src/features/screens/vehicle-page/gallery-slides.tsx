import type { MouseEvent, RefObject } from 'react'
import { Icon } from '#ui/icon.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import type { GalleryPicture } from './build-gallery.ts'
import type { SlideHandlers } from './use-slides.ts'

/**
 * Full width on a phone, beside the buying panel on a desktop. From 1440 pixels on its place is 944 wide: a picture of
 * 960, shown a little smaller than it is, would have every line blurred, so the next width is asked for.
 */
const sizes = '(min-width: 1700px) 1120px, (min-width: 1440px) 970px, (min-width: 1024px) calc(100vw - 496px), 100vw'

interface GallerySlidesProps {
  readonly strip: RefObject<HTMLUListElement | null>
  readonly pictures: readonly GalleryPicture[]
  /** Data URL of a blurred preview of the first picture, shown in its place until the picture has loaded. */
  readonly preview: string | null
  readonly current: number
  readonly failed: ReadonlySet<string>
  readonly handlers: SlideHandlers
  readonly onOpen: (event: MouseEvent, index: number) => void
}

/** The strip of photos. Each photo links to its full size; with scripts it opens the viewer instead. */
export function GallerySlides({ strip, pictures, preview, current, failed, handlers, onOpen }: GallerySlidesProps) {
  const hydrated = useHydrated()
  // Only the first picture loads eagerly; its neighbours load after hydration.
  const loadingOf = (index: number) =>
    index === 0
      ? { fetchPriority: 'high' as const }
      : { loading: Math.abs(index - current) === 1 && hydrated ? ('eager' as const) : ('lazy' as const) }
  return (
    <ul ref={strip} aria-label="Photos" {...handlers} className="gallery scroll-strip">
      {pictures.map(({ url, srcSet, alt }, index) => (
        <li key={index} id={`photo-${index + 1}`}>
          <a
            href={url}
            tabIndex={index === current ? 0 : -1}
            onClick={(event) => onOpen(event, index)}
            className="ring-in-picture"
          >
            {failed.has(url) ? (
              <span>
                <Icon name="camera" size={56} className="opacity-60" />
                Photo not available
              </span>
            ) : (
              <img
                src={url}
                {...(srcSet === null ? {} : { srcSet, sizes })}
                alt={alt}
                width={1280}
                height={960}
                {...loadingOf(index)}
                decoding="async"
                {...(index === 0 && preview !== null ? { style: { background: `50% 65%/cover url(${preview})` } } : {})}
                className="quiet-alt"
              />
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}
