import { LRUCache } from 'lru-cache'
import type { FetchFault } from './fetch-picture.ts'

/** Milliseconds for which a picture that could not be fetched is not requested again. */
const keptMs: Readonly<Record<FetchFault, number>> = { unusable: 10 * 60_000, host: 2 * 60_000 }
/** Circuit breaker: after this number of failures in a row a host gets no request for `restMs`. */
const failuresInRow = 3
const restMs = 30_000
/** Entries of each LRU cache; a forgotten one costs one request. */
const mostKept = 10_000

/** Recent failures, so that a broken picture is requested once in a while and not for every visitor. */
export interface PhotoFaults {
  /** Returns the fault that a request would probably meet, or null where the picture should be requested. */
  find(picture: string, host: string): FetchFault | null
  noteFault(picture: string, host: string, fault: FetchFault): void
  noteSuccess(host: string): void
}

/** `now`: epoch milliseconds. The state is in memory, so each process keeps its own. */
export function createPhotoFaults(now: () => number): PhotoFaults {
  const pictures = new LRUCache<string, { readonly fault: FetchFault; readonly until: number }>({ max: mostKept })
  const hosts = new LRUCache<string, { readonly failures: number; readonly restsUntil: number }>({ max: mostKept })

  return {
    find(picture, host) {
      const known = pictures.get(picture)
      if (known !== undefined && known.until > now()) return known.fault
      if (known !== undefined) pictures.delete(picture)
      return (hosts.get(host)?.restsUntil ?? 0) > now() ? 'host' : null
    },
    noteFault(picture, host, fault) {
      pictures.set(picture, { fault, until: now() + keptMs[fault] })
      if (fault === 'unusable') return
      const failures = (hosts.get(host)?.failures ?? 0) + 1
      // One more failure after the pause is enough for the next pause.
      hosts.set(host, { failures, restsUntil: failures >= failuresInRow ? now() + restMs : 0 })
    },
    noteSuccess(host) {
      hosts.delete(host)
    },
  }
}
