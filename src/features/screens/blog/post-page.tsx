import type { BlogCard } from '#features/parts/blog/blog-card.ts'
import { BlogCards } from '#features/parts/blog/blog-cards.tsx'
import { ArticlePage } from '#features/parts/content/article-page.tsx'
import type { ContentPageText } from '#features/parts/content/article.ts'
import type { PostStock } from './post-stock.server.ts'
import { PostVehicles } from './post-vehicles.tsx'

export interface PostPageData extends ContentPageText {
  readonly card: BlogCard
  /** Who wrote it: the dealer. */
  readonly by: string
  /** Vehicles for sale that go with it; null: none. */
  readonly stock: PostStock | null
  /** Other posts, those of the category first. */
  readonly more: readonly BlogCard[]
}

/** A post of the blog, with vehicles that go with it and what to read next (CONTENT-08). */
export function PostPage({ page: { card, by, stock, more, ...text } }: { page: PostPageData }) {
  return (
    <>
      <ArticlePage
        {...text}
        kicker={
          <p className="text-muted">
            By {by} · <time dateTime={card.published}>{card.date}</time> · {card.length}
          </p>
        }
      />
      {stock !== null && <PostVehicles stock={stock} />}
      {more.length > 0 && (
        <section
          aria-labelledby="more-posts"
          className="mx-auto grid w-full max-w-360 gap-6 px-4 pb-(--section-gap) lg:px-8 print:hidden"
        >
          <h2 id="more-posts" className="section-title">
            More to read
          </h2>
          <BlogCards cards={more} level={3} swiped />
        </section>
      )}
    </>
  )
}
