// Finds names without a declaration in a source: globals, and names whose declaration was cut out.
import { parseSync } from 'vite'

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const isFunction = ({ type }: Node): boolean => /^(?:Arrow)?Function/.test(type)

/** The child nodes of a node, each with its property. */
function childrenOf(node: Node): (readonly [key: string, child: Node])[] {
  const children: (readonly [string, Node])[] = []
  for (const key in node) {
    const value = node[key]
    if (Array.isArray(value)) {
      for (const each of value) if (isNode(each)) children.push([key, each])
    } else if (isNode(value)) children.push([key, value])
  }
  return children
}

/** Names that a pattern declares: an identifier, or the identifiers inside braces, brackets and defaults. */
function namesOf(pattern: unknown): string[] {
  if (!isNode(pattern)) return []
  switch (pattern.type) {
    case 'Identifier':
      return [String(pattern.name)]
    case 'Property':
      return namesOf(pattern.value)
    case 'AssignmentPattern':
      return namesOf(pattern.left)
    case 'RestElement':
      return namesOf(pattern.argument)
    default:
      return childrenOf(pattern).flatMap(([, child]) => namesOf(child))
  }
}

/** Names declared in a function or module, including its blocks, but not in nested functions. */
function declaredIn(scope: Node): Set<string> {
  const names = new Set(['arguments', ...[scope.params].flat().flatMap(namesOf)])
  const visit = (node: Node): void => {
    if (/^(?:Function|Class)/.test(node.type) && node.id !== null) namesOf(node.id).forEach((name) => names.add(name))
    if (/^Import\w*Specifier$/.test(node.type)) namesOf(node.local).forEach((name) => names.add(name))
    if (node.type === 'VariableDeclarator') namesOf(node.id).forEach((name) => names.add(name))
    if (node.type === 'CatchClause') namesOf(node.param).forEach((name) => names.add(name))
    if (!isFunction(node)) for (const [, child] of childrenOf(node)) visit(child)
  }
  namesOf(scope.id).forEach((name) => names.add(name))
  for (const [key, child] of childrenOf(scope)) if (key !== 'params') visit(child)
  return names
}

/** Whether an identifier in this position is a property name or a label, and not a variable. */
function isLabel(parent: Node, key: string): boolean {
  if (/^(?:Labeled|Break|Continue)Statement$|^(?:Import|Export)\w*Specifier$|^MetaProperty$/.test(parent.type))
    return key !== 'body' && !(parent.type === 'ExportSpecifier' && key === 'local')
  if (parent.computed === true) return false
  return key === 'property' || (key === 'key' && parent.shorthand !== true)
}

/** All names that no enclosing function declares. */
export function findFreeNames(code: string): Set<string> {
  const free = new Set<string>()
  const visit = (node: Node, parent: Node, key: string, scopes: readonly ReadonlySet<string>[]): void => {
    if (node.type === 'Identifier' && !isLabel(parent, key)) {
      const name = String(node.name)
      if (!scopes.some((scope) => scope.has(name))) free.add(name)
    }
    const inner = isFunction(node) || node.type === 'Program' ? [declaredIn(node), ...scopes] : scopes
    for (const [childKey, child] of childrenOf(node)) visit(child, node, childKey, inner)
  }
  const program = parseSync('library.js', code).program as unknown as Node
  visit(program, program, '', [])
  return free
}
