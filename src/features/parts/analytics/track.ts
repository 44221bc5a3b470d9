import { createContext, use } from 'react'
import type { EventName, VisitorEvent } from '#domain/analytics/event-catalogue.ts'
import type { Site } from '#site/site.ts'
import { runLater } from './run-later.ts'

const collectorPath = '/api/events'

export type Track = (event: VisitorEvent) => void

/** Settings of the event tracking in the browser (API-02). */
export interface TrackerSettings {
  /** Whether to push events to the page's dataLayer. */
  readonly push: boolean
  /** Whether to send events to the platform's collector. */
  readonly collect: boolean
  readonly ids: Readonly<Record<EventName, number>>
}

/** Builds the tracker settings; null when the site reports no events. */
export function buildTrackerSettings(site: Site): TrackerSettings | null {
  const { enabled, collector, event_ids } = site.analytics
  return enabled || collector ? { push: enabled, collect: collector, ids: event_ids } : null
}

/** Browser functions that a tracker uses; tests inject their own. */
export interface TrackerBrowser {
  readonly push: (entry: object) => void
  /** Returns false or throws when the event was not accepted. */
  readonly send: (path: string, body: string) => boolean
  /** Runs a task when nothing more urgent waits, and before the visitor leaves. */
  readonly later: (task: () => void) => void
  readonly path: () => string
  readonly warn: (message: string, error: unknown) => void
}

/**
 * Creates a function that reports events by every enabled channel. A failure is logged as a console warning and does
 * not affect the visitor (API-02).
 */
export function createTrack(settings: TrackerSettings | null, browser: TrackerBrowser = thisBrowser): Track {
  if (settings === null) return () => undefined
  return (event) => {
    const attempt = (way: string, report: () => boolean): void => {
      try {
        if (!report()) browser.warn(`event ${event.name} was not taken by the ${way}`, null)
      } catch (error) {
        browser.warn(`event ${event.name} could not be reported to the ${way}`, error)
      }
    }
    if (settings.push)
      attempt('dataLayer', () => {
        browser.push({ event: event.name, event_id: settings.ids[event.name], ...event.parameters })
        return true
      })
    if (settings.collect) {
      const body = JSON.stringify({ ...event, path: browser.path() })
      browser.later(() => attempt('collector', () => browser.send(collectorPath, body)))
    }
  }
}

const thisBrowser: TrackerBrowser = {
  push(entry) {
    const page = window as { dataLayer?: object[] }
    page.dataLayer = page.dataLayer ?? []
    page.dataLayer.push(entry)
  },
  // A beacon is sent even when the visitor leaves the page.
  send: (path, body) => navigator.sendBeacon(path, new Blob([body], { type: 'application/json' })),
  later: runLater,
  path: () => window.location.pathname,
  // oxlint-disable-next-line no-console -- the browser's console is where a failed event is logged
  warn: (message, error) => console.warn(message, error),
}

/** Does nothing until the layout route provides a tracker. */
export const TrackContext = createContext<Track>(() => undefined)

export function useTrack(): Track {
  return use(TrackContext)
}
