import { buildPeople } from '#features/parts/people/people-view.ts'
import { isBuiltLink } from '#features/parts/site-frame/built-paths.ts'
import { fillLine, fillMarkdown } from '#site/content/content-text.ts'
import { findScenePicture } from '#site/content/scene-picture.ts'
import type { OwnPage } from '#site/content/own-pages.ts'
import { findContentSource, findReplacedPage } from '#site/content/platform-pages.ts'
import { listLocations } from '#site/location-place.ts'
import { namePage } from '#site/name-page.ts'
import { resolveLink } from '#site/routes.ts'
import type { Site } from '#site/site.ts'
import type { Article, ArticleLink } from './article.ts'
import { resolveArticleLook } from './article-look.ts'
import { cutAtWord } from './cut-at-word.ts'
import type { ContentLibrary, PlatformText } from './content-library.ts'
import { resolveDefaultBanner } from './default-banner.ts'
import { platformLibrary } from './platform-library.server.ts'
import { renderMarkdown, type ResolveHref } from './render-markdown.server.ts'

/** Headings and characters from which on a text has a table of contents, which does not help in a shorter one. */
const fewestContents = 4
const shortestWithContents = 2_500
/** Characters of a description that search engines show, about. */
const longestDescription = 160

/** Leads links to pages of this site only, in the form that the site configures; others leave their words alone. */
const createHrefResolver =
  (site: Site): ResolveHref =>
  (href) => {
    if (!href.startsWith('/')) return href
    const link = resolveLink(site, href)
    return link !== null && isBuiltLink(site, link) ? link : null
  }

/** Renders a text of a platform or site file for a site, with its table of contents. */
export function renderText(site: Site, body: string): Pick<Article, 'html' | 'contents' | 'questions'> {
  const { html, headings, questions } = renderMarkdown(fillMarkdown(site, body), createHrefResolver(site))
  const isLong = headings.length >= fewestContents && body.length >= shortestWithContents
  return { html, contents: isLong ? headings : [], questions }
}

function buildLinks(site: Site, links: readonly ArticleLink[]): readonly ArticleLink[] {
  return links.flatMap(({ text, href }) => {
    const link = resolveLink(site, fillLine(site, href))
    const leads = link !== null && link !== '' && (link.startsWith('#') || isBuiltLink(site, link))
    return leads ? [{ text: fillLine(site, text), href: link }] : []
  })
}

function buildPlatformArticle(site: Site, text: PlatformText, path: string): Article {
  const fill = (line: string): string => fillLine(site, line)
  const rendered = renderText(site, text.body)
  const title = fill(text.title)
  return {
    title,
    name: namePage(site, path, title),
    description: fill(text.description),
    intro: text.intro === undefined ? null : fill(text.intro),
    image:
      text.image === undefined ? findScenePicture(site, text.scene ?? null) : resolveDefaultBanner(site, text.image),
    scene: text.scene ?? null,
    dated: text.dated === undefined ? null : fill(text.dated),
    ...rendered,
    buttons: buildLinks(site, text.buttons),
    related: buildLinks(site, text.related),
    figures: [],
    quote: null,
    team: null,
    look: resolveArticleLook(site, null, rendered),
  }
}

/** The people of the visible locations of a kind, with the heading that the page gives them. */
function buildTeam(site: Site, { people: kind, people_title }: OwnPage): Article['team'] {
  if (kind === null) return null
  const people = buildPeople(
    site,
    listLocations(site).filter(({ location_type }) => kind === 'all' || location_type === kind),
  )
  return people.length === 0 ? null : { title: people_title, people }
}

/** `plain`: title of the platform's text that the page replaces; null: it replaces none. */
function buildOwnArticle(site: Site, page: OwnPage, plain: string | null): Article {
  const { title, intro, body, image, scene, buttons, related, figures, quote, look } = page
  const heading = fillLine(site, title)
  const name = namePage(site, page.path, plain === null ? heading : fillLine(site, plain))
  const line = intro === null ? null : fillLine(site, intro)
  const rendered = renderText(site, body ?? '')
  return {
    title: heading,
    name,
    description: cutAtWord(`${name} at ${site.name}.${line === null ? '' : ` ${line}`}`, longestDescription),
    intro: line,
    image: image ?? findScenePicture(site, scene),
    scene,
    dated: null,
    ...rendered,
    buttons: buildLinks(site, buttons),
    related: buildLinks(site, related),
    figures,
    quote,
    team: buildTeam(site, page),
    look: resolveArticleLook(site, look, rendered),
  }
}

function findPlainTitle(site: Site, path: string, library: ContentLibrary): string | null {
  const id = findReplacedPage(site, path)
  return id === null ? null : library.findPage(id, site.template).title
}

const known = new WeakMap<ContentLibrary, WeakMap<Site, Map<string, Article>>>()

/**
 * The content page of a site at a path, rendered once: a resolved site never changes, and its pages are a bounded list.
 * null: the site has no such page. `library`: the platform's texts, or those of a test.
 */
export function findArticle(site: Site, path: string, library: ContentLibrary = platformLibrary): Article | null {
  const source = findContentSource(site, path)
  if (source === null) return null
  const ofLibrary = known.get(library) ?? new WeakMap<Site, Map<string, Article>>()
  known.set(library, ofLibrary)
  const ofSite = ofLibrary.get(site) ?? new Map<string, Article>()
  ofLibrary.set(site, ofSite)
  const key = source.kind === 'own' ? source.page.path : source.id
  const before = ofSite.get(key)
  if (before !== undefined) return before
  const article =
    source.kind === 'own'
      ? buildOwnArticle(site, source.page, findPlainTitle(site, path, library))
      : buildPlatformArticle(site, library.findPage(source.id, site.template), path)
  ofSite.set(key, article)
  return article
}
