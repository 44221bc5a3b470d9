import type { OwnPage } from '#site/content/own-pages.ts'
import type { Site } from '#site/site.ts'
import type { Article, ArticleLook } from './article.ts'

/**
 * The composition of a page: what the page sets, else what the site sets. A text that is long enough for a table of
 * contents is read from top to bottom, so its sections are prose.
 */
export function resolveArticleLook(
  { layout }: Pick<Site, 'layout'>,
  own: OwnPage['look'],
  { contents }: Pick<Article, 'contents'>,
): ArticleLook {
  const { article } = layout
  const isLong = contents.length > 0
  return {
    sections: isLong ? 'prose' : (own?.sections ?? article.sections),
    lists: isLong ? 'bullets' : (own?.lists ?? article.lists),
    steps: isLong ? 'numerals' : (own?.steps ?? article.steps),
    aside: own?.aside ?? article.aside,
    // A part that is named twice stands where it is named first.
    parts: [...new Set(own?.parts ?? article.parts)],
  }
}

/** The composition of a text that is no page of its own, such as a post. */
export const plainLook = ({ layout }: Pick<Site, 'layout'>): ArticleLook => ({
  ...layout.article,
  sections: 'prose',
  lists: 'bullets',
  steps: 'numerals',
})
