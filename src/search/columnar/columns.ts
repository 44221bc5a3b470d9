/** Marks 'no value' in a column of numbers; the least 32-bit integer, which no attribute may hold. */
export const missingNumber = -2_147_483_648

export type CodeArray = Uint8Array | Uint16Array | Uint32Array

/**
 * Slot → code, stored in one byte until a code needs two, then four. Most attributes of a vehicle have fewer than 256
 * values, so the whole market's column fits a processor cache.
 */
export class CodeColumn {
  codes: CodeArray

  constructor(capacity: number) {
    this.codes = new Uint8Array(capacity)
  }

  get bytes(): number {
    return this.codes.byteLength
  }

  get(slot: number): number {
    return this.codes[slot] as number
  }

  set(slot: number, code: number): void {
    if (code > 0xff && this.codes instanceof Uint8Array)
      this.codes = code > 0xffff ? Uint32Array.from(this.codes) : Uint16Array.from(this.codes)
    else if (code > 0xffff && this.codes instanceof Uint16Array) this.codes = Uint32Array.from(this.codes)
    this.codes[slot] = code
  }

  grow(capacity: number): void {
    const old = this.codes
    if (old instanceof Uint8Array) this.codes = new Uint8Array(capacity)
    else if (old instanceof Uint16Array) this.codes = new Uint16Array(capacity)
    else this.codes = new Uint32Array(capacity)
    this.codes.set(old)
  }

  /**
   * Writes the codes of `count` slots to `out`. All later loops work on 32-bit integers, so only this method handles
   * the three widths, each in its own loop that the compiler can specialise.
   */
  gather(slots: Int32Array, count: number, out: Int32Array): void {
    const codes = this.codes
    if (codes instanceof Uint8Array) gather8(codes, slots, count, out)
    else if (codes instanceof Uint16Array) gather16(codes, slots, count, out)
    else gather32(codes, slots, count, out)
  }

  /**
   * Counts the codes of `count` slots. Neighbouring codes are often equal, and an increment of the same counter has to
   * wait for the one before. Two sets of counters, used in turn, halve that wait.
   */
  tally(slots: Int32Array, count: number, even: Int32Array, odd: Int32Array): void {
    const codes = this.codes
    if (codes instanceof Uint8Array) tally8(codes, slots, count, even, odd)
    else if (codes instanceof Uint16Array) tally16(codes, slots, count, even, odd)
    else tally32(codes, slots, count, even, odd)
    if ((count & 1) === 0) return
    const last = this.get(slots[count - 1] as number)
    even[last] = (even[last] as number) + 1
  }

  /** Adds the bits `table[code]` of `count` slots to `out`. */
  orBits(slots: Int32Array, count: number, table: Int32Array, out: Int32Array): void {
    const codes = this.codes
    if (codes instanceof Uint8Array) orBits8(codes, slots, count, table, out)
    else if (codes instanceof Uint16Array) orBits16(codes, slots, count, table, out)
    else orBits32(codes, slots, count, table, out)
  }

  /** Writes `table[code]` of `count` slots to `out`: a filter on one attribute in a single pass. */
  lookUp(slots: Int32Array, count: number, table: Uint8Array, out: Uint8Array): void {
    const codes = this.codes
    if (codes instanceof Uint8Array) lookUp8(codes, slots, count, table, out)
    else if (codes instanceof Uint16Array) lookUp16(codes, slots, count, table, out)
    else lookUp32(codes, slots, count, table, out)
  }
}

function orBits8(codes: Uint8Array, slots: Int32Array, count: number, table: Int32Array, out: Int32Array): void {
  for (let at = 0; at < count; at += 1)
    out[at] = (out[at] as number) | (table[codes[slots[at] as number] as number] as number)
}

function orBits16(codes: Uint16Array, slots: Int32Array, count: number, table: Int32Array, out: Int32Array): void {
  for (let at = 0; at < count; at += 1)
    out[at] = (out[at] as number) | (table[codes[slots[at] as number] as number] as number)
}

function orBits32(codes: Uint32Array, slots: Int32Array, count: number, table: Int32Array, out: Int32Array): void {
  for (let at = 0; at < count; at += 1)
    out[at] = (out[at] as number) | (table[codes[slots[at] as number] as number] as number)
}

