import { formatDate } from '#domain/format/calendar-date.ts'

export type Rego =
  | { readonly kind: 'current'; readonly text: string }
  | { readonly kind: 'expired'; readonly text: string }

/**
 * What is said of the registration (VDP-09); null: nothing. `today` is the calendar date in the site's time zone; the
 * last day of a registration still counts. `showUnregistered` is the variant that tells an expired one.
 */
export function resolveRego(expiry: string | null, today: string, showUnregistered: boolean): Rego | null {
  if (expiry === null) return null
  // Dates of this form compare as text.
  if (expiry >= today) return { kind: 'current', text: `Expires on ${formatDate(expiry)}` }
  return showUnregistered ? { kind: 'expired', text: 'Unregistered' } : null
}
