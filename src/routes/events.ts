import { eventSchema } from '#features/parts/analytics/event-schema.server.ts'
import { defineEndpoint } from './define-endpoint.ts'

/** Collects analytics events (API-02). Each becomes one structured log line with the site's id of the event. */
export const loader = defineEndpoint({
  method: 'POST',
  summary: 'Record a visitor event',
  description: "The event becomes one structured line of the server's log. It carries no personal data (API-02).",
  offered: (site) => site.analytics.collector,
  rateLimit: { name: 'event', limit: 120, windowMs: 60_000 },
  // The largest valid event has less than a quarter of this size.
  body: { maxBytes: 4_096, schema: eventSchema },
  answers: { 204: { description: 'The event is recorded.' } },
  handle({ services: { site, log, requestId }, body: { name, parameters, path } }) {
    log.info(
      { requestId, site: site.slug, event: name, eventId: site.analytics.event_ids[name], path, parameters },
      'visitor event',
    )
    return { status: 204 }
  },
})

export const action = loader
