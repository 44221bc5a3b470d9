import { mergeLayers, type Layer } from './merge-layers.ts'
import { traceOrigins, type Origins } from './origins.ts'
import { siteSchema } from './schema/site-schema.ts'
import { searchPresets } from './search-presets.ts'
import type { Dealership, ParsedSite, Site, SiteDocument, SiteTemplate, TemplateName } from './site.ts'

export interface TemplateLayer {
  readonly name: TemplateName
  /** One sentence that says whom the template is for. */
  readonly meaning: string
  readonly values: SiteTemplate
}

export interface ResolvedSite {
  readonly site: Site
  readonly origins: Origins
}

/**
 * Merges a site's document with its template and the platform defaults (TEN-02). Pure. Never fails for layers that the
 * schema accepts one by one: each value is taken whole from one layer, so a merge of valid layers is valid. Throws
 * ZodError for a document that was never checked (`parseSiteFile` checks one) and TypeError for the template of another
 * site.
 */
export function resolveSite(defaults: SiteTemplate, template: TemplateLayer, document: SiteDocument): ResolvedSite {
  if (document.template !== template.name)
    throw new TypeError(`site ${document.slug} is of template ${document.template}, not ${template.name}`)
  const merged = [defaults, template.values, document].reduce<Layer>(
    (lower, upper) => mergeLayers(siteSchema.shape, lower, upper),
    {},
  )
  const origins = traceOrigins(siteSchema.shape, [
    { origin: 'site', values: document },
    { origin: `template:${template.name}`, values: template.values },
    { origin: 'default', values: defaults },
  ])
  const parsed = siteSchema.parse(merged)
  if (parsed.search.facets === null) origins.set('search.facets', `preset:${parsed.search.preset}`)
  return { site: deepFreeze(completeSite(parsed)), origins }
}

/**
 * Derives values that a file states only once: ids, the dealership of a location, its licences and hours, the facets of
 * the preset.
 */
function completeSite(parsed: ParsedSite): Site {
  const dealerships = parsed.dealerships.map((dealership): Dealership => ({
    ...dealership,
    locations: dealership.locations.map((location) => ({
      ...location,
      dealership_id: dealership.id,
      dealership_slug: dealership.slug,
      dealer_license_number: location.dealer_license_number ?? dealership.dealer_license_number,
      motor_vehicle_repairer: location.motor_vehicle_repairer ?? dealership.motor_vehicle_repairer,
      contact_detail: {
        ...location.contact_detail,
        opening_hours:
          location.contact_detail.opening_hours.length > 0
            ? location.contact_detail.opening_hours
            : parsed.opening_hours,
      },
    })),
  }))
  return {
    ...parsed,
    id: parsed.id ?? parsed.slug,
    dealerships,
    search: { ...parsed.search, facets: parsed.search.facets ?? searchPresets[parsed.search.preset].facets },
  }
}

/** Freezes the site, because concurrent requests share it. */
function deepFreeze<Value>(value: Value): Value {
  // What is no object counts as frozen.
  if (!Object.isFrozen(value)) {
    Object.freeze(value)
    for (const inner of Object.values(value as object)) deepFreeze(inner)
  }
  return value
}
