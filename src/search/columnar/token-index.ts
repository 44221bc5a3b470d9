import { isNumberLike } from '../text/words.ts'

const chunkSize = 512

interface Chunk {
  readonly tokens: string[]
  readonly codes: number[]
}

/**
 * (token, code) pairs in order, in chunks of at most 512, so that a prefix is one binary search and an insertion moves
 * at most one chunk.
 *
 *     chunk 0: corolla·7  cruiser·12      chunk 1: hiace·9  hilux·3  land·12 …
 */
class SortedPairs {
  readonly #chunks: Chunk[] = [{ tokens: [], codes: [] }]

  add(token: string, code: number): void {
    const at = this.#chunkOf(token, code)
    const chunk = this.#chunks[at] as Chunk
    const place = firstNotBelow(chunk, token, code)
    chunk.tokens.splice(place, 0, token)
    chunk.codes.splice(place, 0, code)
    if (chunk.tokens.length <= chunkSize) return
    const half = chunkSize / 2
    this.#chunks.splice(at + 1, 0, { tokens: chunk.tokens.splice(half), codes: chunk.codes.splice(half) })
  }

  remove(token: string, code: number): void {
    const at = this.#chunkOf(token, code)
    const chunk = this.#chunks[at] as Chunk
    const place = firstNotBelow(chunk, token, code)
    if (chunk.tokens[place] !== token || chunk.codes[place] !== code) return
    chunk.tokens.splice(place, 1)
    chunk.codes.splice(place, 1)
    if (chunk.tokens.length === 0 && this.#chunks.length > 1) this.#chunks.splice(at, 1)
  }

  /**
   * Codes of the tokens equal to `text`, or with `prefix` of those that begin with it. A code may come more than once.
   */
  visit(text: string, prefix: boolean, found: (code: number) => void): void {
    for (let at = this.#chunkOf(text, 0); at < this.#chunks.length; at += 1) {
      const chunk = this.#chunks[at] as Chunk
      for (let place = firstNotBelow(chunk, text, 0); place < chunk.tokens.length; place += 1) {
        const token = chunk.tokens[place] as string
        if (prefix ? !token.startsWith(text) : token !== text) return
        found(chunk.codes[place] as number)
      }
    }
  }

  /** Whether `visit` would find any. */
  has(text: string, prefix: boolean): boolean {
    for (let at = this.#chunkOf(text, 0); at < this.#chunks.length; at += 1) {
      const chunk = this.#chunks[at] as Chunk
      const token = chunk.tokens[firstNotBelow(chunk, text, 0)]
      if (token !== undefined) return prefix ? token.startsWith(text) : token === text
    }
    return false
  }

  /** Every token once, in order. */
  visitTokens(found: (token: string) => void): void {
    let last = ''
    for (const chunk of this.#chunks) {
      for (const token of chunk.tokens) {
        if (token !== last) found(token)
        last = token
      }
    }
  }

  /** The last chunk whose first pair is not above (token, code); the first chunk when all are. */
  #chunkOf(token: string, code: number): number {
    let low = 0
    let high = this.#chunks.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      const chunk = this.#chunks[middle] as Chunk
      const first = chunk.tokens[0] as string
      if (first < token || (first === token && (chunk.codes[0] as number) <= code)) low = middle
      else high = middle - 1
    }
    return low
  }
}

function firstNotBelow(chunk: Chunk, token: string, code: number): number {
  let low = 0
  let high = chunk.tokens.length
  while (low < high) {
    const middle = (low + high) >> 1
    const other = chunk.tokens[middle] as string
    if (other < token || (other === token && (chunk.codes[middle] as number) < code)) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * Token → codes of one attribute's values. Number-like tokens are kept separately, because only words of letters are
 * corrected and a market has as many stock numbers as vehicles.
 */
export class TokenIndex {
  readonly #letters = new SortedPairs()
  readonly #numbers = new SortedPairs()

  add(token: string, code: number): void {
    ;(isNumberLike(token) ? this.#numbers : this.#letters).add(token, code)
  }

  remove(token: string, code: number): void {
    ;(isNumberLike(token) ? this.#numbers : this.#letters).remove(token, code)
  }

  visit(text: string, prefix: boolean, found: (code: number) => void): void {
    const numberLike = isNumberLike(text)
    if (!numberLike) this.#letters.visit(text, prefix, found)
    if (numberLike || prefix) this.#numbers.visit(text, prefix, found)
  }

  /** Whether any value has such a token: a few steps, however many values there are. */
  has(text: string, prefix: boolean): boolean {
    const numberLike = isNumberLike(text)
    return (
      (!numberLike && this.#letters.has(text, prefix)) || ((numberLike || prefix) && this.#numbers.has(text, prefix))
    )
  }

  visitLetterTokens(found: (token: string) => void): void {
    this.#letters.visitTokens(found)
  }
}
