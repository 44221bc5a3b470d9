import { blogCategories } from '#domain/blog/blog-categories.ts'
import type { BlogCard } from '#features/parts/blog/blog-card.ts'
import { BlogCards } from '#features/parts/blog/blog-cards.tsx'
import { ArticlePage } from '#features/parts/content/article-page.tsx'
import type { ContentPageText } from '#features/parts/content/article.ts'

export interface PostPageData extends ContentPageText {
  readonly card: BlogCard
  /** Other posts, those of the category first. */
  readonly more: readonly BlogCard[]
}

/** A post of the blog, with what to read next (CONTENT-08). */
export function PostPage({ page: { card, more, ...text } }: { page: PostPageData }) {
  return (
    <>
      <ArticlePage
        {...text}
        kicker={
          <p className="text-muted">
            {blogCategories[card.category].name} · <time dateTime={card.published}>{card.date}</time>
          </p>
        }
      />
      {more.length > 0 && (
        <section
          aria-labelledby="more-posts"
          className="mx-auto grid w-full max-w-360 gap-6 px-4 pb-(--section-gap) lg:px-8"
        >
          <h2 id="more-posts" className="section-title">
            More to read
          </h2>
          <BlogCards cards={more} level={3} />
        </section>
      )}
    </>
  )
}
