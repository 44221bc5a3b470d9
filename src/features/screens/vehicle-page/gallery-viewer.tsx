import { useEffect, useRef, type RefObject } from 'react'
import { Icon } from '#ui/icon.tsx'
import { useHistoryLayer } from '#ui/use-layer.ts'
import type { GalleryPicture } from './build-gallery.ts'
import type { GalleryThumbnails } from './gallery-thumbnails.tsx'
import type { PhotoCounter } from './photo-counter.tsx'
import { TurnButtons } from './turn-buttons.tsx'
import { useFailedPictures } from './use-failed-pictures.ts'
import { moveFocus, useSlides, type Slides } from './use-slides.ts'
import { largestZoom, useZoom, type Zoom } from './use-zoom.ts'

export interface GalleryViewerProps {
  readonly pictures: readonly GalleryPicture[]
  readonly title: string
  readonly start: number
  /** Whether pictures can be enlarged (`vdp_config.gallery_zoom`). */
  readonly zoom: boolean
  /** Parts of the page, handed over: if the viewer imported them too, every visitor would load one more file. */
  readonly Counter: typeof PhotoCounter
  readonly Filmstrip: typeof GalleryThumbnails
  /** Called with the index of the picture that was shown last. */
  readonly onClose: (at: number) => void
}

/** The buttons use `aria-disabled`, because a disabled button would lose the focus, and with it the key events. */
const control = [
  'ring-on-picture grid size-11 place-items-center rounded-full bg-white/15 text-white hover:bg-white/30',
  'aria-disabled:*:opacity-30',
].join(' ')
/** Below the picture on touch screens. With a mouse at its sides, where the buttons overlap an enlarged picture. */
const turn = [
  control,
  'sm:absolute sm:top-1/2 sm:-translate-y-1/2 sm:bg-neutral-800/80 sm:hover:bg-neutral-700',
  'sm:aria-disabled:not-focus-visible:opacity-0',
].join(' ')
const turnClasses = { previous: `${turn} sm:left-3`, next: `${turn} sm:right-3` }

const slideClass = 'h-full w-full shrink-0 snap-center snap-always'

/** The action of a key in the viewer, or undefined for a key without one. */
function findKeyAction(key: string, last: number, { goTo, after }: Slides, { scale, enlarge, pan }: Zoom) {
  const arrows: Readonly<Record<string, () => void>> =
    scale > 1
      ? {
          ArrowRight: () => pan(1, 0),
          ArrowLeft: () => pan(-1, 0),
          ArrowDown: () => pan(0, 1),
          ArrowUp: () => pan(0, -1),
        }
      : { ArrowRight: () => goTo(after(1)), ArrowLeft: () => goTo(after(-1)) }
  const actions: Readonly<Record<string, () => void>> = {
    ...arrows,
    Home: () => goTo(0),
    End: () => goTo(last),
    '+': () => enlarge(1),
    '=': () => enlarge(1),
    '-': () => enlarge(-1),
  }
  return actions[key]
}

/**
 * Full-screen viewer: swipe, arrow keys, zoom by pressing the picture or by button or key, Escape to close. A touch
 * drag, the mouse position and the arrow keys pan an enlarged picture.
 */
export function GalleryViewer({
  pictures,
  title,
  start,
  zoom: enabled,
  Counter,
  Filmstrip,
  onClose,
}: GalleryViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const strip = useRef<HTMLUListElement>(null)
  const close = useRef<HTMLButtonElement>(null)
  const failed = useFailedPictures(dialog)
  const last = pictures.length - 1
  const thumbnails = useRef<HTMLUListElement>(null)
  const moving = useSlides(strip, { last, start })
  const goTo = (index: number): void => {
    moving.goTo(index)
    // A focus in the filmstrip follows the picture, so that Enter keeps to the visible one.
    moveFocus(thumbnails, index)
  }
  const slides = { ...moving, goTo }
  const { current, after } = slides
  const zoom = useZoom(strip, { current, enabled })
  useHistoryLayer(true, () => dialog.current?.close())

  useEffect(() => {
    dialog.current?.showModal()
    // Not the first button: that is 'Zoom out', which is disabled at first.
    close.current?.focus()
    const element = strip.current
    // Without animation: the visitor must not see the viewer scroll to the picture they pressed.
    element?.scrollTo({ left: start * element.clientWidth, behavior: 'instant' })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- where it opens is decided once
  }, [])

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const action = findKeyAction(event.key, last, slides, zoom)
      if (action === undefined) return
      event.preventDefault()
      action()
    }
    // Listens on the dialog, so that keys work wherever the focus is inside it.
    const element = dialog.current
    element?.addEventListener('keydown', onKey)
    return () => element?.removeEventListener('keydown', onKey)
  })

  return (
    <dialog
      ref={dialog}
      aria-label={`Photos of ${title}`}
      onClose={() => onClose(current)}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-black p-0 text-white backdrop:bg-black"
    >
      <div className="relative grid h-full grid-rows-[auto_1fr_auto]">
        <div className="flex items-center gap-2 p-2">
          <Counter pictures={pictures} current={current} className="grow px-2 tabular-nums" />
          {enabled && <ZoomButtons zoom={zoom} />}
          <button
            ref={close}
            type="button"
            className={control}
            onClick={() => dialog.current?.close()}
            aria-label="Close"
          >
            <Icon name="close" size={22} />
          </button>
        </div>
        <ViewerSlides strip={strip} pictures={pictures} slides={slides} zoom={enabled ? zoom : null} failed={failed} />
        <div className={last > 0 ? 'grid min-w-0' : 'hidden'}>
          <div className="flex items-center justify-center gap-4 p-2 sm:p-0">
            <TurnButtons current={current} last={last} onTurn={(steps) => goTo(after(steps))} classes={turnClasses} />
          </div>
          <Filmstrip row={thumbnails} pictures={pictures} current={current} failed={failed} onChoose={goTo} onBlack />
        </div>
      </div>
    </dialog>
  )
}

