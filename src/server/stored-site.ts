import { ZodError } from 'zod'
import { platformDefaults } from '#site/defaults.ts'
import { resolveSite } from '#site/resolve-site.ts'
import { siteSchema } from '#site/schema/site-schema.ts'
import type { Site, SiteDocument } from '#site/site.ts'
import { templates } from '#site/templates/templates.ts'

/** A stored document as a site. Throws ZodError when this version's schema no longer takes it. */
export function resolveStoredSite(document: unknown): Site {
  // The document was checked whole before it was stored; the schema may have moved on since.
  siteSchema.parse(document)
  const checked = document as SiteDocument
  return resolveSite(platformDefaults, templates[checked.template], checked).site
}

export type StoredSiteReading =
  | { readonly ok: true; readonly site: Site }
  | { readonly ok: false; readonly problem: string }

/** How many mistakes are described; the rest is counted. */
const mostTold = 3

/** A stored document as a site, or in one line what is wrong with it. */
export function readStoredSite({
  slug,
  document,
}: {
  readonly slug: string
  readonly document: unknown
}): StoredSiteReading {
  if (document === null) return { ok: false, problem: 'it is damaged: no JSON' }
  try {
    const site = resolveStoredSite(document)
    return site.slug === slug ? { ok: true, site } : { ok: false, problem: `it is the document of site ${site.slug}` }
  } catch (error) {
    return { ok: false, problem: describeInvalid(error) }
  }
}

function describeInvalid(error: unknown): string {
  if (!(error instanceof ZodError)) return error instanceof Error ? error.message : String(error)
  const described = error.issues
    .slice(0, mostTold)
    .map(({ path, message }) => (path.length === 0 ? message : `${path.join('.')}: ${message}`))
  const more = error.issues.length - described.length
  return `${described.join('; ')}${more > 0 ? `; and ${more} more` : ''}`
}
