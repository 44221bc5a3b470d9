import { parseFilterTokens, type FilterExpressionError, type FilterToken } from './filter-tokens.ts'
import type { AttributeDefinition, Filter, IndexSchema } from './search-engine.ts'

/**
 * The filter language of site configuration and separate searches (SRCH-14, SRCH-18):
 *
 *     make = 'Toyota' AND (km < 50000 OR NOT car_type IN ('used', 'demo')) AND price >= 10000
 *
 *     expression  = term { OR term }
 *     term        = factor { AND factor }
 *     factor      = NOT factor | '(' expression ')' | TRUE | FALSE | EXISTS '(' attribute ')' | comparison
 *     comparison  = attribute ( '=' | '!=' ) value
 *                 | attribute [ NOT ] IN '(' [ value { ',' value } ] ')'
 *                 | attribute ( '<' | '<=' | '>' | '>=' ) number
 *                 | attribute BETWEEN number AND number          both ends inclusive
 *     value       = 'text' with '' for a quote | number | TRUE | FALSE
 *
 * Key words in any case; attribute names as they are. A number attribute takes numbers, in its written unit: money is
 * written in dollars (`price < 20000.50`) and kept in cents. The others take text; TRUE and FALSE stand for 'true' and
 * 'false'. A missing value satisfies no comparison but `!=` and `NOT IN`.
 */
export type FilterExpressionResult =
  | { readonly ok: true; readonly filter: Filter }
  | { readonly ok: false; readonly error: FilterExpressionError }

const maxDepth = 50

/** Never throws; an error says what is expected and where. */
export function parseFilterExpression(text: string, schema: IndexSchema): FilterExpressionResult {
  const cut = parseFilterTokens(text)
  if (!cut.ok) return cut
  const parser = new FilterParser(cut.tokens, schema)
  try {
    return { ok: true, filter: parser.parse() }
  } catch (error) {
    if (error instanceof ExpressionError) return { ok: false, error: { message: error.message, at: error.at } }
    throw error
  }
}

/** Carries an error out of the depth of the parser; never leaves this file. */
class ExpressionError extends Error {
  readonly at: number
  constructor(message: string, at: number) {
    super(message)
    this.at = at
  }
}

class FilterParser {
  readonly #tokens: readonly FilterToken[]
  readonly #schema: IndexSchema
  #next = 0
  #depth = 0

  constructor(tokens: readonly FilterToken[], schema: IndexSchema) {
    this.#tokens = tokens
    this.#schema = schema
  }

