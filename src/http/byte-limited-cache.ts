import { LRUCache } from 'lru-cache'

interface Sized {
  /** 1 or more. May grow after the entry was stored; see `resized`. */
  readonly bytes: number
}

/** An LRU cache that is limited by the bytes of its entries: the least recently used entry is evicted first. */
export interface ByteLimitedCache<Entry extends Sized> {
  /** Marks the entry as recently used. */
  get(key: string): Entry | undefined
  /**
   * Replaces the entry of the key. Does not store an entry of more than an eighth of the limit, which would evict too
   * many others.
   */
  set(key: string, entry: Entry): void
  delete(key: string): void
  /** Call this when the `bytes` of an entry have changed. Does nothing for an entry that the key no longer holds. */
  resized(key: string, entry: Entry): void
  readonly bytes: number
  readonly size: number
  /** Number of entries evicted since the cache was created. */
  readonly evictions: number
}

/** See ByteLimitedCache. With `limitBytes` 0 nothing is stored. */
export function createByteLimitedCache<Entry extends Sized>(limitBytes: number): ByteLimitedCache<Entry> {
  let evictions = 0
  const entries = new LRUCache<string, Entry>({
    maxSize: Math.max(1, limitBytes),
    sizeCalculation: ({ bytes }) => bytes,
    dispose: (_entry, _key, reason) => {
      if (reason === 'evict') evictions += 1
    },
  })
  return {
    get: (key) => entries.get(key),
    set(key, entry) {
      if (entry.bytes > limitBytes / 8) entries.delete(key)
      else entries.set(key, entry)
    },
    delete: (key) => void entries.delete(key),
    resized(key, entry) {
      if (entries.peek(key) !== entry) return
      // The library measures a value when it is stored, and not again when the same value is stored once more.
      entries.delete(key)
      entries.set(key, entry)
    },
    get bytes() {
      return entries.calculatedSize
    },
    get size() {
      return entries.size
    },
    get evictions() {
      return evictions
    },
  }
}
