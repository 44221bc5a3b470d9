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
