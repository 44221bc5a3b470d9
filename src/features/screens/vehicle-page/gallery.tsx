import {
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { Icon } from '#ui/icon.tsx'
import { revealFocus } from '#ui/reveal-focus.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import type { GalleryPicture } from './build-gallery.ts'
import type { GalleryViewerProps } from './gallery-viewer.tsx'
import { useFailedPictures } from './use-failed-pictures.ts'
import { useSlides } from './use-slides.ts'

/** Edge to edge on a phone, beside the panel on a desktop. */
const sizes = '(min-width: 1440px) 928px, (min-width: 1024px) calc(100vw - 496px), 100vw'
const round =
  'ring-on-picture absolute top-1/2 hidden size-11 -translate-y-1/2 place-items-center rounded-full bg-surface/90 text-text shadow-md hover:bg-surface aria-disabled:*:opacity-40 aria-disabled:not-focus-visible:opacity-0 sm:grid'

interface GalleryProps {
  readonly pictures: readonly GalleryPicture[]
  /** Blurred form of the first picture, a data address, that holds its place until it has come. */
  readonly preview: string | null
  readonly title: string
  /** Picture of the site that stands where a vehicle has none; null draws one. */
  readonly placeholder: string | null
  readonly zoom: boolean
  /** Tag and heart, laid over the pictures. */
  readonly overlay: ReactNode
  /** Further media (video, 360° view), below the pictures; null where the vehicle has none. */
  readonly media: ReactNode
}

/**
 * The pictures (VDP-11): a strip that swipes and scrolls by itself, thumbnails, counter, arrow keys, full screen.
 * Without scripts it is the strip with its thumbnails as links, and each picture leads to its large form.
 */
export function Gallery({ pictures, preview, title, placeholder, zoom, overlay, media }: GalleryProps) {
  const section = useRef<HTMLElement>(null)
  const strip = useRef<HTMLUListElement>(null)
  const thumbnails = useRef<HTMLUListElement>(null)
  const moved = useRef(false)
  const failed = useFailedPictures(section)
  const [viewer, setViewer] = useState<{
    readonly at: number
    readonly Viewer: ComponentType<GalleryViewerProps>
  } | null>(null)
  const hydrated = useHydrated()
  const last = pictures.length - 1

  const { current, goTo, after, handlers } = useSlides(strip, { last, start: 0 })
  useEffect(() => {
    // Keeps the chosen thumbnail in sight without moving the page itself.
    const row = thumbnails.current
    // The first is in sight as the page comes; measuring then would only hold it up.
    if (current === 0 && !moved.current) return
    moved.current = true
    const chosen = row?.children[current]
    if (row && chosen instanceof HTMLElement)
      row.scrollTo({ left: chosen.offsetLeft - (row.clientWidth - chosen.clientWidth) / 2 })
  }, [current])
  const onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || viewer !== null) return
    const target = { ArrowRight: after(1), ArrowLeft: after(-1), Home: 0, End: last }[event.key]
    if (target === undefined) return
    event.preventDefault()
    goTo(target)
    // The focus goes with the picture, so that Enter opens the one in sight; on a button it stays.
    for (const { current: row } of [strip, thumbnails])
      if (row?.contains(document.activeElement) === true)
        row.children[target]?.querySelector('a')?.focus({ preventScroll: true })
  }
  const open = (event: MouseEvent, at: number): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    import('./gallery-viewer.tsx').then(
      ({ GalleryViewer }) => setViewer({ at, Viewer: GalleryViewer }),
      // The script could not be had: the picture itself still can.
      () => window.location.assign(pictures[at]?.url ?? ''),
    )
  }

  if (pictures.length === 0)
    return (
      <div className="relative aspect-4/3 overflow-hidden border-y border-line bg-surface sm:aspect-video sm:rounded-site sm:border lg:aspect-21/9">
        {placeholder === null ? (
          <div className="flex size-full flex-col items-center justify-center gap-3 text-muted">
            <Icon name="camera" size={72} className="opacity-60" />
            <p className="text-lg font-medium">Photos coming soon</p>
          </div>
        ) : (
          <img
            src={placeholder}
            alt="Photos coming soon"
            width={1280}
            height={960}
            className="size-full object-cover"
          />
        )}
        {overlay}
      </div>
    )

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the links and buttons inside
    <section ref={section} onKeyDown={onKey} aria-label={`Photos of ${title}`} className="grid min-w-0 gap-2">
      <div className="relative overflow-hidden bg-surface-alt sm:rounded-site">
        <ul
          ref={strip}
          aria-label="Photos"
          {...handlers}
          className="scroll-strip flex aspect-4/3 snap-x snap-mandatory overflow-x-auto overscroll-x-contain -outline-offset-4 motion-safe:scroll-smooth lg:aspect-3/2"
        >
          {pictures.map(({ url, srcSet, alt }, index) => (
            // What lies beside the screen is not fetched while the first picture is awaited.
            <li
              key={index}
              id={`photo-${index + 1}`}
              className="w-full shrink-0 snap-center snap-always [content-visibility:auto]"
            >
              <a
                href={url}
                tabIndex={index === current ? 0 : -1}
                onClick={(event) => open(event, index)}
                className="ring-in-picture block size-full cursor-zoom-in"
              >
                {failed.has(url) ? (
                  <span className="flex size-full flex-col items-center justify-center gap-3 border-y border-line bg-surface text-muted sm:rounded-site sm:border">
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
                    {...(index === 0
                      ? { fetchPriority: 'high' as const }
                      : {
                          loading: Math.abs(index - current) === 1 && hydrated ? ('eager' as const) : ('lazy' as const),
                        })}
                    decoding="async"
                    {...(index === 0 && preview !== null
                      ? { style: { background: `center/cover url(${preview})` } }
                      : {})}
                    className="size-full object-cover"
                  />
                )}
              </a>
            </li>
          ))}
        </ul>
        {overlay}
        <p
          aria-live="polite"
          aria-atomic
          className="pointer-events-none absolute bottom-3 left-3 rounded-full bg-black/70 px-3 py-1 text-sm text-white tabular-nums"
        >
          <span className="sr-only">Photo </span>
          {current + 1} / {pictures.length}
        </p>
        {hydrated && (
          <>
            <button
              type="button"
              onClick={(event) => open(event, current)}
              className="ring-on-picture absolute right-3 bottom-3 grid size-11 place-items-center rounded-full bg-black/70 text-white hover:bg-black"
              aria-label="Full screen"
            >
              <Icon name="expand" size={20} />
            </button>
            {last > 0 && (
              <>
                <button
                  type="button"
                  aria-disabled={current === 0}
                  onClick={() => goTo(after(-1))}
                  className={`${round} left-3`}
                  aria-label="Previous photo"
                >
                  <Icon name="back" size={22} />
                </button>
                <button
                  type="button"
                  aria-disabled={current === last}
                  onClick={() => goTo(after(1))}
                  className={`${round} right-3`}
                  aria-label="Next photo"
                >
                  <Icon name="forward" size={22} />
                </button>
              </>
            )}
          </>
        )}
      </div>
      {last > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus of the links inside
        <ul
          ref={thumbnails}
          aria-label="Thumbnails"
          onFocus={revealFocus}
          className="scroll-strip relative scroll-px-4 hidden gap-2 overflow-x-auto p-1 sm:flex"
        >
          {pictures.map(({ thumbnail }, index) => (
            <li key={index} className="w-24 shrink-0 lg:w-28">
              <a
                href={`#photo-${index + 1}`}
                aria-current={index === current || undefined}
                aria-label={`Photo ${index + 1}`}
                onClick={(event) => {
                  event.preventDefault()
                  goTo(index)
                }}
                className="block overflow-hidden rounded-site opacity-75 outline-offset-1 hover:opacity-100 aria-current:opacity-100 aria-current:ring-2 aria-current:ring-brand"
              >
                {failed.has(thumbnail) ? (
                  <span className="grid aspect-4/3 place-items-center border border-line bg-surface text-muted">
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
                    className="aspect-4/3 w-full object-cover"
                  />
                )}
              </a>
            </li>
          ))}
        </ul>
      )}
      {media}
      {viewer !== null && (
        <viewer.Viewer
          pictures={pictures}
          title={title}
          start={viewer.at}
          zoom={zoom}
          onClose={(at) => {
            setViewer(null)
            goTo(at)
            // The picture that was pressed may have left the strip: the focus goes to the one in sight.
            if (strip.current?.contains(document.activeElement) === true)
              strip.current.children[at]?.querySelector('a')?.focus({ preventScroll: true })
          }}
        />
      )}
    </section>
  )
}
