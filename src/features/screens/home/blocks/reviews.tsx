import { column } from './column.ts'

export interface ReviewsData {
  readonly block: 'reviews'
  readonly title: string
  readonly reviews: readonly {
    readonly author: string
    readonly rating: number
    readonly text: string
    readonly date: string | null
    readonly place: string
  }[]
}

const reviewClass = 'grid h-full content-between gap-4 rounded-site border border-line bg-surface p-6 shadow-site'

export function Reviews({ data: { title, reviews } }: { data: ReviewsData }) {
  return (
    <div className={column}>
      <section aria-labelledby="reviews" className="ruled grid gap-6 pt-(--rule-gap)">
        <h2 id="reviews" className="section-title">
          {title}
        </h2>
        <ul className={`grid gap-(--grid-gap) ${reviews.length === 2 ? 'lg:grid-cols-2' : 'lg:grid-cols-3'}`}>
          {reviews.map(({ author, rating, text, date, place }) => (
            <li key={`${author} ${text}`}>
              <figure className={reviewClass}>
                <blockquote className="text-lg leading-relaxed">“{text}”</blockquote>
                <figcaption className="text-muted sm:text-sm">
                  <span className="font-semibold text-text">{author}</span> · {rating} out of 5
                  <span className="block">{[place, date].filter((part) => part !== null).join(', ')}</span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
