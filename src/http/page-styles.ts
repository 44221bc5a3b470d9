import { parse, type AtRule, type ChildNode, type Rule } from 'postcss'

/**
 * Chooses the rules of a stylesheet that a document needs. A rule is left out if each of its selectors asks for a class
 * that no element of the document has; every other rule stays, in its place, so that the cascade stays as it is.
 */
export type ChooseStyles = (html: string) => string

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
  return (html) => chooseParts(parts, findClasses(html))
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

const classAttribute = /\sclass="([^"]*)"/g
const characterNames: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** The classes of a document, as React writes them. */
function findClasses(html: string): ReadonlySet<string> {
  const attributes = new Set<string>()
  for (const [, value = ''] of html.matchAll(classAttribute)) attributes.add(value)
  const classes = new Set<string>()
  for (const value of attributes)
    for (const name of value
      .replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (found) => characterNames[found] ?? found)
      .split(' '))
      classes.add(name)
  return classes
}

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
