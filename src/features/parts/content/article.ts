import type { SceneName } from '#site/content/scene-names.ts'
import type { Crumb } from '#features/parts/page-meta/breadcrumbs.ts'
import type { PersonView } from '#features/parts/people/people-view.ts'
import type { Site } from '#site/site.ts'
import type { ContactStripView } from './contact-strip-view.ts'

/** A question of a text with its answer, for structured data. */
export interface AnsweredQuestion {
  readonly question: string
  /** Its words as the page shows them, a line for each paragraph and each entry of a list. */
  readonly answer: string
}

/** A link that a page of this site has. */
export interface ArticleLink {
  readonly text: string
  readonly href: string
}

/** The text of a page, with its way and how to reach the dealer. */
export interface ContentPageText {
  readonly article: Article
  readonly breadcrumb: readonly Crumb[]
  readonly strip: ContactStripView
}

/** A content page or a post as its page draws it. */
export interface Article {
  /** Heading of the page. */
  readonly title: string
  /** What the page is called where its heading is not seen: in the breadcrumb and the title of the document. */
  readonly name: string
  /** For search engines; ends with a full stop. */
  readonly description: string
  readonly intro: string | null
  /** Picture behind the heading; null for a plain band. */
  readonly image: string | null
  /** Drawing in place of a picture; null: none. */
  readonly scene: SceneName | null
  /** 'April 2021' of a text that is dated; null: it is not. */
  readonly dated: string | null
  /** HTML of `renderMarkdown`; '' for a page without a text. */
  readonly html: string
  /** Table of contents; empty for a short text. */
  readonly contents: readonly { readonly id: string; readonly text: string }[]
  /** What its section of questions answers; empty: it has none. */
  readonly questions: readonly AnsweredQuestion[]
  readonly buttons: readonly ArticleLink[]
  readonly related: readonly ArticleLink[]
  readonly figures: readonly { readonly value: string; readonly label: string }[]
  readonly quote: { readonly text: string; readonly by: string | null } | null
  /** People to show with their heading; null: none. */
  readonly team: { readonly title: string; readonly people: readonly PersonView[] } | null
  readonly look: ArticleLook
}

/** How a page to read is composed (layout.article). */
export type ArticleLook = Site['layout']['article']

/** The picture that shared links show of an article; null: it has none. */
export const describePreview = ({ image, title }: Article): { readonly url: string; readonly alt: string } | null =>
  image === null ? null : { url: image, alt: title }
