import type { AttributeValue } from '../search-engine.ts'
import { nextCapacity } from './columns.ts'
import { mapEntryBytes, textBytes } from './memory.ts'
import { missingCode, type Dictionary, type ValueTable } from './dictionary.ts'
import { SetMasks } from './set-masks.ts'

/**
 * Sets of values as one code: equal sets are stored once. Members lie in one pool; the blocks of freed sets are given
 * to new sets of the same length.
 *
 *     code    starts  lengths          pool
 *      1   →    0        3       [ 4 9 12 | 4 7 | … ]
 *      2   →    3        2
 */
export class SetTable implements ValueTable {
  readonly members: Dictionary
  readonly masks = new SetMasks()
  readonly #codes = new Map<string, number>()
  #starts = new Int32Array(64)
  #lengths = new Int32Array(64)
  #users = new Int32Array(64)
  #pool = new Int32Array(256)
  #poolEnd = 0
  #end = 1
  readonly #freeCodes: number[] = []
  readonly #freeBlocks = new Map<number, number[]>()
  /** Estimated bytes of the keys and map entries of the sets in use. */
  #keyBytes = 0

  constructor(members: Dictionary) {
    this.members = members
  }

  /** Estimated memory, members included; see `memory.ts`. */
  get bytes(): number {
    const arrays = [this.#starts, this.#lengths, this.#users, this.#pool]
    const own = arrays.reduce((sum, array) => sum + array.byteLength, this.#keyBytes + this.masks.stored)
    return own + this.members.bytes
  }

  /** Codes are numbered from 0 (the empty set) to below this. */
  get end(): number {
    return this.#end
  }

  get starts(): Int32Array {
    return this.#starts
  }

  get lengths(): Int32Array {
    return this.#lengths
  }

  get pool(): Int32Array {
    return this.#pool
  }

  /** Average number of members, over all sets that were ever stored. */
  get meanLength(): number {
    return this.#poolEnd / this.#end
  }

  /** Returns false for a list that names a value twice. */
  holds(code: number, value: AttributeValue): boolean {
    if (!Array.isArray(value)) return code === missingCode
    const start = this.#starts[code] as number
    const end = start + (this.#lengths[code] as number)
    if (value.length !== end - start) return false
    // The lists have equal lengths and each member occurs in the other, so both are the same set.
    for (let place = start; place < end; place += 1) {
      if (!value.includes(this.members.values[this.#pool[place] as number])) return false
    }
    return true
  }

  acquire(value: AttributeValue): number {
    if (!Array.isArray(value) || value.length === 0) return missingCode
    const members = [...new Set(value as readonly string[])]
      .map((member) => this.members.acquire(member))
      .sort((left, right) => left - right)
    const key = members.join()
    const known = this.#codes.get(key)
    if (known === undefined) return this.#add(key, members)
    for (const member of members) this.members.release(member)
    this.#users[known] = (this.#users[known] as number) + 1
    return known
  }

  release(code: number): void {
    if (code === missingCode) return
    const left = (this.#users[code] as number) - 1
    this.#users[code] = left
    if (left > 0) return
    const start = this.#starts[code] as number
    const length = this.#lengths[code] as number
    const members = this.#pool.subarray(start, start + length)
    const key = members.join()
    this.#codes.delete(key)
    this.#keyBytes -= mapEntryBytes + textBytes(key)
    for (const member of members) this.members.release(member)
    const blocks = this.#freeBlocks.get(length)
    if (blocks === undefined) this.#freeBlocks.set(length, [start])
    else blocks.push(start)
    this.#lengths[code] = 0
    this.#freeCodes.push(code)
  }

  #add(key: string, members: readonly number[]): number {
    const code = this.#freeCodes.pop() ?? this.#end++
    if (code >= this.#users.length) {
      const capacity = nextCapacity(this.#users.length, code + 1)
      this.#starts = grown(this.#starts, capacity)
      this.#lengths = grown(this.#lengths, capacity)
      this.#users = grown(this.#users, capacity)
    }
    const start = this.#freeBlocks.get(members.length)?.pop() ?? this.#takeBlock(members.length)
    this.#pool.set(members, start)
    this.#starts[code] = start
    this.#lengths[code] = members.length
    this.#users[code] = 1
    this.#codes.set(key, code)
    this.#keyBytes += mapEntryBytes + textBytes(key)
    this.masks.set(code, members)
    return code
  }

  #takeBlock(length: number): number {
    const start = this.#poolEnd
    this.#poolEnd += length
    if (this.#poolEnd > this.#pool.length)
      this.#pool = grown(this.#pool, nextCapacity(this.#pool.length, this.#poolEnd))
    return start
  }
}

function grown(old: Int32Array<ArrayBuffer>, capacity: number): Int32Array<ArrayBuffer> {
  const array = new Int32Array(capacity)
  array.set(old)
  return array
}
