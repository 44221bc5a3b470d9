import { buildPictureSources } from '#domain/picture/picture-sources.ts'
import { usePictureFailure } from '#ui/use-picture-failure.ts'
import type { PhotoSlides } from './photo-slides.tsx'
import type { VehicleCardView } from './vehicle-card-view.ts'

/** Image widths for three or four columns beside the filters, two on a tablet and one on a phone. */
const gridSizes = '(min-width: 1280px) 350px, (min-width: 640px) 50vw, 100vw'
/** The same for a card that is a row. */
const rowSizes = '(min-width: 1280px) 320px, (min-width: 640px) 256px, 40vw'

export type PictureLoading = 'first' | 'eager' | 'lazy'

/**
 * A picture that loads once it is near takes its width from the layout, because a card may also stand in a strip of
 * wider cards. Browsers that do not know 'auto' take the width of the list.
 */
function sizesOf({ kind }: VehicleCardView, loading: PictureLoading): string {
  const sizes = kind === 'row' ? rowSizes : gridSizes
  return loading === 'lazy' ? `auto, ${sizes}` : sizes
}

/**
 * The picture of a card as a link to the vehicle; with `Slides` a strip of photos for a finger. Keyboard users have the
 * link of the title; only a strip, which scrolls, is a stop of its own.
 */
export function CardPhotos({
  card,
  loading,
  Slides,
}: {
  card: VehicleCardView
  loading: PictureLoading
  Slides: typeof PhotoSlides | null
}) {
  const isStrip = Slides !== null && card.photos.length > 0
  return (
    <a
      data-nav=""
      href={card.href}
      tabIndex={isStrip ? 0 : -1}
      className={isStrip ? 'card-photo card-photos' : 'card-photo'}
    >
      <CardPicture card={card} loading={loading} />
      {isStrip && <Slides photos={card.photos} sizes={sizesOf(card, 'eager')} count={card.photosCount} />}
    </a>
  )
}

/**
 * A picture with a reserved space. A placeholder replaces a picture that fails to load, also one that failed before
 * hydration.
 */
function CardPicture({ card, loading }: { card: VehicleCardView; loading: PictureLoading }) {
  const { failed, watch } = usePictureFailure()
  if (card.image === null || failed)
    return (
      <NoPicture placeholder={card.placeholder} outline={card.outline ?? card.itemType} coming={card.image === null} />
    )
  const { src, srcSet } = buildPictureSources(card.image.url, [640, 320, 768, 960])
  return (
    <img
      {...watch}
      src={src}
      {...(srcSet === null ? {} : { srcSet, sizes: sizesOf(card, loading) })}
      alt={card.image.alt}
      width={640}
      height={480}
      loading={loading === 'lazy' ? 'lazy' : 'eager'}
      {...(loading === 'lazy' ? {} : { fetchPriority: loading === 'first' ? ('high' as const) : ('low' as const) })}
      decoding="async"
      // Beside the first one, on the same line, the others would keep the page from being painted.
      className={`quiet-alt size-full object-cover ${loading === 'first' ? '' : 'in-[:root[data-waiting]]:hidden'}`}
    />
  )
}

/** The site's placeholder, or the outline of a body: a symbol of a file that only pages without a picture fetch. */
export function NoPicture({
  placeholder,
  outline,
  coming,
}: {
  placeholder: string | null
  outline: string
  coming: boolean
}) {
  const words = coming ? 'Photos coming soon' : 'Photo not available'
  if (placeholder !== null)
    return (
      <img src={placeholder} alt={words} width={640} height={480} loading="lazy" className="size-full object-cover" />
    )
  return (
    <div className="no-picture">
      <svg viewBox="0 0 120 52" aria-hidden="true">
        <use href={`/icons/bodies.svg#${outline}`} />
      </svg>
      <p>{words}</p>
    </div>
  )
}
