// Removes dead code from the source of a library by rules. A rule fails if the source is not the one it was written
// for.
import { parseSync, Visitor, type ESTree, type VisitorObject } from 'vite'

/** One change of a library's source. Each must match at least once, or as often as it says. */
export type Cut =
  /** Replaces the bodies of the functions with these names; an empty body does nothing. */
  | { readonly bodies: Readonly<Record<string, string>> }
  /** Replaces a text; a pattern needs the flag `g`. */
  | { readonly text: string | RegExp; readonly becomes?: string; readonly times?: number }
  /** Replaces everything from one text up to another one, which stays. Both must occur once, in this order. */
  | { readonly from: string; readonly until: string; readonly becomes?: string }
  /** Conditions with exactly this text are always true or always false. */
  | { readonly conditions: Readonly<Record<string, boolean>> }
  /** The property `tag` never has these values: removes their `switch` cases and comparisons with them. */
  | { readonly absentTags: readonly number[] }
  /** Removes methods with these names from all object literals. */
  | { readonly methods: readonly string[] }
  /** Removes all arguments after the first from calls of these functions: they are messages for developers. */
  | { readonly explaining: readonly string[] }
  /** Removes call statements of these functions. */
  | { readonly calls: readonly string[] }

/** A set of cuts that belong together, and why no page needs that code. */
export interface Part {
  readonly name: string
  readonly cuts: readonly Cut[]
  /** The code is in some files only, so a missing match is not an error. */
  readonly optional?: true
}

