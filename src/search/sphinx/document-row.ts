import type { AttributeValue, SearchDocument } from '../search-engine.ts'
import { listValueWords } from '../text/value-words.ts'
import { isNumberLike } from '../text/words.ts'
import { encodeOwner, encodeToken, encodeValue, quoteText } from './codes.ts'
import { writeCombination, type ColumnValue } from './joint-values.ts'
import { noKeyword, noNumber, type Column, type JointColumn } from './layout.ts'

export interface RowLayout {
  readonly columns: ReadonlyMap<string, Column>
  readonly joints: readonly JointColumn[]
}

/**
 * Writes a document as a row of values in parentheses: id, document, owner, tokens, words, and the columns of the
 * layout. `codeOf` returns the code of a text and queues the text for storage if it is new.
 */
export function writeDocumentRow(
  { id, owner, attributes }: SearchDocument,
  code: number,
  { columns, joints }: RowLayout,
  codeOf: (text: string) => number,
): string {
  const words = new Set([encodeOwner(owner)])
  const tokens = new Set<number>()
  const values = new Map<string, ColumnValue>()
  for (const [attribute, { definition }] of columns) {
    const value = attributes[attribute] ?? null
    if (definition.text !== undefined)
      for (const text of listTexts(value))
        for (const { token } of listValueWords(text)) {
          words.add(encodeToken(token))
          // Tokens with digits are never suggested as corrections.
          if (!isNumberLike(token)) tokens.add(codeOf(`${definition.text} ${token}`))
        }
    values.set(attribute, codeValue(value, definition.kind, codeOf))
  }
  const row = [
    code,
    quoteText(id),
    encodeValue(owner),
    writeSet([...tokens]),
    quoteText([...words].join(' ')),
    ...[...values.values()].map((value) => (typeof value === 'number' ? value : writeSet(value))),
    ...joints.map((joint) => codeOf(writeCombination(joint.attributes.map((one) => values.get(one) ?? noKeyword)))),
  ]
  return `(${row.join(', ')})`
}

const listTexts = (value: AttributeValue): readonly string[] =>
  value === null ? [] : typeof value === 'object' ? [...new Set(value)] : [String(value)]

function codeValue(
  value: AttributeValue,
  kind: Column['definition']['kind'],
  codeOf: (text: string) => number,
): ColumnValue {
  switch (kind) {
    case 'number':
      return typeof value === 'number' ? value : noNumber
    case 'keyword':
      return typeof value === 'string' ? codeOf(value) : noKeyword
    case 'keywords':
      return listTexts(value)
        .map(codeOf)
        .toSorted((left, right) => left - right)
  }
}

const writeSet = (codes: readonly number[]): string => `(${codes.join(',')})`
