import { StarRow } from './star-rating.tsx'
import type { RatingView, ReviewsView } from './reviews-view.ts'

const badgeLook =
  'inline-flex min-h-14 w-fit max-w-full items-center gap-4 rounded-site border border-line bg-surface px-4 py-2 ' +
  'text-text'
const reviewLook = 'grid h-full content-between gap-4 rounded-site border border-line bg-surface p-5 lg:p-6'
const listLook =
  'relative -mx-4 flex snap-x snap-mandatory scroll-px-4 gap-4 overflow-x-auto px-4 pb-2 sm:mx-0 sm:grid ' +
  'sm:grid-cols-2 sm:overflow-visible sm:px-0 lg:grid-cols-3'

/** The badge of the rating, which leads to where the reviews are (LOC-06, LOC-14). */
export function ReviewBadge({ rating }: { rating: RatingView }) {
  const { stars, value, count, source, href } = rating
  const body = (
    <>
      <span className="text-2xl font-bold tabular-nums">
        {value}
        <span className="sr-only"> out of 5 stars</span>
      </span>
      <span className="grid gap-0.5">
        <StarRow stars={stars} />
        <span className="text-sm text-muted tabular-nums">
          {[count, source === null ? null : `on ${source}`].filter((part) => part !== null).join(' ')}
        </span>
      </span>
    </>
  )
  if (href === null) return <p className={badgeLook}>{body}</p>
  return (
    <a href={href} target="_blank" rel="noopener" className={`${badgeLook} hover:bg-surface-alt`}>
      {body}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}

/** What people wrote about a location (LOC-14). */
export function ReviewsBlock({ view: { rating, profile, href, reviews } }: { view: ReviewsView }) {
  return (
    <section aria-labelledby="reviews-title" className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="reviews-title" className="section-title">
          What people say about {profile}
        </h2>
        <ReviewBadge rating={rating} />
      </div>
      {/* On a phone the list is a scroll container, which the keyboard must reach. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul tabIndex={0} aria-label="Reviews" className={listLook}>
        {reviews.map(({ author, stars, value, text, date }) => (
          <li key={`${author} ${text}`} className="w-4/5 shrink-0 snap-start sm:w-auto">
            <figure className={reviewLook}>
              <div className="grid content-start gap-3">
                <StarRow stars={stars} />
                <blockquote className="leading-relaxed whitespace-pre-line">{text}</blockquote>
              </div>
              <figcaption className="text-sm text-muted">
                <span className="font-semibold text-text">{author}</span>
                <span className="sr-only">, {value} stars</span>
                {date !== null && <span className="block">{date}</span>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {href !== null && (
        <p>
          <a
            href={href}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
          >
            Read or write a review<span className="sr-only"> (opens in a new tab)</span>
          </a>
        </p>
      )}
    </section>
  )
}
