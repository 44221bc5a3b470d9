import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buildPictureSources } from '#domain/picture/picture-sources.ts'
import { NoPicture } from '#features/parts/vehicle-card/card-picture.tsx'
import { usePictureFailure } from '#ui/use-picture-failure.ts'
import { buttonClass, type ButtonLook } from '#ui/button-class.ts'
import { StarRow } from '#features/parts/reviews/star-rating.tsx'
import type { BannerProof, BannerWords } from './banner-data.ts'
import { BannerScene } from './banner-scene.tsx'

/** Buttons of the banner, of which the first is the one to press, and what others say of the dealer. */
export function BannerFoot({
  banner: { buttons, proof },
  look,
}: {
  banner: Pick<BannerWords, 'buttons' | 'proof'>
  look: ButtonLook
}) {
  return (
    <>
      {buttons.length > 0 && (
        <div className="flex flex-wrap gap-3 pt-1">
          {buttons.map(({ text, href }, index) => (
            <BannerLink key={text} href={href} text={text} look={index === 0 ? look : 'inverse'} />
          ))}
        </div>
      )}
      {proof !== null && <Proof proof={proof} isOnDark={look === 'accent'} />}
    </>
  )
}

/** On a dark ground the stars have the colour of the words. */
const darkStars = '[--star:currentcolor]'

function Proof({ proof: { stars, value, words }, isOnDark }: { proof: BannerProof; isOnDark: boolean }) {
  return (
    <div className={`flex flex-wrap items-center gap-x-2 text-sm tabular-nums ${isOnDark ? darkStars : ''}`}>
      <StarRow stars={stars} size={16} />
      <span>
        <b className="font-semibold">{value}</b>
        <span className="sr-only"> out of 5 stars</span>
        {words === '' ? '' : ` · ${words}`}
      </span>
    </div>
  )
}

function BannerLink({ href, text, look }: { href: string; text: string; look: ButtonLook }) {
  const className = `${buttonClass(look)} min-h-12 px-6 max-sm:px-4`
  if (href.startsWith('/'))
    return (
      <Link to={href} className={className}>
        {text}
      </Link>
    )
  return (
    <a href={href} className={className}>
      {text}
    </a>
  )
}

/** A transparent pixel. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/** What lies behind the words: the dealer's own picture, else the drawing, also where the picture cannot be loaded. */
export function BannerGround({ image, scene }: Pick<BannerWords, 'image' | 'scene'>) {
  const { failed, watch } = usePictureFailure()
  if (image === null || failed) return <BannerScene scene={scene} />
  return <img {...watch} src={image} alt="" className="absolute inset-0 -z-10 size-full object-cover" />
}

/**
 * The one large picture of the banner, which the browser fetches before anything else. One that cannot be loaded gives
 * way to `otherwise`, of which null is the bare ground, or to the words that a card has in place of a photo.
 */
export function BannerPicture({
  image,
  alt,
  sizes,
  className,
  wideOnly = false,
  otherwise,
}: {
  image: string
  alt: string
  sizes: string
  className: string
  /** A narrow page has no place for it, and does not fetch it either. */
  wideOnly?: boolean
  otherwise?: ReactNode
}) {
  const { failed, watch } = usePictureFailure()
  if (failed && otherwise !== undefined) return otherwise
  if (failed)
    return (
      <div className={`${className} overflow-hidden`}>
        <NoPicture placeholder={null} outline="car" coming={false} />
      </div>
    )
  const { src, srcSet } = buildPictureSources(image, [960, 640, 768, 1280])
  if (wideOnly)
    return (
      <picture>
        <source media="(min-width: 1024px)" srcSet={srcSet ?? src} sizes={sizes} />
        <img {...watch} src={nothing} alt={alt} width={960} height={640} fetchPriority="high" className={className} />
      </picture>
    )
  return (
    <img
      {...watch}
      src={src}
      {...(srcSet === null ? {} : { srcSet, sizes })}
      alt={alt}
      width={960}
      height={640}
      fetchPriority="high"
      decoding="async"
      className={className}
    />
  )
}
