import { blogCategories, type BlogCategory } from '#domain/blog/blog-categories.ts'
import type { BlogCard } from '#features/parts/blog/blog-card.ts'
import { BlogCards } from '#features/parts/blog/blog-cards.tsx'
import { PageHead } from '#features/parts/content/page-head.tsx'
import type { Crumb } from '#features/parts/page-meta/breadcrumbs.ts'

export interface BlogPageData {
  readonly title: string
  readonly intro: string
  readonly image: string
  /** The category that is shown; null: all posts. */
  readonly category: BlogCategory | null
  /** Categories that have posts, in their order. */
  readonly categories: readonly BlogCategory[]
  readonly blogHref: string
  readonly cards: readonly BlogCard[]
  readonly breadcrumb: readonly Crumb[]
}

const column = 'mx-auto w-full max-w-(--wide) px-4 lg:px-8'
const tabsClass =
  'flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:scroll-fade sm:flex-wrap'
const tabClass =
  'inline-flex min-h-11 items-center rounded-(--button-radius) border border-line bg-surface px-4 font-medium ' +
  'text-link hover:bg-surface-alt aria-[current]:border-brand aria-[current]:bg-brand ' +
  'aria-[current]:text-brand-text max-sm:whitespace-nowrap'

/** The posts of the blog or of one category, as cards (CONTENT-08). */
export function BlogPage({ page }: { page: BlogPageData }) {
  const { title, intro, image, category, categories, blogHref, cards, breadcrumb } = page
  return (
    <div className="grid grid-cols-1 gap-[calc(var(--section-gap)/2)] pb-(--section-gap) max-sm:gap-5">
      <PageHead breadcrumb={breadcrumb} title={title} intro={intro} image={image} drawing={null} low />
      <div className={`${column} grid gap-8 max-sm:gap-4`}>
        {categories.length > 1 && (
          <nav aria-label="Categories">
            <ul className={tabsClass}>
              <li>
                <a data-nav="" href={blogHref} {...current(category === null)} className={tabClass}>
                  All
                </a>
              </li>
              {categories.map((each) => (
                <li key={each}>
                  <a data-nav="" href={`${blogHref}/${each}`} {...current(category === each)} className={tabClass}>
                    {blogCategories[each].name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <BlogCards cards={cards} level={2} full />
      </div>
    </div>
  )
}

const current = (isCurrent: boolean) => (isCurrent ? ({ 'aria-current': 'page' } as const) : {})
