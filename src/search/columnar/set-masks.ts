import { nextCapacity, Scratch } from './columns.ts'

/** 128 different members: beyond this, a mask is no shorter than a list of members. */
const maxBytes = 16

/**
 * Sets as bit masks, for counting many sets. A vehicle has about eight features of perhaps thirty. Counting by lists
 * takes eight increments per vehicle; counting each byte of the mask as a whole (256 counters per byte) takes four, and
 * the counters are spread over the members once at the end.
 *
 *     code 7 = { Tow bar (2), Bluetooth (3), Sunroof (9) }     bits 2, 3, 9
 *     bytes          00001100  00000010
 *     counters       [0][12]++ [1][2]++
 *     at the end     member 2 += [0][12] + every other counter of byte 0 with bit 2 …
 */
export class SetMasks {
  #bytes = 1
  #masks = new Uint8Array(64)
  /** Zero between queries. */
  readonly #counters = new Scratch()
  #dropped = false

  /** Bytes of a mask, which is the cost of counting one set; Infinity once there are too many different members. */
  get bytes(): number {
    return this.#dropped ? Infinity : this.#bytes
  }

  /** Memory of the masks. */
  get stored(): number {
    return this.#masks.byteLength
  }

  set(code: number, members: readonly number[]): void {
    if (this.#dropped) return
    const needed = ((members.at(-1) ?? 0) >> 3) + 1
    if (needed > maxBytes) {
      this.#dropped = true
      this.#masks = new Uint8Array(0)
      return
    }
    if (needed > this.#bytes) this.#widen(needed)
    const start = code * this.#bytes
    if (start + this.#bytes > this.#masks.length) {
      const masks = new Uint8Array(nextCapacity(this.#masks.length, start + this.#bytes))
      masks.set(this.#masks)
      this.#masks = masks
    }
    this.#masks.fill(0, start, start + this.#bytes)
    for (const member of members)
      this.#masks[start + (member >> 3)] = (this.#masks[start + (member >> 3)] as number) | (1 << (member & 7))
  }

  /** Calls back once for each member of any of the counted sets. */
  count(codes: Int32Array, count: number, found: (member: number, times: number) => void): void {
    const masks = this.#masks
    const bytes = this.#bytes
    const counters = this.#counters.ints(bytes * 256)
    for (let at = 0; at < count; at += 1) {
      const start = (codes[at] as number) * bytes
      for (let byte = 0; byte < bytes; byte += 1) {
        const counter = (byte << 8) | (masks[start + byte] as number)
        counters[counter] = (counters[counter] as number) + 1
      }
    }
    for (let byte = 0; byte < bytes; byte += 1) foldByte(counters, byte, found)
  }

  #widen(bytes: number): void {
    const sets = Math.floor(this.#masks.length / this.#bytes)
    const masks = new Uint8Array(sets * bytes)
    for (let code = 0; code < sets; code += 1)
      masks.set(this.#masks.subarray(code * this.#bytes, (code + 1) * this.#bytes), code * bytes)
    this.#masks = masks
    this.#bytes = bytes
  }
}

/**
 * Spreads the 256 counters of a byte over its bits, the highest bit first. The upper half of the counters has the bit;
 * its counts are added to the lower half, which then covers the remaining bits. Leaves the counters at zero.
 */
function foldByte(counters: Int32Array, byte: number, found: (member: number, times: number) => void): void {
  const start = byte << 8
  for (let bit = 7; bit >= 0; bit -= 1) {
    const half = 1 << bit
    let times = 0
    for (let mask = start; mask < start + half; mask += 1) {
      const upper = counters[mask + half] as number
      times += upper
      counters[mask] = (counters[mask] as number) + upper
      counters[mask + half] = 0
    }
    if (times > 0) found(byte * 8 + bit, times)
  }
  counters[start] = 0
}
