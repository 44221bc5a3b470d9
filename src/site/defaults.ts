import { siteSchema } from './schema/site-schema.ts'
import type { SiteTemplate } from './site.ts'

const {
  slug: _slug,
  template: _template,
  name: _name,
  ...values
} = siteSchema.parse({ slug: 'defaults', template: 'classic', name: 'Platform defaults' })

/**
 * The lowest layer of every site (TEN-03). Each value stands in the schema beside its documentation; a test states
 * those that the specification fixes.
 */
export const platformDefaults: Required<SiteTemplate> = values
