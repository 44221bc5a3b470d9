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
const stripClass = [
  'gallery scroll-strip flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain -outline-offset-4',
  'motion-safe:scroll-smooth',
].join(' ')
const failedClass = [
  'flex size-full flex-col items-center justify-center gap-3 border-y border-line bg-surface text-muted',
  'sm:rounded-site sm:border',
].join(' ')

interface GallerySlidesProps {
  readonly strip: RefObject<HTMLUListElement | null>
  readonly pictures: readonly GalleryPicture[]
  /** Data URL of a blurred preview of the first picture, shown until the picture has loaded. */
  readonly preview: string | null
  readonly current: number
  readonly failed: ReadonlySet<string>
  readonly handlers: SlideHandlers
  readonly onOpen: (event: MouseEvent, index: number) => void
}

const slideClass = 'w-full shrink-0 snap-center snap-always [content-visibility:auto]'

/** The strip of photos. Each photo links to its full size; with scripts it opens the viewer instead. */
export function GallerySlides({ strip, pictures, preview, current, failed, handlers, onOpen }: GallerySlidesProps) {
  const hydrated = useHydrated()
  // Only the first picture loads eagerly; its neighbours load after hydration.
  const loadingOf = (index: number) =>
    index === 0
      ? { fetchPriority: 'high' as const }
      : { loading: Math.abs(index - current) === 1 && hydrated ? ('eager' as const) : ('lazy' as const) }
  return (
    <ul ref={strip} aria-label="Photos" {...handlers} className={stripClass}>
      {pictures.map(({ url, srcSet, alt }, index) => (
        // A slide outside the screen is not rendered, so that its picture does not compete with the first one for
        // bandwidth. The browser takes the next slide for one inside it, so that this one waits for the first paint.
        <li
          key={index}
          id={`photo-${index + 1}`}
          className={`${slideClass} ${index === 0 ? '' : 'in-[:root[data-waiting]]:[content-visibility:hidden]'}`}
        >
          <a
            href={url}
            tabIndex={index === current ? 0 : -1}
            onClick={(event) => onOpen(event, index)}
            className="ring-in-picture block size-full cursor-zoom-in"
          >
            {failed.has(url) ? (
              <span className={failedClass}>
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
                {...(index === 0 && preview !== null ? { style: { background: `center/cover url(${preview})` } } : {})}
                className="quiet-alt size-full object-cover"
              />
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}