interface Edit {
  /** The function or the condition that the rule names. */
  readonly of: string
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Applies the cuts to the source of a module. Throws an error that names the cut without a match. */
export function cutCode(code: string, parts: readonly Part[]): string {
  return parts.reduce(
    (text, part) =>
      part.cuts.reduce((before, cut) => {
        const after = applyCut(before, cut)
        if (after === null && part.optional) return before
        if (after === null) throw new Error(`${part.name}: nothing found for ${describe(cut)}`)
        return after
      }, text),
    code,
  )
}

const describe = (cut: Cut): string =>
  JSON.stringify(cut, (_, value: unknown) => (value instanceof RegExp ? String(value) : value)).slice(0, 200)

/** The changed source; null: no match. */
function applyCut(code: string, cut: Cut): string | null {
  if ('text' in cut) return replaceText(code, cut.text, cut.becomes ?? '', cut.times)
  if ('from' in cut) return replaceSpan(code, cut.from, cut.until, cut.becomes ?? '')
  const edits = findEdits(code, cut)
  const names = 'bodies' in cut ? Object.keys(cut.bodies) : 'conditions' in cut ? Object.keys(cut.conditions) : []
  const found = new Set(edits.map(({ of }) => of))
  return edits.length === 0 || names.some((name) => !found.has(name)) ? null : applyEdits(code, edits)
}

function replaceText(code: string, text: string | RegExp, becomes: string, times?: number): string | null {
  const found = typeof text === 'string' ? code.split(text).length - 1 : [...code.matchAll(text)].length
  if (found === 0 || (times ?? (typeof text === 'string' ? 1 : found)) !== found) return null
  return typeof text === 'string' ? code.split(text).join(becomes) : code.replace(text, becomes)
}

function replaceSpan(code: string, from: string, until: string, becomes: string): string | null {
  const start = code.indexOf(from)
  const end = start === -1 ? -1 : code.indexOf(until, start + from.length)
  if (end === -1 || code.includes(from, start + 1)) return null
  return code.slice(0, start) + becomes + code.slice(end)
}

/** Applies edits from the end, so that earlier positions stay valid. An edit inside another one is part of it. */
function applyEdits(code: string, edits: readonly Edit[]): string {
  const outer = edits
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .reduce<Edit[]>((kept, edit) => (edit.start < (kept.at(-1)?.end ?? 0) ? kept : [...kept, edit]), [])
  return outer.reduceRight(
    (text, { start, end, text: becomes }) => text.slice(0, start) + becomes + text.slice(end),
    code,
  )
}

function findEdits(code: string, cut: Exclude<Cut, { text: string | RegExp } | { from: string }>): Edit[] {
  const edits: Edit[] = []
  const { program, errors } = parseSync('library.js', code)
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
  const edit: Editor = ({ start, end }, text, of = '') => void edits.push({ start, end, text, of })
  new Visitor(visitorOf(code, cut, edit)).visit(program)
  return edits
}

/** Records an edit. `of`: the function or condition of the rule. */
type Editor = (place: { readonly start: number; readonly end: number }, text: string, of?: string) => void

function visitorOf(code: string, cut: Parameters<typeof findEdits>[1], edit: Editor): VisitorObject {
  if ('bodies' in cut)
    return {
      FunctionDeclaration(node) {
        const name = node.id?.name ?? ''
        const body = cut.bodies[name]
        if (body !== undefined && node.body !== null) edit(node.body, `{${body}}`, name)
      },
    }
  if ('conditions' in cut) {
    const settle = ({ start, end }: ESTree.Node): void => {
      const text = code.slice(start, end)
      if (Object.hasOwn(cut.conditions, text)) edit({ start, end }, cut.conditions[text] === true ? '!0' : '!1', text)
    }
    return {
      IfStatement: ({ test }) => settle(test),
      ConditionalExpression: ({ test }) => settle(test),
      LogicalExpression: ({ left }) => settle(left),
      UnaryExpression: ({ operator, argument }) => (operator === '!' ? settle(argument) : undefined),
    }
  }
  if ('methods' in cut)
    return {
      Property({ start, end, key, value }) {
        const isCallable = value.type === 'FunctionExpression' || value.type === 'Identifier'
        if (isCallable && key.type === 'Identifier' && cut.methods.includes(key.name))
          edit({ start, end: code[end] === ',' ? end + 1 : end }, '')
      },
    }
  if ('explaining' in cut)
    return {
      CallExpression(node) {
        const [first, second] = node.arguments
        if (second !== undefined && isCallOf(node, cut.explaining))
          edit({ start: first?.end ?? second.start, end: node.end - 1 }, '')
      },
    }
  if ('calls' in cut)
    return {
      ExpressionStatement(node) {
        if (node.expression.type === 'CallExpression' && isCallOf(node.expression, cut.calls)) edit(node, ';')
      },
    }
  return {
    BinaryExpression(node) {
      if (!isTag(node.right) || !cut.absentTags.includes(numberOf(node.left) ?? -1)) return
      if (node.operator === '===') edit(node, '!1')
      if (node.operator === '!==') edit(node, '!0')
    },
    SwitchStatement({ discriminant, cases }) {
      if (isTag(discriminant)) for (const [each, text] of listAbsentCases(cases, cut.absentTags)) edit(each, text)
    },
  }
}

function isCallOf({ callee }: ESTree.CallExpression, names: readonly string[]): boolean {
  return callee.type === 'Identifier' && names.includes(callee.name)
}

const isTag = (node: ESTree.Node): boolean =>
  node.type === 'MemberExpression' && node.property.type === 'Identifier' && node.property.name === 'tag'

const numberOf = (node: ESTree.Node | null): number | null =>
  node?.type === 'Literal' && typeof node.value === 'number' ? node.value : null

/**
 * The cases to remove, with what remains of each. A case that the previous one falls through to is kept, because its
 * statements are reachable. Other cases may use variables that a removed case declares with `var`, so the declarations
 * are moved to the end of the previous case.
 */
function listAbsentCases(
  cases: readonly ESTree.SwitchCase[],
  tags: readonly number[],
): (readonly [absent: ESTree.SwitchCase, text: string])[] {
  const absent: (readonly [ESTree.SwitchCase, string])[] = []
  let isRunInto = false
  let isFirst = true
  for (const each of cases) {
    const names = listVariables(each)
    const mayGo = each.consequent.length === 0 || (!isRunInto && (names.length === 0 || !isFirst))
    if (mayGo && tags.includes(numberOf(each.test) ?? -1)) {
      absent.push([each, names.length === 0 ? '' : `var ${names.join(', ')};`])
      continue
    }
    isRunInto = !ends(each.consequent.at(-1))
    isFirst = false
  }
  return absent
}

/** The names that statements declare with `var`. Compiled code declares single identifiers only. */
function listVariables(statements: ESTree.Node): string[] {
  const names: string[] = []
  new Visitor({
    VariableDeclarator: ({ id }) => void (id.type === 'Identifier' && names.push(id.name)),
  }).visit({ type: 'Program', body: [statements] } as unknown as ESTree.Program)
  return names
}

/** Whether control flow never continues after the statement. */
function ends(statement: ESTree.Node | undefined): boolean {
  if (statement === undefined) return false
  if (statement.type === 'BlockStatement') return ends(statement.body.at(-1))
  if (statement.type === 'IfStatement')
    return statement.alternate !== null && ends(statement.consequent) && ends(statement.alternate)
  return /^(?:Break|Return|Throw|Continue)Statement$/.test(statement.type)
}
