import { LRUCache } from 'lru-cache'
import { parse, type AtRule, type ChildNode, type Rule } from 'postcss'
import { fromByteText, toByteText } from './byte-text.ts'
import { hashSource } from './security-headers.ts'

/** Styles of a document. */
export interface ChosenStyles {
  /** The styles as byte text (`byte-text.ts`), as the document has them. */
  readonly byteText: string
  /** Allows the text in a Content-Security-Policy. */
  readonly source: string
}

/**
 * Chooses the rules of a stylesheet that a document needs. A rule is left out if each of its selectors asks for a class
 * that no element of the document has; every other rule stays, in its place, so that the cascade stays as it is. `html`
 * is the document as byte text.
 */
export type ChooseStyles = (html: string) => ChosenStyles

/** Documents with the same classes share their styles, some 60 KB each; the least recently used go. */
const mostChoices = 100

/** A rule, with the classes that each of its selectors needs. */
interface StyleRule {
  readonly text: string
  readonly needs: readonly (readonly string[])[]
}

/** Rules inside a condition or a layer. */
interface StyleGroup {
  readonly opening: string
  readonly parts: readonly StylePart[]
}

/** A text always stays: fonts, animations, registered properties, order of layers. */
type StylePart = string | StyleRule | StyleGroup

const groupNames = new Set(['media', 'supports', 'layer', 'container'])

/** Reads the stylesheet of the build once; the chooser that it returns is called for every rendered document. */
export function createStyleChooser(stylesheet: string): ChooseStyles {
  const parts = readParts(parse(stylesheet).nodes)
  const names = [...new Set(listNeeds(parts))]
  const markClasses = createClassMarker(names)
  const choices = new LRUCache<string, ChosenStyles>({ max: mostChoices })
  return (html) => {
    const marks = markClasses(html)
    const known = choices.get(marks)
    if (known !== undefined) return known
    const text = chooseParts(parts, new Set(names.filter((_name, index) => marks[index] === marked)))
    const chosen = { byteText: toByteText(text), source: hashSource(text) }
    choices.set(marks, chosen)
    return chosen
  }
}

/** The classes that any rule asks for; some more than once. */
function listNeeds(parts: readonly StylePart[]): string[] {
  return parts.flatMap((part) =>
    typeof part === 'string' ? [] : 'text' in part ? part.needs.flat() : listNeeds(part.parts),
  )
}

function readParts(nodes: readonly ChildNode[]): StylePart[] {
  const parts: StylePart[] = []
  for (const node of nodes) {
    const part = readPart(node)
    const last = parts.at(-1)
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part
    else parts.push(part)
  }
  return parts
}

function readPart(node: ChildNode): StylePart {
  if (node.type === 'rule') return readRule(node)
  if (node.type === 'atrule' && groupNames.has(node.name) && node.nodes !== undefined) return readGroup(node)
  // The last declaration or statement of a block has no semicolon of its own.
  return node.type === 'comment' || (node.type === 'atrule' && node.nodes !== undefined)
    ? String(node)
    : `${String(node)};`
}

function readRule(rule: Rule): StyleRule | string {
  const needs = rule.selectors.map(findNeededClasses)
  return needs.some((classes) => classes.length === 0) ? String(rule) : { text: String(rule), needs }
}

function readGroup(group: AtRule): StyleGroup {
  return { opening: `@${group.name} ${group.params}{`, parts: readParts(group.nodes ?? []) }
}

/**
 * The classes that an element, or another one that the selector names beside it, must have. Classes in parentheses are
 * left out: there may be others to choose from, or they may be those that an element must not have.
 */
function findNeededClasses(selector: string): string[] {
  const classes: string[] = []
  let depth = 0
  for (const [found, name] of selector.replaceAll(quoted, '').matchAll(selectorPart)) {
    if (found === '(') depth += 1
    else if (found === ')') depth -= 1
    else if (name !== undefined && depth === 0) classes.push(name.replaceAll(escaped, unescape))
  }
  return classes
}

const quoted = /(?<!\\)(?:"[^"]*"|'[^']*')/g
/** An attribute, a parenthesis, or a class with its name; an escaped character begins none of them. */
const selectorPart = /\\.|\[[^[\]]*\]|[()]|\.((?:\\[\da-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+)/giu
const escaped = /\\(?:([\da-f]{1,6})\s?|(.))/giu

function unescape(_found: string, code: string | undefined, character: string | undefined): string {
  return code === undefined ? (character ?? '') : String.fromCodePoint(Number.parseInt(code, 16))
}

const characterNames: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

const beforeClasses = 'class="'
/** Different attributes that are kept; those of one page are about two hundred. */
const mostAttributes = 5_000
const marked = '1'

/**
 * Says which of these classes a document has, as React writes it: a text with one character for each class, in their
 * order. A page has a thousand attributes of two hundred different texts, so each text is taken apart once.
 */
function createClassMarker(names: readonly string[]): (html: string) => string {
  const indexes = new Map(names.map((name, index) => [name, index]))
  const attributes = new Map<string, readonly number[]>()
  const read = (value: string): readonly number[] => {
    const found = fromByteText(value)
      .replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (name) => characterNames[name] ?? name)
      .split(' ')
      .flatMap((name) => indexes.get(name) ?? [])
    if (attributes.size >= mostAttributes) attributes.clear()
    // A copy: a part of the document's text would keep the whole of it in memory.
    attributes.set(Buffer.from(value, 'latin1').toString('latin1'), found)
    return found
  }
  return (html) => {
    const marks = Buffer.alloc(names.length, '0')
    for (let at = html.indexOf(beforeClasses); at !== -1; at = html.indexOf(beforeClasses, at)) {
      const from = at + beforeClasses.length
      const isAttribute = isSpace(html.charCodeAt(at - 1))
      at = isAttribute ? html.indexOf('"', from) : from
      if (at === -1) break
      if (!isAttribute) continue
      const value = html.slice(from, at)
      for (const index of attributes.get(value) ?? read(value)) marks[index] = marked.charCodeAt(0)
    }
    return marks.toString('latin1')
  }
}

/** Space, tab, or the end of a line. */
const isSpace = (code: number): boolean => code === 32 || (code >= 9 && code <= 13)

function chooseParts(parts: readonly StylePart[], classes: ReadonlySet<string>): string {
  let chosen = ''
  for (const part of parts)
    if (typeof part === 'string') chosen += part
    else if ('text' in part)
      chosen += part.needs.some((names) => names.every((name) => classes.has(name))) ? part.text : ''
    else {
      const inner = chooseParts(part.parts, classes)
      if (inner !== '') chosen += `${part.opening}${inner}}`
    }
  return chosen
}
