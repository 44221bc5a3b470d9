import type { ReactNode } from 'react'
import { PostScene } from '#features/parts/blog/post-scene.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { ArticleParts } from './article-parts.tsx'
import type { Article, ArticleLink } from './article.ts'
import type { Crumb } from '#features/parts/page-meta/breadcrumbs.ts'
import { PageHead } from './page-head.tsx'
import { ContactStrip } from './contact-strip.tsx'
import type { ContactStripView } from './contact-strip-view.ts'

const column = 'mx-auto w-full max-w-360 px-4 lg:px-8'
const narrowColumn = 'mx-auto w-full max-w-180 px-4 lg:px-8'

/** The card of a form under the text; alone in a wide column its heading stands beside its fields. */
export const formCardClass =
  'grid max-w-[68ch] content-start gap-6 self-start rounded-site border border-line bg-surface p-5 shadow-site ' +
  'lg:p-8 @4xl:max-w-none @4xl:only:has-[>h2]:grid-cols-[minmax(14rem,1fr)_minmax(0,44rem)] @4xl:gap-x-10'

const formRowClass =
  'grid gap-10 @4xl:gap-12 @4xl:has-[>:nth-child(2):not(:empty)]:grid-cols-[minmax(0,44rem)_minmax(18rem,1fr)]'

/** A form under the text, and beside it, where the column has room, what stands with it. */
export function ArticleForm({ children }: { readonly children: ReactNode }) {
  return (
    <div className="@container">
      <div className={formRowClass}>{children}</div>
    </div>
  )
}

interface ArticlePageProps {
  readonly article: Article
  readonly breadcrumb: readonly Crumb[]
  readonly strip: ContactStripView
  /** A line above the heading, such as the category and the date of a post. */
  readonly kicker?: ReactNode
  /** What stands below the text, such as a form. */
  readonly children?: ReactNode
  /** What takes the width of the page below both columns, such as a table. */
  readonly wide?: ReactNode
}

/** Columns of the text and of what stands with it. */
const rowLooks = {
  right: 'lg:grid-cols-[minmax(0,1fr)_20rem]',
  left: 'lg:grid-cols-[20rem_minmax(0,1fr)]',
  below: '',
} as const
const asideLooks = {
  right: 'lg:sticky lg:top-8',
  left: 'lg:sticky lg:top-8',
  below: 'lg:has-[>:nth-child(2)]:grid-cols-2',
} as const

/**
 * A page to read: its way, heading and introduction, its parts in the order of its composition, a table of contents
 * where the text is long, and how to reach the dealer. It needs no scripts.
 */
export function ArticlePage({ article, breadcrumb, strip, kicker, children, wide = null }: ArticlePageProps) {
  const { contents, related, look } = article
  const isNarrow = look.aside === 'below' && look.sections === 'prose'
  return (
    <article className="grid grid-cols-1 gap-(--section-gap) pb-(--section-gap)">
      <ArticleHeader article={article} breadcrumb={breadcrumb} kicker={kicker} />
      <div
        data-sections={look.sections}
        data-lists={look.lists}
        data-steps={look.steps}
        className={`${isNarrow ? narrowColumn : column} grid gap-x-16 gap-y-10 ${rowLooks[look.aside]}`}
      >
        <div className="grid min-w-0 content-start gap-10">
          {contents.length > 0 && (
            <details
              className={`rounded-site border border-line bg-surface px-4 ${look.aside === 'below' ? '' : 'lg:hidden'}`}
            >
              <summary className="flex min-h-12 items-center font-semibold">On this page</summary>
              <Contents contents={contents} />
            </details>
          )}
          <ArticleParts article={article}>{children}</ArticleParts>
        </div>
        <aside className={`grid content-start gap-8 ${look.aside === 'left' ? 'lg:-order-1' : ''}`}>
          {contents.length > 0 && look.aside !== 'below' && (
            <nav aria-labelledby="on-this-page" className="hidden lg:block">
              <h2 id="on-this-page" className="pb-2 text-xl">
                On this page
              </h2>
              <Contents contents={contents} />
            </nav>
          )}
          <div className={`grid content-start gap-8 ${asideLooks[look.aside]}`}>
            <ContactStrip strip={strip} />
            <Related links={related} />
          </div>
        </aside>
      </div>
      {wide !== null && <div className={isNarrow ? narrowColumn : column}>{wide}</div>}
    </article>
  )
}

type HeaderProps = Pick<ArticlePageProps, 'article' | 'breadcrumb' | 'kicker'>

function ArticleHeader({ article, breadcrumb, kicker }: HeaderProps) {
  const { title, intro, image, scene, dated, buttons } = article
  return (
    <PageHead
      breadcrumb={breadcrumb}
      kicker={kicker}
      title={title}
      intro={intro}
      image={image}
      drawing={scene === null ? null : <PostScene name={scene} />}
    >
      {dated !== null && <p className="text-muted">Version of {dated}</p>}
      {buttons.length > 0 && (
        <div className="flex flex-wrap gap-3 pt-2">
          {buttons.map(({ text, href }, index) => (
            <a
              key={href}
              href={href}
              {...(href.startsWith('/') ? { 'data-nav': '' } : {})}
              className={`${buttonClass(index === 0 ? 'filled' : 'outlined')} min-h-12 px-6`}
            >
              {text}
            </a>
          ))}
        </div>
      )}
    </PageHead>
  )
}

function Contents({ contents }: Pick<Article, 'contents'>) {
  return (
    <ul className="grid pb-2 lg:border-l lg:border-line">
      {contents.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`} className="flex min-h-11 items-center py-1 leading-snug text-link hover:underline lg:pl-4">
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Links to pages that a reader may want next; nothing without links. */
function Related({ links }: { links: readonly ArticleLink[] }) {
  if (links.length === 0) return null
  return (
    <nav aria-labelledby="related">
      <h2 id="related" className="pb-2 text-xl">
        Related
      </h2>
      <ul className="grid divide-y divide-line border-y border-line">
        {links.map(({ text, href }) => (
          <li key={href}>
            <a
              href={href}
              {...(href.startsWith('/') ? { 'data-nav': '' } : {})}
              className="flex min-h-12 items-center justify-between gap-3 py-2 font-medium text-link hover:underline"
            >
              {text}
              <Icon name="forward" size={18} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
