import { createContext, use } from 'react'
import type { EventName, VisitorEvent } from '#domain/analytics/event-catalogue.ts'
import type { Site } from '#site/site.ts'

const collectorPath = '/api/events'

export type Track = (event: VisitorEvent) => void

/** What the browser needs to report events (API-02). */
export interface TrackerSettings {
  /** Push to the page's dataLayer. */
  readonly push: boolean
  /** Send to the platform's own collector. */
  readonly collect: boolean
  readonly ids: Readonly<Record<EventName, number>>
}

/** null: this site reports no events. */
export function buildTrackerSettings(site: Site): TrackerSettings | null {
  const { enabled, collector, event_ids } = site.analytics
  return enabled || collector ? { push: enabled, collect: collector, ids: event_ids } : null
}

/** The parts of the browser that a tracker uses; a test hands in its own. */
export interface TrackerSurroundings {
  readonly push: (entry: object) => void
  /** False or a throw: it was not taken. */
  readonly send: (path: string, body: string) => boolean
  readonly path: () => string
  readonly warn: (message: string, error: unknown) => void
}

/**
 * Reports events by every way that the site has on. Whatever fails is a warning in the console and nothing to the
 * visitor (API-02).
 */
export function createTrack(
  settings: TrackerSettings | null,
  surroundings: TrackerSurroundings = browserSurroundings,
): Track {
  if (settings === null) return () => undefined
  return (event) => {
    const attempt = (way: string, report: () => boolean): void => {
      try {
        if (!report()) surroundings.warn(`event ${event.name} was not taken by the ${way}`, null)
      } catch (error) {
        surroundings.warn(`event ${event.name} could not be reported to the ${way}`, error)
      }
    }
    if (settings.push)
      attempt('dataLayer', () => {
        surroundings.push({ event: event.name, event_id: settings.ids[event.name], ...event.parameters })
        return true
      })
    if (settings.collect)
      attempt('collector', () =>
        surroundings.send(collectorPath, JSON.stringify({ ...event, path: surroundings.path() })),
      )
  }
}

const browserSurroundings: TrackerSurroundings = {
  push(entry) {
    const page = window as { dataLayer?: object[] }
    page.dataLayer = page.dataLayer ?? []
    page.dataLayer.push(entry)
  },
  // A beacon outlives the page: an event on the way out still arrives.
  send: (path, body) => navigator.sendBeacon(path, new Blob([body], { type: 'application/json' })),
  path: () => window.location.pathname,
  // oxlint-disable-next-line no-console -- the browser's console is where a failed event is logged
  warn: (message, error) => console.warn(message, error),
}

/** Reports nothing until the page's frame provides a tracker. */
export const TrackContext = createContext<Track>(() => undefined)

export function useTrack(): Track {
  return use(TrackContext)
}