/** The three widths of `CodeColumn.tally`. */
function tally8(codes: Uint8Array, slots: Int32Array, count: number, even: Int32Array, odd: Int32Array): void {
  for (let at = 1; at < count; at += 2) {
    const one = codes[slots[at - 1] as number] as number
    const two = codes[slots[at] as number] as number
    even[one] = (even[one] as number) + 1
    odd[two] = (odd[two] as number) + 1
  }
}

function tally16(codes: Uint16Array, slots: Int32Array, count: number, even: Int32Array, odd: Int32Array): void {
  for (let at = 1; at < count; at += 2) {
    const one = codes[slots[at - 1] as number] as number
    const two = codes[slots[at] as number] as number
    even[one] = (even[one] as number) + 1
    odd[two] = (odd[two] as number) + 1
  }
}

function tally32(codes: Uint32Array, slots: Int32Array, count: number, even: Int32Array, odd: Int32Array): void {
  for (let at = 1; at < count; at += 2) {
    const one = codes[slots[at - 1] as number] as number
    const two = codes[slots[at] as number] as number
    even[one] = (even[one] as number) + 1
    odd[two] = (odd[two] as number) + 1
  }
}

function lookUp8(codes: Uint8Array, slots: Int32Array, count: number, table: Uint8Array, out: Uint8Array): void {
  for (let at = 0; at < count; at += 1) out[at] = table[codes[slots[at] as number] as number] as number
}

function lookUp16(codes: Uint16Array, slots: Int32Array, count: number, table: Uint8Array, out: Uint8Array): void {
  for (let at = 0; at < count; at += 1) out[at] = table[codes[slots[at] as number] as number] as number
}

function lookUp32(codes: Uint32Array, slots: Int32Array, count: number, table: Uint8Array, out: Uint8Array): void {
  for (let at = 0; at < count; at += 1) out[at] = table[codes[slots[at] as number] as number] as number
}

function gather8(codes: Uint8Array, slots: Int32Array, count: number, out: Int32Array): void {
  for (let at = 0; at < count; at += 1) out[at] = codes[slots[at] as number] as number
}

function gather16(codes: Uint16Array, slots: Int32Array, count: number, out: Int32Array): void {
  for (let at = 0; at < count; at += 1) out[at] = codes[slots[at] as number] as number
}

function gather32(codes: Uint32Array, slots: Int32Array, count: number, out: Int32Array): void {
  for (let at = 0; at < count; at += 1) out[at] = codes[slots[at] as number] as number
}

/** Slot → integer, `missingNumber` where there is none. */
export class NumberColumn {
  values: Int32Array

  constructor(capacity: number) {
    this.values = new Int32Array(capacity)
  }

  grow(capacity: number): void {
    const old = this.values
    this.values = new Int32Array(capacity)
    this.values.set(old)
  }
}

/**
 * Buffers that are reused from query to query. They grow to the largest query seen and are never cleared as a whole:
 * code that writes to an array that others expect to be zero resets the places it touched. A small site's query
 * therefore does no work that grows with the whole market.
 */
export class Scratch {
  #array = new Int32Array(1024)

  /** Returns an array of at least `length`. A grown array is zeroed. */
  ints(length: number): Int32Array {
    if (this.#array.length < length) this.#array = new Int32Array(Math.max(length, this.#array.length * 2))
    return this.#array
  }
}

/** The same for bytes, with a 32-bit view over them; the lengths are multiples of four. */
export class ByteScratch {
  #array = new Uint8Array(1024)
  #words = new Int32Array(this.#array.buffer)

  bytes(length: number): Uint8Array {
    this.#reach(length)
    return this.#array
  }

  words(length: number): Int32Array {
    this.#reach(length)
    return this.#words
  }

  #reach(length: number): void {
    if (this.#array.length >= length) return
    this.#array = new Uint8Array((Math.max(length, this.#array.length * 2) + 3) & ~3)
    this.#words = new Int32Array(this.#array.buffer)
  }
}

/** Next capacity that holds `needed`: half as much again, a compromise between copying and unused memory. */
export function nextCapacity(current: number, needed: number): number {
  return Math.max(needed, Math.ceil(current * 1.5), 64)
}
