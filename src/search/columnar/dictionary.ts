import type { AttributeValue } from '../search-engine.ts'
import { buildTokens } from '../text/value-words.ts'
import { nextCapacity } from './columns.ts'
import { elementBytes, mapEntryBytes, textBytes, tokenPairBytes } from './memory.ts'
import { TokenIndex } from './token-index.ts'
import { ValueOrder } from './value-order.ts'

/** What a column's codes stand for. `acquire` counts one more user of the value, `release` one fewer. */
export interface ValueTable {
  /** Whether the code stands for the value. May return false where the comparison would take longer than `acquire`. */
  holds(code: number, value: AttributeValue): boolean
  acquire(value: AttributeValue): number
  release(code: number): void
}

/** Code of 'no value' in every dictionary and set table; it is not counted and never freed. */
export const missingCode = 0

/**
 * Value ↔ code for one attribute, with reference counts. The code of a value without users goes to the next new value,
 * so the dictionary does not grow over years of changing stock.
 */
export class Dictionary implements ValueTable {
  readonly #codes = new Map<string, number>()
  readonly #values: string[] = ['']
  #users = new Int32Array(64)
  readonly #free: number[] = []
  #order: ValueOrder | null = null
  /** null: text search does not cover this attribute. */
  readonly tokens: TokenIndex | null
  /**
   * Code → ' cx 5 cx5 ': every token between spaces, so that a prefix is `includes(' ' + word)`. Empty without text.
   */
  readonly #tokenTexts: string[] = ['']
  /** Estimated bytes of the values in use: their texts, tokens and map entries. */
  #textBytes = 0

  constructor(withText: boolean) {
    this.tokens = withText ? new TokenIndex() : null
  }

  /** Codes are numbered from 1 to below this. */
  get end(): number {
    return this.#values.length
  }

  /** Estimated memory; see `memory.ts`. */
  get bytes(): number {
    const lists = this.tokens === null ? 1 : 2
    return (
      this.#textBytes + this.#values.length * elementBytes * lists + this.#users.byteLength + (this.#order?.bytes ?? 0)
    )
  }

  get values(): readonly string[] {
    return this.#values
  }

  /** Created on first use; this takes about ten milliseconds for ten thousand values. */
  get order(): ValueOrder {
    this.#order ??= new ValueOrder(this.#values, [...this.#codes.values()])
    return this.#order
  }

  get tokenTexts(): readonly string[] {
    return this.#tokenTexts
  }

  find(value: string): number | undefined {
    return this.#codes.get(value)
  }

  holds(code: number, value: AttributeValue): boolean {
    if (value === null || code === missingCode) return value === null && code === missingCode
    return this.#values[code] === (typeof value === 'string' ? value : String(value))
  }

  acquire(value: AttributeValue): number {
    if (value === null) return missingCode
    const text = typeof value === 'string' ? value : String(value)
    const known = this.#codes.get(text)
    if (known !== undefined) {
      this.#users[known] = (this.#users[known] as number) + 1
      return known
    }
    return this.#add(text)
  }

  release(code: number): void {
    if (code === missingCode) return
    const left = (this.#users[code] as number) - 1
    this.#users[code] = left
    if (left > 0) return
    const value = this.#values[code] as string
    this.#codes.delete(value)
    this.#order?.remove(code)
    const tokens = this.tokens === null ? [] : buildTokens(value)
    for (const token of tokens) this.tokens?.remove(token, code)
    if (this.tokens !== null) this.#tokenTexts[code] = ''
    this.#textBytes -= this.#bytesOf(value, tokens)
    this.#values[code] = ''
    this.#free.push(code)
  }

  #add(value: string): number {
    const code = this.#free.pop() ?? this.#values.length
    if (code >= this.#users.length) this.#grow(nextCapacity(this.#users.length, code + 1))
    this.#codes.set(value, code)
    this.#values[code] = value
    this.#users[code] = 1
    this.#order?.add(code)
    const tokens = this.tokens === null ? [] : buildTokens(value)
    for (const token of tokens) this.tokens?.add(token, code)
    if (this.tokens !== null) this.#tokenTexts[code] = ` ${tokens.join(' ')} `
    this.#textBytes += this.#bytesOf(value, tokens)
    return code
  }

  #bytesOf(value: string, tokens: readonly string[]): number {
    const own = mapEntryBytes + textBytes(value)
    if (this.tokens === null) return own
    return tokens.reduce((sum, token) => sum + tokenPairBytes + 2 * textBytes(token), own)
  }

  #grow(capacity: number): void {
    const users = new Int32Array(capacity)
    users.set(this.#users)
    this.#users = users
  }
}
