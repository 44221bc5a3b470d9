import type { Lead } from '#data/leads/lead-records.ts'
import { eventCatalogue, type VisitorEvent } from '#domain/analytics/event-catalogue.ts'

/**
 * Builds the event of a stored lead (LEAD-10) with the vehicle's data at that time; null when a vehicle event has no
 * vehicle.
 */
export function buildLeadEvent({ event, car }: Pick<Lead, 'event' | 'car'>): VisitorEvent | null {
  if (eventCatalogue[event].carries === 'vehicle')
    return car === null ? null : ({ name: event, parameters: car.parameters } as VisitorEvent)
  return { name: event, parameters: {} } as VisitorEvent
}
