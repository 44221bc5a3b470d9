import type { EventName } from '#domain/analytics/event-catalogue.ts'
import type { Site } from '#site/site.ts'

/** What the browser needs to report events (API-02); null: this site reports none. */
export interface TrackerSettings {
  /** Push to the page's dataLayer. */
  readonly push: boolean
  /** Send to the platform's own collector. */
  readonly collect: boolean
  readonly ids: Readonly<Record<EventName, number>>
}

export function buildTrackerSettings(site: Site): TrackerSettings | null {
  const { enabled, collector, event_ids } = site.analytics
  return enabled || collector ? { push: enabled, collect: collector, ids: event_ids } : null
}
