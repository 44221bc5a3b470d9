import { useEffect, useRef, useState, type PointerEvent } from 'react'
import { useHistoryLayer } from '#ui/use-layer.ts'
import { Icon } from '#ui/icon.tsx'
import type { GalleryPicture } from './build-gallery.ts'
import { useFailedPictures } from './use-failed-pictures.ts'
import { useSlides } from './use-slides.ts'

export interface GalleryViewerProps {
  readonly pictures: readonly GalleryPicture[]
  readonly title: string
  readonly start: number
  /** Whether pictures can be enlarged (`vdp_config.gallery_zoom`). */
  readonly zoom: boolean
  /** Told which picture was looked at last. */
  readonly onClose: (at: number) => void
}

const largestZoom = 4
/** `aria-disabled`: a button that is disabled would lose the focus, and the keys with it. */
const control =
  'ring-on-picture grid size-11 place-items-center rounded-full bg-white/15 text-white hover:bg-white/30 aria-disabled:*:opacity-30'
/** Below the picture under a thumb, at its sides under a mouse, where they lie on the picture once that is enlarged. */
const turn = `${control} sm:absolute sm:top-1/2 sm:-translate-y-1/2 sm:bg-neutral-800/80 sm:hover:bg-neutral-700 sm:aria-disabled:not-focus-visible:opacity-0`
/** Pixels that an arrow key moves an enlarged picture. */
const panStep = 120

/**
 * The pictures on the whole screen: swipe, arrow keys, zoom by pressing the picture, by button or key, Escape to leave.
 * An enlarged one is moved by a finger, by the mouse over it, and by the arrow keys.
 */
export function GalleryViewer({ pictures, title, start, zoom, onClose }: GalleryViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const strip = useRef<HTMLUListElement>(null)
  const close = useRef<HTMLButtonElement>(null)
  const failed = useFailedPictures(dialog)
  const last = pictures.length - 1
  const { current, goTo, after, handlers } = useSlides(strip, { last, start })
  // Of one picture: the next is shown whole.
  const [enlarged, setEnlarged] = useState({ at: start, scale: 1 })
  const scale = enlarged.at === current ? enlarged.scale : 1
  useHistoryLayer(true, () => dialog.current?.close())

  useEffect(() => {
    dialog.current?.showModal()
    // Not the first button: that one, 'Zoom out', can do nothing yet.
    close.current?.focus()
    const element = strip.current
    // At once: the picture that was pressed must not be scrolled to in front of the visitor.
    element?.scrollTo({ left: start * element.clientWidth, behavior: 'instant' })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- where it opens is decided once
  }, [])

  useEffect(() => {
    // Enlarged from its middle, where the car is.
    const slide = strip.current?.children[current]
    if (scale > 1)
      slide?.scrollTo({
        left: (slide.scrollWidth - slide.clientWidth) / 2,
        top: (slide.scrollHeight - slide.clientHeight) / 2,
        behavior: 'instant',
      })
  }, [scale, current])

  const enlarge = (by: number): void => {
    if (zoom) setEnlarged({ at: current, scale: Math.max(1, Math.min(largestZoom, scale + by)) })
  }
  const pan = (left: number, top: number): void =>
    strip.current?.children[current]?.scrollBy({ left: left * panStep, top: top * panStep })
  const follow = ({ pointerType, clientX, clientY, currentTarget: slide }: PointerEvent): void => {
    if (scale === 1 || pointerType !== 'mouse') return
    const { left, top, width, height } = slide.getBoundingClientRect()
    slide.scrollTo({
      left: ((clientX - left) / width) * (slide.scrollWidth - width),
      top: ((clientY - top) / height) * (slide.scrollHeight - height),
      behavior: 'instant',
    })
  }
  const onKey = (event: KeyboardEvent): void => {
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
    const action = actions[event.key]
    if (action === undefined) return
    event.preventDefault()
    action()
  }

  useEffect(() => {
    // For the whole dialog, wherever the focus is in it.
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
          <p className="grow px-2 tabular-nums" aria-live="polite">
            <span className="sr-only">Photo </span>
            {current + 1} / {pictures.length}
          </p>
          {zoom && (
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
          )}
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
        <ul
          ref={strip}
          aria-label="Photos"
          {...handlers}
          className={`scroll-strip flex min-h-0 snap-x snap-mandatory motion-safe:scroll-smooth ${scale > 1 ? 'overflow-hidden' : 'overflow-x-auto'}`}
        >
          {pictures.map(({ url, srcSet, thumbnail, alt }, index) => (
            <li
              key={index}
              onPointerMove={follow}
              className={`h-full w-full shrink-0 snap-center snap-always ${index === current && scale > 1 ? 'overflow-auto' : 'overflow-hidden'}`}
            >
              <button
                type="button"
                tabIndex={index === current ? 0 : -1}
                onClick={() => (zoom ? enlarge(scale > 1 ? 1 - scale : 1) : goTo(after(1)))}
                aria-label={`${alt}${zoom ? (scale > 1 ? ', make it small' : ', enlarge') : ', next photo'}`}
                className={`ring-in-picture block ${zoom ? (scale > 1 ? 'cursor-zoom-out' : 'cursor-zoom-in') : ''}`}
                style={
                  index === current && scale > 1
                    ? { width: `${scale * 100}%`, height: `${scale * 100}%` }
                    : { width: '100%', height: '100%' }
                }
              >
                {failed.has(url) ? (
                  <span className="grid size-full place-items-center text-white/80">Photo not available</span>
                ) : (
                  <img
                    src={url}
                    {...(srcSet === null ? {} : { srcSet, sizes: scale > 1 ? '200vw' : '100vw' })}
                    alt=""
                    width={1280}
                    height={960}
                    loading={Math.abs(index - current) <= 1 ? 'eager' : 'lazy'}
                    draggable={false}
                    // The small form stands in until the large one has come.
                    {...(Math.abs(index - current) <= 1
                      ? { style: { background: `center / contain no-repeat url("${encodeURI(thumbnail)}")` } }
                      : {})}
                    className="size-full object-contain"
                    data-scale={index === current ? scale : undefined}
                  />
                )}
              </button>
            </li>
          ))}
        </ul>
        <div className={last > 0 ? 'flex items-center justify-center gap-4 p-2 sm:p-0' : 'hidden'}>
          <button
            type="button"
            className={`${turn} sm:left-3`}
            aria-disabled={current === 0}
            onClick={() => goTo(after(-1))}
            aria-label="Previous photo"
          >
            <Icon name="back" size={22} />
          </button>
          <button
            type="button"
            className={`${turn} sm:right-3`}
            aria-disabled={current === last}
            onClick={() => goTo(after(1))}
            aria-label="Next photo"
          >
            <Icon name="forward" size={22} />
          </button>
        </div>
      </div>
    </dialog>
  )
}
