import { platformDefaults } from './defaults.ts'
import { resolveSite, type ResolvedSite } from './resolve-site.ts'
import type { Site, SiteDocument, TemplateName } from './site.ts'
import { templates } from './templates/templates.ts'

/** The parts of a document that a test is about; the rest is the smallest site there is. */
export type DocumentPart = Partial<Omit<SiteDocument, 'template'>> & { readonly template?: TemplateName }

/** For tests of every room: a resolved site of a document given in part, with its origins. */
export function resolveTestSite(part: DocumentPart = {}): ResolvedSite {
  const template = part.template ?? 'classic'
  return resolveSite(platformDefaults, templates[template], { slug: 'test-site', name: 'Test Site', ...part, template })
}

/** A location with an address and a phone number. */
export const testYard = {
  id: 'yard',
  name: 'Yard',
  slug: 'yard',
  primary: true,
  address: { city: 'Perth', state: 'WA' as const },
  contact_detail: { phone: '08 5550 1000', opening_hours: [] },
}

/** The resolved site alone. */
export function buildTestSite(part: DocumentPart = {}): Site {
  return resolveTestSite(part).site
}
