import type { AppointmentDay } from '#domain/hours/appointment-offer.ts'

/**
 * Asks for the appointments on offer at a location ('': at any). Returns null where the server does not answer; what
 * was shown then stays, and the server checks it again when the form is sent.
 */
export async function fetchAppointmentDays(
  source: string,
  locationId: string,
  signal: AbortSignal,
): Promise<readonly AppointmentDay[] | null> {
  const location = locationId === '' ? '' : `location_id=${encodeURIComponent(locationId)}`
  const address = location === '' ? source : `${source}${source.includes('?') ? '&' : '?'}${location}`
  try {
    const answer = await fetch(address, { signal })
    if (!answer.ok) return null
    const { days } = (await answer.json()) as { readonly days: readonly AppointmentDay[] }
    return days
  } catch {
    return null
  }
}
