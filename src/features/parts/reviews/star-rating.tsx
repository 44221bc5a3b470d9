import type { Stars } from '#domain/location/star-rating.ts'
import type { RatingView } from './reviews-view.ts'

const starPath = 'm10 1.6 2.6 5.5 6 .8-4.400 4.200 1.100 6L10 15.200 4.700 18.100l1.100-6L1.400 7.900l6-.8z'
const places = [0, 1, 2, 3, 4] as const

/** Of the colour of the words, so that the outline of a star that is partly filled shows on every ground. */
const emptyLook = 'text-[color-mix(in_srgb,currentcolor_35%,transparent)]'

/** Filled part of each of the five stars, percent. */
const fillOf = ({ whole, partial }: Stars, place: number): number =>
  place < whole ? 100 : place === whole ? Math.round(partial * 100) : 0

/** Five stars of a rating, without words; the words stand beside them. */
export function StarRow({ stars, size = 18 }: { stars: Stars; size?: number }) {
  return (
    <span aria-hidden className="inline-flex shrink-0 gap-0.5">
      {places.map((place) => (
        <span key={place} className="relative inline-block" style={{ width: size, height: size }}>
          <Star className={`${emptyLook} forced-colors:text-[GrayText]`} />
          <span className="absolute inset-y-0 left-0 overflow-hidden" style={{ width: `${fillOf(stars, place)}%` }}>
            <Star className="text-(--star,#b7791f) forced-colors:text-[CanvasText]" size={size} />
          </span>
        </span>
      ))}
    </span>
  )
}

function Star({ className, size }: { className: string; size?: number }) {
  return (
    <svg
      viewBox="0 0 20 20"
      className={`block ${size === undefined ? 'size-full' : 'max-w-none'} ${className}`}
      {...(size === undefined ? {} : { width: size, height: size })}
    >
      <path d={starPath} fill="currentColor" />
    </svg>
  )
}

/**
 * '4.7 ★★★★★ 1,288 reviews' in one line (LOC-04, LOC-12); with `source` '1,288 reviews on Google', which leads there.
 */
export function StarRating({ rating, source = false }: { rating: RatingView; source?: boolean }) {
  const { stars, value, count, href } = rating
  const from = source && rating.source !== null ? `on ${rating.source}` : null
  const words = [count, from].filter((part) => part !== null).join(' ')
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="font-semibold tabular-nums">
        {value}
        <span className="sr-only"> out of 5 stars</span>
      </span>
      <StarRow stars={stars} />
      {words !== '' &&
        (source && href !== null ? (
          <a
            href={href}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-11 items-center text-sm text-link tabular-nums underline underline-offset-4"
          >
            {words}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        ) : (
          <span className="text-sm text-muted tabular-nums">{words}</span>
        ))}
    </p>
  )
}
