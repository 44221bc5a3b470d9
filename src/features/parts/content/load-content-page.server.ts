import type { SiteContext } from '#data/context.ts'
import { createPageEnquiry } from '#features/parts/content-forms/content-forms.ts'
import type { ContentPageText } from './article.ts'
import { buildTrail } from '#features/parts/page-meta/breadcrumbs.ts'
import { buildContactStrip } from './contact-strip-view.ts'
import { findArticle } from './find-article.server.ts'
import type { LeadForm } from '#features/parts/lead-form/lead-form-definition.ts'
import { findOwnPage } from '#site/content/own-pages.ts'
import type { Site } from '#site/site.ts'

interface ContentServices {
  readonly site: Site
  readonly ctx: SiteContext
  /** Limits how long the page may be cached, in epoch milliseconds. The earliest time wins. */
  readonly limitFreshness: (untilMs: number) => void
}

/** Loads the content page at a path without a slash at its end (CONTENT-10); null: the site has no such page. */
export function loadContentPage({ site, ctx, limitFreshness }: ContentServices, path: string): ContentPageText | null {
  const article = findArticle(site, path)
  if (article === null) return null
  const { strip, until } = buildContactStrip(site, ctx.now())
  limitFreshness(until)
  return { article, breadcrumb: buildTrail({ text: article.name, href: path }), strip }
}

/** The enquiry form that a page of the site's own has under its text; null: it has none (LEAD-15). */
export function findPageForm(site: Site, path: string): LeadForm | null {
  const category = findOwnPage(site, path)?.enquiry ?? null
  return category === null ? null : createPageEnquiry(site, { path, category })
}