function ZoomButtons({ zoom: { scale, enlarge } }: { zoom: Zoom }) {
  return (
    <>
      <button
        type="button"
        className={control}
        aria-disabled={scale === 1}
        onClick={() => enlarge(-1)}
        aria-label="Zoom out"
      >
        <Icon name="minus" size={22} />
      </button>
      <button
        type="button"
        className={control}
        aria-disabled={scale === largestZoom}
        onClick={() => enlarge(1)}
        aria-label="Zoom in"
      >
        <Icon name="plus" size={22} />
      </button>
    </>
  )
}

interface ViewerSlidesProps {
  readonly strip: RefObject<HTMLUListElement | null>
  readonly pictures: readonly GalleryPicture[]
  readonly slides: Slides
  /** null: zoom is off, and pressing a picture shows the next one. */
  readonly zoom: Zoom | null
  readonly failed: ReadonlySet<string>
}

function ViewerSlides({
  strip,
  pictures,
  slides: { current, goTo, after, handlers },
  zoom,
  failed,
}: ViewerSlidesProps) {
  const scale = zoom?.scale ?? 1
  const isEnlarged = scale > 1
  const press = (): void => {
    if (zoom === null) goTo(after(1))
    else zoom.enlarge(isEnlarged ? 1 - scale : 1)
  }
  const effect = zoom === null ? 'next photo' : isEnlarged ? 'make it small' : 'enlarge'
  const cursor = zoom === null ? '' : isEnlarged ? 'cursor-zoom-out' : 'cursor-zoom-in'
  const overflow = isEnlarged ? 'overflow-hidden' : 'overflow-x-auto'
  const sizeOf = (index: number) => (index === current && isEnlarged ? `${scale * 100}%` : '100%')
  return (
    <ul
      ref={strip}
      aria-label="Photos"
      {...handlers}
      className={`scroll-strip flex min-h-0 snap-x snap-mandatory motion-safe:scroll-smooth ${overflow}`}
    >
      {pictures.map((picture, index) => (
        <li
          key={index}
          {...(zoom === null ? {} : { onPointerMove: zoom.follow })}
          className={`${slideClass} ${index === current && isEnlarged ? 'overflow-auto' : 'overflow-hidden'}`}
        >
          <button
            type="button"
            tabIndex={index === current ? 0 : -1}
            onClick={press}
            aria-label={`${picture.alt}, ${effect}`}
            className={`ring-in-picture block ${cursor}`}
            style={{ width: sizeOf(index), height: sizeOf(index) }}
          >
            {failed.has(picture.url) ? (
              <span className="grid size-full place-items-center text-white/80">Photo not available</span>
            ) : (
              <ViewerPicture
                picture={picture}
                isNear={Math.abs(index - current) <= 1}
                isEnlarged={isEnlarged}
                scale={index === current ? scale : undefined}
              />
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}

interface ViewerPictureProps {
  readonly picture: GalleryPicture
  /** Whether this is the current picture or one next to it. */
  readonly isNear: boolean
  readonly isEnlarged: boolean
  readonly scale: number | undefined
}

function ViewerPicture({ picture: { url, srcSet, thumbnail }, isNear, isEnlarged, scale }: ViewerPictureProps) {
  // The thumbnail is the background until the large picture has loaded.
  const background = `center / contain no-repeat url("${encodeURI(thumbnail)}")`
  return (
    <img
      src={url}
      {...(srcSet === null ? {} : { srcSet, sizes: isEnlarged ? '200vw' : '100vw' })}
      alt=""
      width={1280}
      height={960}
      loading={isNear ? 'eager' : 'lazy'}
      draggable={false}
      {...(isNear ? { style: { background } } : {})}
      className="size-full object-contain"
      data-scale={scale}
    />
  )
}
