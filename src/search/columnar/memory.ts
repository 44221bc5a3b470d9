/**
 * What the engine's parts take in memory, for `ColumnarEngine.bytes`. Typed arrays report their size; what V8 keeps for
 * texts and maps is estimated by these figures of Node 26 on 64 bits, which `bench/server/cold-sites.bench.ts` checks
 * against the heap.
 */

/** An element of an array of texts or of small integers. */
export const elementBytes = 8

/** An entry of a Map: key, value, chain and half a bucket, and the room that a Map keeps free. */
export const mapEntryBytes = 48

/** A text of Latin letters: its header and its characters in whole words of eight bytes. */
export function textBytes(text: string): number {
  return 16 + ((text.length + 7) & ~7)
}

/** A (token, code) pair of the token index, with the room that its chunks keep free. */
export const tokenPairBytes = 2 * elementBytes * 1.5
