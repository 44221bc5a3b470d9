import type { LeadField } from './lead-form-definition.ts'

type Choice = Extract<LeadField, { kind: 'choice' }>

/**
 * Finds the choice of a location or dealership that follows the postcode of the form (LEAD-14). Returns null without a
 * postcode, and where there is nothing to choose.
 */
export function findNearestField(
  fields: readonly LeadField[],
): { readonly postcode: LeadField; readonly choice: Choice } | null {
  const postcode = fields.find(({ kind }) => kind === 'postcode')
  const choice = fields.find((field): field is Choice => field.kind === 'choice' && field.preselectsNearest === true)
  return postcode === undefined || choice === undefined || choice.options.length < 2 ? null : { postcode, choice }
}

/** A location by the values that the options of a choice may have. */
interface OfferedLocation {
  readonly id: string
  readonly slug: string
  readonly dealership_slug: string
}

/**
 * Finds the option of the first location, nearest first, that is among the options: by its id or slug where locations
 * are chosen, by its dealership where dealerships are.
 */
export function findNearestOption<Location extends OfferedLocation>(
  ranked: readonly Location[],
  options: readonly string[],
): { readonly location: Location; readonly value: string } | null {
  for (const location of ranked) {
    const value = [location.id, location.slug, location.dealership_slug].find((name) => options.includes(name))
    if (value !== undefined) return { location, value }
  }
  return null
}
