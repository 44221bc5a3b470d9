import type { FetchFault } from './fetch-picture.ts'

/** How long a picture that could not be had is not asked for again. */
const keptMs: Readonly<Record<FetchFault, number>> = { unusable: 10 * 60_000, host: 2 * 60_000 }
/**
 * A host that failed so often in a row is left alone for so long: a host that hangs would hold every place that
 * fetches.
 */
const failuresInRow = 3
const restMs = 30_000
/** Beyond it the oldest are forgotten; forgetting costs one request. */
const mostKept = 10_000

/** What could not be had lately, so that a broken picture is asked for once in a while and not by every visitor. */
export interface PhotoFaults {
  /** The fault that a request would meet; null: it is worth asking. */
  find(picture: string, host: string): FetchFault | null
  noteFault(picture: string, host: string, fault: FetchFault): void
  noteSuccess(host: string): void
}

/** `now`: epoch milliseconds. Kept in memory: another process asks for itself. */
export function createPhotoFaults(now: () => number): PhotoFaults {
  const pictures = new Map<string, { readonly fault: FetchFault; readonly until: number }>()
  const hosts = new Map<string, { readonly failures: number; readonly restsUntil: number }>()

  function keep<Value>(map: Map<string, Value>, key: string, value: Value): void {
    map.delete(key)
    map.set(key, value)
    for (const oldest of map.keys()) {
      if (map.size <= mostKept) return
      map.delete(oldest)
    }
  }

  return {
    find(picture, host) {
      const known = pictures.get(picture)
      if (known !== undefined && known.until > now()) return known.fault
      if (known !== undefined) pictures.delete(picture)
      return (hosts.get(host)?.restsUntil ?? 0) > now() ? 'host' : null
    },
    noteFault(picture, host, fault) {
      keep(pictures, picture, { fault, until: now() + keptMs[fault] })
      if (fault === 'unusable') return
      const failures = (hosts.get(host)?.failures ?? 0) + 1
      // After its rest one more failure is enough to rest again.
      keep(hosts, host, { failures, restsUntil: failures >= failuresInRow ? now() + restMs : 0 })
    },
    noteSuccess(host) {
      hosts.delete(host)
    },
  }
}
