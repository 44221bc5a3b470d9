import { useRef, useState, type ComponentType, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { NoPicture } from '#features/parts/vehicle-card/card-picture.tsx'
import { Icon } from '#ui/icon.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import type { GalleryPicture } from './build-gallery.ts'
import { GallerySlides } from './gallery-slides.tsx'
import { GalleryThumbnails } from './gallery-thumbnails.tsx'
import type { GalleryViewerProps } from './gallery-viewer.tsx'
import { PhotoCounter } from './photo-counter.tsx'
import { TurnButtons } from './turn-buttons.tsx'
import { useFailedPictures } from './use-failed-pictures.ts'
import { moveFocus, useSlides } from './use-slides.ts'

const turnClasses = { previous: 'turn-button left-3', next: 'turn-button right-3' }

interface GalleryProps {
  readonly pictures: readonly GalleryPicture[]
  /** Data URL of a blurred preview of the first picture, shown until the picture has loaded. */
  readonly preview: string | null
  readonly title: string
  /** The site's placeholder for a vehicle without photos; null: the outline of its body. */
  readonly placeholder: string | null
  readonly outline: string
  readonly zoom: boolean
  /** Tag and favourite button, positioned over the pictures. */
  readonly overlay: ReactNode
}

/**
 * The gallery (VDP-11): a strip with native scrolling and swiping, thumbnails, counter, arrow keys and a full-screen
 * viewer. Without scripts the thumbnails are links within the strip, and each picture links to its full size.
 */
export function Gallery(props: GalleryProps) {
  return props.pictures.length === 0 ? <NoPhotos {...props} /> : <Photos {...props} />
}

/** As on the card of the vehicle. */
function NoPhotos({ placeholder, outline, overlay }: Pick<GalleryProps, 'placeholder' | 'outline' | 'overlay'>) {
  return (
    <div className="no-photos">
      <NoPicture placeholder={placeholder} outline={outline} coming />
      {overlay}
    </div>
  )
}

/** The full-screen viewer; its script loads on the first use. */
function useViewer(pictures: readonly GalleryPicture[]) {
  const [viewer, setViewer] = useState<{
    readonly at: number
    readonly Viewer: ComponentType<GalleryViewerProps>
  } | null>(null)
  return {
    viewer,
    closeViewer: () => setViewer(null),
    openViewer: (event: MouseEvent, at: number): void => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      import('./gallery-viewer.tsx').then(
        ({ GalleryViewer }) => setViewer({ at, Viewer: GalleryViewer }),
        // If the script fails to load, open the picture itself.
        () => window.location.assign(pictures[at]?.url ?? ''),
      )
    },
  }
}

/** On a phone, where thumbnails have no room, a sign of more photos; of many, those around the current one. */
function PhotoDots({ current, last }: { current: number; last: number }) {
  const most = 7
  const first = Math.max(0, Math.min(current - 3, last + 1 - most))
  return (
    <div aria-hidden className="photo-dots">
      {Array.from({ length: Math.min(most, last + 1) }, (_, index) => (
        <i key={index} className={first + index === current ? 'dot-current' : undefined} />
      ))}
    </div>
  )
}

function Photos({ pictures, preview, title, zoom, overlay }: GalleryProps) {
  const section = useRef<HTMLElement>(null)
  const strip = useRef<HTMLUListElement>(null)
  const thumbnails = useRef<HTMLUListElement>(null)
  const failed = useFailedPictures(section)
  const { viewer, openViewer, closeViewer } = useViewer(pictures)
  const hydrated = useHydrated()
  const last = pictures.length - 1
  const { current, goTo, after, handlers } = useSlides(strip, { last, start: 0 })

  const onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || viewer !== null) return
    const target = { ArrowRight: after(1), ArrowLeft: after(-1), Home: 0, End: last }[event.key]
    if (target === undefined) return
    event.preventDefault()
    goTo(target)
    // The focus follows the picture, so that Enter opens the visible one; focus on a button stays there.
    for (const row of [strip, thumbnails]) moveFocus(row, target)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of links and buttons inside
    <section ref={section} onKeyDown={onKey} aria-label={`Photos of ${title}`} className="relative grid min-w-0 gap-2">
      <div className="relative overflow-hidden picture-place sm:rounded-site">
        <GallerySlides
          strip={strip}
          pictures={pictures}
          preview={preview}
          current={current}
          failed={failed}
          handlers={handlers}
          onOpen={openViewer}
        />
        {overlay}
        <PhotoCounter pictures={pictures} current={current} className="photo-count" />
        {hydrated && (
          <>
            <button
              type="button"
              onClick={(event) => openViewer(event, current)}
              className="gallery-full ring-on-picture"
              aria-label="Full screen"
            >
              <Icon name="expand" />
            </button>
            {last > 0 && (
              <TurnButtons current={current} last={last} onTurn={(steps) => goTo(after(steps))} classes={turnClasses} />
            )}
          </>
        )}
      </div>
      {last > 0 && <PhotoDots current={current} last={last} />}
      {last > 0 && (
        <GalleryThumbnails row={thumbnails} pictures={pictures} current={current} failed={failed} onChoose={goTo} />
      )}
      {viewer !== null && (
        <viewer.Viewer
          pictures={pictures}
          title={title}
          start={viewer.at}
          zoom={zoom}
          Counter={PhotoCounter}
          Filmstrip={GalleryThumbnails}
          onClose={(at) => {
            closeViewer()
            goTo(at)
            // The strip may no longer show the picture that opened the viewer, so the visible one gets the focus.
            moveFocus(strip, at)
          }}
        />
      )}
    </section>
  )
}
