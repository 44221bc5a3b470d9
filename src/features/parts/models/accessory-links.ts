import { addressOf } from '#site/addresses.ts'
import type { AccessoryKind } from '#site/directory/accessories.ts'
import type { SiteModel } from '#site/site-models.ts'
import type { Site } from '#site/site.ts'
import type { AccessoryLink } from './accessory-list.tsx'

/** Path of the parts enquiry with what the visitor looked at: an accessory, a model, words of a search. */
export function buildPartsEnquiryPath(
  site: Site,
  { accessory, model, part }: { accessory?: AccessoryKind; model?: SiteModel | null; part?: string },
): string {
  const query = new URLSearchParams()
  if (model !== undefined && model !== null) query.set('model', model.page)
  if (accessory !== undefined) query.set('accessory', accessory.id)
  if (part !== undefined && part !== '') query.set('part', part)
  return query.size === 0 ? addressOf(site, 'parts_enquiry') : `${addressOf(site, 'parts_enquiry')}?${query.toString()}`
}

export const buildAccessoryLink = (site: Site, accessory: AccessoryKind, model: SiteModel | null): AccessoryLink => ({
  id: accessory.id,
  name: accessory.name,
  note: accessory.note,
  href: buildPartsEnquiryPath(site, { accessory, model }),
})
