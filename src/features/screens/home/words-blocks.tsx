import type { HomeBlock } from './home-page-data.ts'

const reviewClass = 'grid h-full content-between gap-4 rounded-site border border-line bg-surface p-6 shadow-site'

/** The dealer's promises, on a band in the brand colour. */
export function PromisesBlock({ title, items }: { title: string | null; items: readonly string[] }) {
  return (
    <section aria-label="What we promise" className="band on-brand bg-brand text-brand-text">
      <div className="mx-auto grid max-w-360 gap-8 px-4 py-12 lg:px-8">
        {title !== null && <h2 className="section-title max-w-220">{title}</h2>}
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
          {items.map((item) => (
            <li key={item} className="flex items-start gap-3 font-semibold lg:grid lg:content-start">
              <span className="grid size-8 shrink-0 place-items-center rounded-full bg-accent text-accent-text">
                <svg
                  viewBox="0 0 16 16"
                  width="16"
                  height="16"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="2.5"
                  aria-hidden="true"
                >
                  <path d="m3 8.500 3.500 3.500L13 5" />
                </svg>
              </span>
              <span className="pt-1 lg:pt-0">{item}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** A text of the dealer on a neutral band. */
export function TextBlock({ title, paragraphs }: { title: string; paragraphs: readonly string[] }) {
  const [first, ...rest] = paragraphs
  return (
    <section aria-label={title} className="band ruled bg-band">
      <div className="mx-auto grid max-w-360 gap-x-12 gap-y-5 px-4 py-12 lg:grid-cols-[1fr_2fr] lg:px-8 lg:py-16">
        <div className="grid content-start gap-4">
          <div className="h-1 w-14 bg-accent" />
          <h2 className="section-title">{title}</h2>
        </div>
        <div className="grid max-w-180 gap-4">
          <p className="text-xl leading-relaxed text-pretty lg:text-2xl lg:leading-relaxed">{first}</p>
          {rest.map((paragraph) => (
            <p key={paragraph} className="text-lg leading-relaxed text-pretty text-muted">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </section>
  )
}

export function ReviewsBlock({ reviews }: { reviews: Extract<HomeBlock, { kind: 'reviews' }>['reviews'] }) {
  return (
    <section aria-labelledby="reviews" className="ruled grid gap-6 pt-(--rule-gap)">
      <h2 id="reviews" className="section-title">
        What buyers say
      </h2>
      <ul className={`grid gap-(--grid-gap) ${reviews.length === 2 ? 'lg:grid-cols-2' : 'lg:grid-cols-3'}`}>
        {reviews.map(({ author, rating, text, date, place }) => (
          <li key={`${author} ${text}`}>
            <figure className={reviewClass}>
              <blockquote className="text-lg leading-relaxed">“{text}”</blockquote>
              <figcaption className="text-sm text-muted">
                <span className="font-semibold text-text">{author}</span> · {rating} out of 5
                <span className="block">{[place, date].filter((part) => part !== null).join(', ')}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
