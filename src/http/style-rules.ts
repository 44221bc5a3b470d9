import { parse, type AtRule, type ChildNode, type Container, type Rule } from 'postcss'

/**
 * Writes the part of a stylesheet that a document needs. `classes`: the class names in it. What is left out matches no
 * element of the document; the order of the rules stays.
 */
export type WriteStyles = (classes: ReadonlySet<string>) => string

interface RuleText {
  /** For each selector of the rule, the class names without which it matches nothing. */
  readonly needs: readonly (readonly string[])[]
  readonly text: string
}

interface Block {
  /** '@media (width>=40rem){'. */
  readonly opening: string
  readonly parts: readonly Part[]
}

type Part = string | RuleText | Block

/** Blocks that apply to elements through the rules inside; any other at-rule is kept whole. */
const conditional = new Set(['media', 'supports', 'container', 'layer', 'scope', 'starting-style'])

/**
 * Reads a stylesheet as the build writes it. A rule is left out of a document only when every one of its selectors
 * names a class that no element has; what stands inside `:is()`, `:not()` and the like is not counted, and neither are
 * ids, attributes and states. Throws CssSyntaxError.
 */
export function readStyleRules(stylesheet: string): WriteStyles {
  const parts = readParts(parse(stylesheet))
  return (classes) => writeParts(parts, classes)
}

/** Every class name of a document. Names that only look like one, in a text, do no harm. */
export function findClassNames(html: string): ReadonlySet<string> {
  const attributes = new Set<string>()
  for (const [, value = ''] of html.matchAll(/ class="([^"]*)"/g)) attributes.add(value)
  const names = new Set<string>()
  for (const value of attributes) for (const name of decode(value).split(/\s+/)) names.add(name)
  return names
}

const entities: Readonly<Record<string, string>> = { amp: '&', gt: '>', lt: '<', quot: '"', '#x27': "'", '#39': "'" }

const decode = (value: string): string =>
  value.includes('&')
    ? value.replaceAll(/&(amp|gt|lt|quot|#x27|#39);/g, (_, name: string) => entities[name] ?? '')
    : value

function readParts(container: Container): readonly Part[] {
  const parts: Part[] = []
  const add = (text: string): void => {
    const last = parts.at(-1)
    if (typeof last === 'string') parts[parts.length - 1] = last + text
    else parts.push(text)
  }
  container.each((node: ChildNode) => {
    if (node.type === 'comment') return
    const part = node.type === 'rule' ? readRule(node) : node.type === 'atrule' ? readAtRule(node) : `${String(node)};`
    if (typeof part === 'string') add(part)
    else parts.push(part)
  })
  return parts
}

function readRule(rule: Rule): Part {
  const needs = rule.selectors.map(listNeededClasses)
  return needs.some((names) => names.length === 0) ? String(rule) : { needs, text: String(rule) }
}

function readAtRule(rule: AtRule): Part {
  if (rule.nodes === undefined) return `${String(rule)};`
  if (!conditional.has(rule.name)) return String(rule)
  return { opening: `@${rule.name} ${rule.params}{`, parts: readParts(rule) }
}

/** '.card:hover>.price:not(.old)' gives ['card', 'price']. */
function listNeededClasses(selector: string): readonly string[] {
  return [...dropArguments(selector).matchAll(/\.((?:\\.|[\w-]|[^\0-\x7F])+)/g)].map(([, name = '']) =>
    name.replaceAll(/\\(.)/g, '$1'),
  )
}

/** Leaves out what stands in parentheses or brackets, at any depth; a backslash escapes the character after it. */
function dropArguments(selector: string): string {
  let depth = 0
  let kept = ''
  for (let index = 0; index < selector.length; index += 1) {
    const character = selector.charAt(index)
    if (character === '\\') {
      if (depth === 0) kept += selector.slice(index, index + 2)
      index += 1
    } else if (character === '(' || character === '[') depth += 1
    else if (character === ')' || character === ']') depth -= 1
    else if (depth === 0) kept += character
  }
  return kept
}

function writeParts(parts: readonly Part[], classes: ReadonlySet<string>): string {
  let text = ''
  for (const part of parts) {
    if (typeof part === 'string') text += part
    else if ('needs' in part) {
      if (part.needs.some((names) => names.every((name) => classes.has(name)))) text += part.text
    } else {
      const inside = writeParts(part.parts, classes)
      // An empty layer still has its place in the order of layers.
      if (inside !== '' || part.opening.startsWith('@layer')) text += `${part.opening}${inside}}`
    }
  }
  return text
}
