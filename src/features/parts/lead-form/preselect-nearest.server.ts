import { parsePostcode } from '#domain/enquiry/parse-contact.ts'
import type { RankedLocation } from '#site/rank-locations.ts'
import type { Site } from '#site/site.ts'
import { listAskedFields, type LeadForm } from './lead-form-definition.ts'
import { findNearestField, findNearestOption } from './nearest-field.ts'

interface NearestServices {
  readonly site: Site
  /** Returns the locations of the site nearest to a postcode first; null for an unknown one. Absent: nobody knows. */
  readonly rankLocations?: ((postcode: string) => Promise<readonly RankedLocation[] | null>) | undefined
}

/**
 * Chooses the location nearest to the postcode where the visitor left the choice open, as the browser does where
 * scripts run (LEAD-14). A postcode without a place chooses nothing, and the form asks for the choice.
 */
export async function preselectNearest(
  { site, rankLocations }: NearestServices,
  form: Pick<LeadForm, 'steps'>,
  fields: URLSearchParams,
): Promise<URLSearchParams> {
  const nearest = site.forms.nearest_dealership ? findNearestField(listAskedFields(form)) : null
  if (nearest === null || rankLocations === undefined || (fields.get(nearest.choice.name) ?? '').trim() !== '')
    return fields
  const postcode = parsePostcode(fields.get(nearest.postcode.name) ?? '')
  if (postcode === null) return fields
  const ranked = await rankLocations(postcode)
  const option = findNearestOption(
    (ranked ?? []).map(({ location }) => location),
    nearest.choice.options.map(({ value }) => value),
  )
  if (option === null) return fields
  const filled = new URLSearchParams(fields)
  filled.set(nearest.choice.name, option.value)
  return filled
}
