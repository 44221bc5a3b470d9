/** A piece of a filter expression. `at` is the offset of its first character. */
export type FilterToken =
  | { readonly kind: 'word'; readonly text: string; readonly at: number }
  | { readonly kind: 'string'; readonly text: string; readonly at: number }
  | { readonly kind: 'number'; readonly text: string; readonly at: number }
  | { readonly kind: 'sign'; readonly text: string; readonly at: number }
  | { readonly kind: 'end'; readonly text: ''; readonly at: number }

export interface FilterExpressionError {
  /** Says what was found and what is expected, for the person who wrote the expression. */
  readonly message: string
  /** Offset in the text, 0-based, in UTF-16 units. */
  readonly at: number
}

const space = /\s+/y
const pieces = [
  { kind: 'word', pattern: /[A-Za-z_][A-Za-z0-9_]*/y },
  { kind: 'number', pattern: /-?\d+(?:\.\d+)?(?![A-Za-z0-9_.])/y },
  { kind: 'string', pattern: /'(?:[^']|'')*'/y },
  { kind: 'sign', pattern: /<=|>=|!=|[<>=(),]/y },
] as const

/** Cuts an expression into its pieces; the last is `end`. */
export function parseFilterTokens(
  text: string,
):
  | { readonly ok: true; readonly tokens: readonly FilterToken[] }
  | { readonly ok: false; readonly error: FilterExpressionError } {
  const tokens: FilterToken[] = []
  let at = 0
  while (at < text.length) {
    space.lastIndex = at
    if (space.test(text)) {
      at = space.lastIndex
      continue
    }
    const token = readPiece(text, at)
    if (token === null) return { ok: false, error: { message: describeStranger(text, at), at } }
    tokens.push({ ...token, at })
    at += token.length
  }
  return { ok: true, tokens: [...tokens, { kind: 'end', text: '', at: text.length }] }
}

function readPiece(
  text: string,
  at: number,
): { readonly kind: 'word' | 'number' | 'string' | 'sign'; readonly text: string; readonly length: number } | null {
  for (const { kind, pattern } of pieces) {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0]
    if (found !== undefined)
      return { kind, text: kind === 'string' ? found.slice(1, -1).replaceAll("''", "'") : found, length: found.length }
  }
  return null
}

function describeStranger(text: string, at: number): string {
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0)
  if (character === "'") return "the text that begins here has no closing quote (')"
  if (character === '"') return "text stands between single quotes: 'Toyota'"
  if (/\d|-/.test(character)) return 'this is not a number; write 10000 or 10000.50'
  return `unexpected character ${JSON.stringify(character)}`
}
