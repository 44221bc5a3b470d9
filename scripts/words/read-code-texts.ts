import { parseSync, type ESTree } from 'vite'

/** A text that a visitor may read, or that a screen reader speaks. */
export interface VisitorText {
  readonly line: number
  /** As one reads it: what the program puts in stands as `{…}`, and white space is one blank. */
  readonly text: string
}

type Node = ESTree.Node

/** Attributes whose text is never shown or spoken. */
const silentAttributes =
  /^(?:className|class|style|key|id|d|fill|viewBox|type|rel|role|method|action|name|form)$|^data-/

/** Calls whose words go to operators and programmers. */
const silentCalls = /Error$|Problem$|^(?:console|log|logger|logError|describe|meta|warn|Symbol|RegExp|invariant)$/

/** Names of values that hold style classes. */
const styleName = /class|style|tone|look$|look[A-Z]|layout/i

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const childrenOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode)

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** Words as people write them, and neither style classes, an address, nor one word of a program's own. */
function isSpoken(text: string): boolean {
  const plain = text.replaceAll('{…}', '')
  if (!/\p{L}{2}/u.test(plain) || /[_=\\]|^[./#?<]|--|:\/\/|\b[a-z]+\/[a-z]+;|\w:\w|[a-z]\[/.test(plain)) return false
  const words = oneLine(text).split(' ')
  if (words.length === 1) return /^(?:\p{Lu}[\p{Ll}’'-]+[.:?…]?)$/u.test(text)
  // A list of style classes: most of its words hold a hyphen between small letters, or all are small without an end.
  const styled = words.filter((word) => /^!?[a-z]+(?:-[a-z\d.]+)+$|^\W*[a-z]+\(/.test(word)).length
  return styled * 3 < words.length
}

function calleeName(node: Node): string {
  if (node.type === 'Identifier') return node.name
  if (node.type !== 'MemberExpression') return ''
  return calleeName(node.object)
}

/** Parts of a program without texts for visitors, whatever stands in them. */
const silentNodes = new Set<Node['type']>([
  'ImportDeclaration',
  'ExportAllDeclaration',
  'TSLiteralType',
  'TSTypeAliasDeclaration',
  'TSInterfaceDeclaration',
])

const silentProperties = /^(?:className|style|doc|description|sql|headers)$/

function isSilent(node: Node): boolean {
  if (node.type === 'JSXAttribute') return node.name.type === 'JSXIdentifier' && silentAttributes.test(node.name.name)
  if (node.type === 'CallExpression' || node.type === 'NewExpression') return silentCalls.test(calleeName(node.callee))
  if (node.type === 'VariableDeclarator') return node.id.type === 'Identifier' && styleName.test(node.id.name)
  if (node.type === 'Property') return node.key.type === 'Identifier' && silentProperties.test(node.key.name)
  return silentNodes.has(node.type)
}

/** A template as one reads it. */
const readTemplate = (node: ESTree.TemplateLiteral): string =>
  node.quasis.map(({ value }) => value.cooked ?? value.raw).join('{…}')

/** One sentence of an element: its text, with the words of elements in it and a sign for each value. */
function readChildren(children: readonly Node[]): string {
  return children
    .map((child) => {
      if (child.type === 'JSXText') return child.value
      if (child.type === 'JSXElement' || child.type === 'JSXFragment') return readChildren(child.children)
      if (child.type !== 'JSXExpressionContainer') return ''
      const { expression } = child
      if (expression.type === 'Literal') return String(expression.value)
      if (expression.type === 'TemplateLiteral') return readTemplate(expression)
      return expression.type === 'JSXEmptyExpression' ? '' : '{…}'
    })
    .join('')
}

const hasOwnWords = (children: readonly Node[]): boolean =>
  children.some((child) => child.type === 'JSXText' && /\p{L}/u.test(child.value))

/**
 * The texts of a program that visitors read: text between tags, attributes that are shown or spoken, and strings that
 * are written as people write. It would rather list a string too many than miss a sentence.
 */
export function readCodeTexts(file: string, code: string): readonly VisitorText[] {
  const { program, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('\n')}`)
  const found: VisitorText[] = []
  const add = (start: number, text: string): void => {
    const told = oneLine(text)
    if (isSpoken(told)) found.push({ line: code.slice(0, start).split('\n').length, text: told })
  }
  const visit = (node: Node, isTold: boolean): void => {
    if (isSilent(node)) return
    if (node.type === 'Literal' && typeof node.value === 'string') return add(node.start, node.value)
    if (node.type === 'TemplateLiteral') add(node.start, readTemplate(node))
    if (node.type === 'JSXText') return isTold ? undefined : add(node.start, node.value)
    const tells = !isTold && (node.type === 'JSXElement' || node.type === 'JSXFragment') && hasOwnWords(node.children)
    if (tells) add(node.start, readChildren(node.children))
    for (const child of childrenOf(node)) visit(child, isTold || tells)
  }
  visit(program, false)
  return found
}
