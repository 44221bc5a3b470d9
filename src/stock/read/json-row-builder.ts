import { FeedError, readLimits } from './feed-row.ts'
import type { FeedRow } from './feed-row.ts'

export type JsonToken =
  | { readonly name: 'startObject' | 'endObject' | 'startArray' | 'endArray' | 'startString' | 'endString' }
  | { readonly name: 'keyValue' | 'stringChunk' | 'numberValue'; readonly value: string }
  | { readonly name: 'trueValue' | 'falseValue' | 'nullValue'; readonly value: boolean | null }

type Container = Record<string, unknown> | unknown[]

/** Without a prototype, so that 'constructor' and '__proto__' are ordinary field names. */
const createFields = (): Record<string, unknown> => Object.create(null) as Record<string, unknown>

/**
 * Puts rows together from JSON tokens and forgets everything outside them, so that a file of any size needs the memory
 * of one row. Rows are the members of one list: the list at `path`, or, without one, the outermost list, or the first
 * list that the outermost object holds.
 *
 *   { "meta": {…}, "vehicles": [ {row 1}, {row 2} ] }     path: ['vehicles'], or none
 */
export class RowBuilder {
  rowCount = 0
  private readonly path: readonly string[] | undefined
  /** Keys that lead to the present place outside rows; null stands for a place inside a list. */
  private readonly outside: (string | null)[] = []
  private readonly outsideKinds: ('object' | 'list')[] = []
  private key = ''
  private inList = false
  private listSeen = false
  private rootDone = false

  private readonly stack: Container[] = []
  private readonly keys: string[] = []
  private text: string | null = null
  private problem: string | null = null
  private fieldCount = 0
  private words: string[] = []
  /** Depth inside a row, counted also where the row is already given up. */
  private depth = 0

  constructor(path: readonly string[] | undefined) {
    this.path = path
  }

  /** Takes the next token; gives a row when the token ends one. */
  take(token: JsonToken): FeedRow | null {
    return this.inList ? this.takeInList(token) : this.takeOutside(token)
  }

  /** Throws FeedError when the document ended before its end, or held no list of rows. */
  requireComplete(): void {
    if (!this.rootDone) {
      if (this.outside.length === 0 && !this.inList) return // Only white space: the import reports an empty feed.
      throw new FeedError('failed', `the file is cut off: the JSON ends in the middle, after row ${this.rowCount}`)
    }
    if (!this.listSeen) {
      const wanted = this.path === undefined ? 'a list of vehicles' : `a list at '${this.path.join('.')}'`
      throw new FeedError(
        'failed',
        `the JSON holds no ${wanted.slice(2)}; name its place in the mapping under json.path`,
      )
    }
  }

  private takeOutside(token: JsonToken): null {
    if (token.name === 'keyValue') {
      this.key = token.value
    } else if (token.name === 'startArray' && this.isRowList()) {
      this.inList = true
      this.listSeen = true
    } else if (token.name === 'startArray' || token.name === 'startObject') {
      this.enter(token.name === 'startObject' ? 'object' : 'list')
    } else if (token.name === 'endArray' || token.name === 'endObject') {
      this.outside.pop()
      this.outsideKinds.pop()
      if (this.outside.length === 0) this.rootDone = true
    } else if (this.outside.length === 0) {
      throw new FeedError('failed', 'the JSON is a single value where a list of vehicles was expected')
    }
    return null
  }

  private enter(kind: 'object' | 'list'): void {
    if (this.outside.length >= readLimits.depth)
      throw new FeedError('failed', `the JSON is nested more than ${readLimits.depth} levels deep outside the vehicles`)
    this.outside.push(this.outsideKinds.at(-1) === 'object' ? this.key : null)
    this.outsideKinds.push(kind)
  }

