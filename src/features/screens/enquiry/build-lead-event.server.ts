import type { Lead } from '#data/leads/lead-records.ts'
import { eventCatalogue, type VisitorEvent } from '#domain/analytics/event-catalogue.ts'

/** The one event of a stored lead (LEAD-10), with what its vehicle was then; null for a vehicle event without one. */
export function buildLeadEvent({ event, car }: Pick<Lead, 'event' | 'car'>): VisitorEvent | null {
  if (eventCatalogue[event].carries === 'vehicle')
    return car === null ? null : ({ name: event, parameters: car.parameters } as VisitorEvent)
  return { name: event, parameters: {} } as VisitorEvent
}
