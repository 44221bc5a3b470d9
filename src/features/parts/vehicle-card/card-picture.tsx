import { useCallback, useState } from 'react'
import { buildPictureSources } from '#domain/picture/picture-sources.ts'
import { usePhotoSlides } from './use-photo-slides.ts'
import type { VehicleCardView } from './vehicle-card-view.ts'

const coverHemPath =
  'M16 74c4-5 8-5 12 0s8 5 12 0 8-5 12 0 8 5 12 0 8-5 12 0 8 5 12 0 8-5 12 0 8 5 12 0 8-5 12 0 8 5 12 0 ' +
  '8-5 12 0 8 5 12 0 8-5 12 0 8 5 13 0'
const coverFoldsPath =
  'M55 36c14 4 28 5 46 4M155 37c-11 3-19 4-29 4M104 13c-3 9-4 18-3 27M70 74c-2-11-1-20 2-27M134 74c3-11 2-20-1-28'

/** Image widths for three or four columns beside the filters, two on a tablet and one on a phone. */
const gridSizes = '(min-width: 1280px) 350px, (min-width: 640px) 50vw, 100vw'
/** The same for a card that is a row. */
const rowSizes = '(min-width: 640px) 224px, 40vw'

const sizesOf = ({ kind }: VehicleCardView): string => (kind === 'row' ? rowSizes : gridSizes)

export type PictureLoading = 'first' | 'eager' | 'lazy'

/**
 * The picture of a card as a link to the vehicle. Where fingers swipe (`swipes`) it becomes a strip of photos once the
 * page is idle. Keyboard users have the link of the title; only a strip, which scrolls, is a stop of its own.
 */
export function CardPhotos({
  card,
  loading,
  swipes,
}: {
  card: VehicleCardView
  loading: PictureLoading
  swipes: boolean
}) {
  const Slides = usePhotoSlides(swipes && card.photos.length > 0)
  return (
    <a data-nav="" href={card.href} tabIndex={Slides === null ? -1 : 0} className="card-photos">
      <CardPicture card={card} loading={loading} />
      {Slides !== null && <Slides photos={card.photos} sizes={sizesOf(card)} />}
    </a>
  )
}

/**
 * A picture with a reserved space. A placeholder replaces a picture that fails to load, also one that failed before
 * hydration.
 */
function CardPicture({ card, loading }: { card: VehicleCardView; loading: PictureLoading }) {
  const [failed, setFailed] = useState(false)
  const noticeEarlierFailure = useCallback((image: HTMLImageElement | null) => {
    if (image !== null && image.complete && image.naturalWidth === 0 && image.currentSrc !== '') setFailed(true)
  }, [])
  if (card.image === null || failed) return <NoPicture placeholder={card.placeholder} coming={card.image === null} />
  const { src, srcSet } = buildPictureSources(card.image.url, [640, 320, 768, 960])
  return (
    <img
      ref={noticeEarlierFailure}
      src={src}
      {...(srcSet === null ? {} : { srcSet, sizes: sizesOf(card) })}
      alt={card.image.alt}
      width={640}
      height={480}
      loading={loading === 'lazy' ? 'lazy' : 'eager'}
      {...(loading === 'first' ? { fetchPriority: 'high' as const } : {})}
      decoding="async"
      onError={() => setFailed(true)}
      className="size-full object-cover"
    />
  )
}

/** The site's placeholder, or a drawing of a covered vehicle in the site's colours. */
function NoPicture({ placeholder, coming }: { placeholder: string | null; coming: boolean }) {
  const words = coming ? 'Photos coming soon' : 'Photo not available'
  if (placeholder !== null)
    return (
      <img src={placeholder} alt={words} width={640} height={480} loading="lazy" className="size-full object-cover" />
    )
  return (
    <div className="flex size-full flex-col items-center justify-center gap-3 bg-surface-alt text-muted">
      <svg
        viewBox="0 0 200 88"
        aria-hidden
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="w-3/5 opacity-70"
      >
        <path d="M6 76h188" opacity=".5" />
        <path
          d="M16 74c-3-13-2-25 8-30 12-5 22-5 31-8C68 22 80 13 104 13c26 0 38 11 51 24 15 2 27 4 30 16 2 8 1 15 0 21"
          fill="var(--surface)"
        />
        <path d={coverHemPath} />
        <path d={coverFoldsPath} opacity=".45" />
      </svg>
      <p className="text-sm font-medium">{words}</p>
    </div>
  )
}
