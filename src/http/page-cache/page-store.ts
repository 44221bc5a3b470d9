interface Sized {
  readonly bytes: number
}

/** A map of at most so many bytes: what was asked for longest ago goes first. */
export interface PageStore<Entry extends Sized> {
  /** Counts as use. */
  get(key: string): Entry | undefined
  /**
   * Replaces what the key held. An entry of more than an eighth of the limit is not kept: it would drive out all
   * others.
   */
  set(key: string, entry: Entry): void
  delete(key: string): void
  /** To be called when an entry's `bytes` have changed; does nothing for an entry that is no longer the key's. */
  resized(key: string, entry: Entry): void
  readonly bytes: number
  readonly size: number
  /** Entries that had to go for others, since the start. */
  readonly evictions: number
}

export function createPageStore<Entry extends Sized>(limitBytes: number): PageStore<Entry> {
  // A Map keeps the order of insertion; a use inserts anew, so the first entry is the one used longest ago.
  const entries = new Map<string, { readonly entry: Entry; counted: number }>()
  let bytes = 0
  let evictions = 0

  function remove(key: string): void {
    const held = entries.get(key)
    if (held === undefined) return
    bytes -= held.counted
    entries.delete(key)
  }

  function shrink(): void {
    for (const key of entries.keys()) {
      if (bytes <= limitBytes) return
      remove(key)
      evictions += 1
    }
  }

  return {
    get(key) {
      const held = entries.get(key)
      if (held === undefined) return undefined
      entries.delete(key)
      entries.set(key, held)
      return held.entry
    },
    set(key, entry) {
      remove(key)
      if (entry.bytes > limitBytes / 8) return
      entries.set(key, { entry, counted: entry.bytes })
      bytes += entry.bytes
      shrink()
    },
    delete: remove,
    resized(key, entry) {
      const held = entries.get(key)
      if (held?.entry !== entry) return
      bytes += entry.bytes - held.counted
      held.counted = entry.bytes
      shrink()
    },
    get bytes() {
      return bytes
    },
    get size() {
      return entries.size
    },
    get evictions() {
      return evictions
    },
  }
}