  parse(): Filter {
    const filter = this.#expression()
    if (this.#peek().kind !== 'end') throw this.#expected('AND, OR or the end')
    return filter
  }

  #expression(): Filter {
    const parts = [this.#term()]
    while (this.#takeWord('OR')) parts.push(this.#term())
    return parts.length === 1 && parts[0] !== undefined ? parts[0] : { op: 'or', of: parts }
  }

  #term(): Filter {
    const parts = [this.#factor()]
    while (this.#takeWord('AND')) parts.push(this.#factor())
    return parts.length === 1 && parts[0] !== undefined ? parts[0] : { op: 'and', of: parts }
  }

  #factor(): Filter {
    this.#depth += 1
    if (this.#depth > maxDepth)
      throw new ExpressionError(`more than ${maxDepth} levels of brackets and NOT`, this.#peek().at)
    const filter = this.#openFactor()
    this.#depth -= 1
    return filter
  }

  #openFactor(): Filter {
    if (this.#takeWord('NOT')) return { op: 'not', of: this.#factor() }
    if (this.#takeSign('(')) {
      const inner = this.#expression()
      this.#requireSign(')')
      return inner
    }
    if (this.#takeWord('TRUE')) return { op: 'and', of: [] }
    if (this.#takeWord('FALSE')) return { op: 'or', of: [] }
    if (isWord(this.#peek(), 'EXISTS') && this.#tokens[this.#next + 1]?.text === '(') {
      this.#next += 2
      const { name } = this.#attribute()
      this.#requireSign(')')
      return { op: 'exists', attribute: name }
    }
    return this.#comparison()
  }

  #comparison(): Filter {
    const { name, definition } = this.#attribute()
    const isNot = this.#takeWord('NOT')
    if (this.#takeWord('IN')) {
      const filter: Filter = { op: 'in', attribute: name, values: this.#list(name, definition) }
      return isNot ? { op: 'not', of: filter } : filter
    }
    if (isNot) throw this.#expected('IN')
    if (this.#takeWord('BETWEEN')) {
      const min = this.#bound(name, definition)
      if (!this.#takeWord('AND')) throw this.#expected('AND and the upper end')
      return { op: 'range', attribute: name, min, max: this.#bound(name, definition) }
    }
    if (this.#takeSign('=')) return { op: 'in', attribute: name, values: [this.#value(name, definition)] }
    if (this.#takeSign('!='))
      return { op: 'not', of: { op: 'in', attribute: name, values: [this.#value(name, definition)] } }
    // Values are whole numbers, so 'less than' is 'at most one less'.
    if (this.#takeSign('<=')) return { op: 'range', attribute: name, max: this.#bound(name, definition) }
    if (this.#takeSign('>=')) return { op: 'range', attribute: name, min: this.#bound(name, definition) }
    if (this.#takeSign('<')) return { op: 'range', attribute: name, max: this.#bound(name, definition) - 1 }
    if (this.#takeSign('>')) return { op: 'range', attribute: name, min: this.#bound(name, definition) + 1 }
    throw this.#expected('=, !=, <, <=, >, >=, IN, NOT IN or BETWEEN')
  }

  #list(name: string, definition: AttributeDefinition): readonly string[] {
    this.#requireSign('(')
    if (this.#takeSign(')')) return []
    const values = [this.#value(name, definition)]
    while (this.#takeSign(',')) values.push(this.#value(name, definition))
    this.#requireSign(')')
    return values
  }

  #attribute(): { readonly name: string; readonly definition: AttributeDefinition } {
    const token = this.#peek()
    if (token.kind !== 'word') throw this.#expected('an attribute, NOT, EXISTS or (')
    const definition = Object.hasOwn(this.#schema, token.text) ? this.#schema[token.text] : undefined
    if (definition === undefined)
      throw new ExpressionError(
        `there is no attribute '${token.text}'; there are ${Object.keys(this.#schema).toSorted().join(', ')}`,
        token.at,
      )
    this.#next += 1
    return { name: token.text, definition }
  }

  #value(name: string, definition: AttributeDefinition): string {
    if (definition.kind === 'number') return String(this.#number(name, definition))
    const token = this.#peek()
    if (token.kind === 'string') {
      this.#next += 1
      return token.text
    }
    if (this.#takeWord('TRUE')) return 'true'
    if (this.#takeWord('FALSE')) return 'false'
    throw this.#expected(`text between single quotes, because '${name}' holds text,`)
  }

  #bound(name: string, definition: AttributeDefinition): number {
    const before = this.#tokens[this.#next - 1] ?? this.#peek()
    if (definition.kind !== 'number')
      throw new ExpressionError(
        `'${name}' holds text and is compared with =, != or IN, not with '${before.text}'`,
        before.at,
      )
    return this.#number(name, definition)
  }

  #number(name: string, definition: AttributeDefinition): number {
    const token = this.#peek()
    if (token.kind !== 'number') throw this.#expected(`a number, because '${name}' is a number,`)
    const stored = scaleNumber(token.text, definition.writtenScale ?? 1)
    if (stored === null) {
      const unit =
        definition.writtenScale === undefined ? 'a whole number' : `a number in steps of ${1 / definition.writtenScale}`
      throw new ExpressionError(`'${name}' takes ${unit} within the range of the index, not ${token.text}`, token.at)
    }
    this.#next += 1
    return stored
  }

  #peek(): FilterToken {
    const token = this.#tokens[this.#next]
    if (token === undefined) throw new RangeError('read beyond the end of the expression')
    return token
  }

  #takeWord(word: string): boolean {
    if (!isWord(this.#peek(), word)) return false
    this.#next += 1
    return true
  }

  #takeSign(sign: string): boolean {
    const token = this.#peek()
    if (token.kind !== 'sign' || token.text !== sign) return false
    this.#next += 1
    return true
  }

  #requireSign(sign: string): void {
    if (!this.#takeSign(sign)) throw this.#expected(`'${sign}'`)
  }

  #expected(what: string): ExpressionError {
    const token = this.#peek()
    return new ExpressionError(
      `${what} is expected here, not ${token.kind === 'end' ? 'the end' : `'${token.text}'`}`,
      token.at,
    )
  }
}

function isWord(token: FilterToken, word: string): boolean {
  return token.kind === 'word' && token.text.toUpperCase() === word
}

/** Written decimal → stored integer; null where it is none or does not fit. */
function scaleNumber(written: string, scale: number): number | null {
  const scaled = Number(written) * scale
  const stored = Math.round(scaled)
  // A decimal times 100 may miss its integer by a rounding of the binary fraction, never by more.
  if (Math.abs(scaled - stored) > 1e-6 || Math.abs(stored) > 2_147_483_647) return null
  return stored === 0 ? 0 : stored
}