  private isRowList(): boolean {
    if (this.listSeen) return false
    const inObject = this.outsideKinds.at(-1) === 'object'
    const place = inObject ? [...this.outside.slice(1), this.key] : []
    if (this.path !== undefined)
      return inObject && place.length === this.path.length && place.every((key, at) => key === this.path?.[at])
    return this.outside.length === 0 || (this.outside.length === 1 && inObject)
  }

  private takeInList(token: JsonToken): FeedRow | null {
    if (this.depth === 0) return this.takeBetweenRows(token)
    switch (token.name) {
      case 'startObject':
        this.open(createFields())
        break
      case 'startArray':
        this.open([])
        break
      case 'endObject':
      case 'endArray':
        return this.close()
      case 'keyValue':
        this.keys[this.keys.length - 1] = token.value
        break
      case 'startString':
        this.text = ''
        break
      case 'stringChunk':
        this.addText(token.value)
        break
      case 'endString':
        if (this.text !== null) this.add(this.text)
        this.text = null
        break
      case 'numberValue':
        this.add(Number(token.value))
        break
      case 'trueValue':
      case 'falseValue':
      case 'nullValue':
        this.add(token.value)
        break
    }
    return null
  }

  private addText(chunk: string): void {
    if (this.text === null) return
    if (this.text.length + chunk.length > readLimits.cell)
      this.giveUp(`the text of '${this.keys.at(-1) ?? ''}' is longer than ${readLimits.cell} characters`)
    else this.text += chunk
  }

  private takeBetweenRows(token: JsonToken): FeedRow | null {
    switch (token.name) {
      case 'startObject':
        this.open(createFields())
        break
      case 'startArray':
        this.problem = 'a list where an object was expected'
        this.open([])
        break
      case 'endArray':
        this.inList = false
        if (this.outside.length === 0) this.rootDone = true
        break
      case 'endString':
      case 'numberValue':
      case 'trueValue':
      case 'falseValue':
      case 'nullValue':
        this.rowCount += 1
        return {
          ok: false,
          rowNumber: this.rowCount,
          reason: 'a single value where an object was expected',
          words: 'value' in token ? [String(token.value)] : [],
        }
      case 'startString':
      case 'stringChunk':
      case 'keyValue':
      case 'endObject':
        break
    }
    return null
  }

  private open(container: Container): void {
    this.depth += 1
    if (this.depth > readLimits.deepest)
      throw new FeedError('failed', `row ${this.rowCount + 1} is nested more than ${readLimits.deepest} levels deep`)
    if (this.depth > readLimits.depth) {
      this.giveUp(`nested more than ${readLimits.depth} levels deep`)
      return
    }
    if (this.problem === null && this.depth > 1) this.add(container)
    this.stack.push(container)
    this.keys.push('')
  }

  private close(): FeedRow | null {
    this.depth -= 1
    if (this.depth < this.stack.length) {
      const done = this.stack.pop()
      this.keys.pop()
      if (this.depth === 0) return this.finish(done)
    }
    return null
  }

  private finish(done: Container | undefined): FeedRow {
    this.rowCount += 1
    const { problem, words } = this
    this.problem = null
    this.fieldCount = 0
    this.words = []
    this.text = null
    if (problem !== null || done === undefined || Array.isArray(done))
      return { ok: false, rowNumber: this.rowCount, reason: problem ?? 'not an object', words }
    return { ok: true, rowNumber: this.rowCount, fields: done }
  }

  private add(value: unknown): void {
    if (typeof value === 'string' && value.length <= 100 && this.words.length < 500) this.words.push(value)
    if (this.problem !== null) return
    this.fieldCount += 1
    if (this.fieldCount > readLimits.fields) {
      this.giveUp(`has more than ${readLimits.fields} values`)
      return
    }
    const into = this.stack.at(-1)
    if (Array.isArray(into)) into.push(value)
    else if (into !== undefined) into[this.keys.at(-1) ?? ''] = value
  }

  private giveUp(reason: string): void {
    this.problem ??= reason
    this.text = null
  }
}
