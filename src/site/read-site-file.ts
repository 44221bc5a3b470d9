import { isAlias, isMap, isScalar, LineCounter, parseDocument, visit, type Document, type Node } from 'yaml'
import { describeIssue } from './describe-issue.ts'
import { describeSyntax } from './describe-syntax.ts'
import { salvageDocument } from './salvage-document.ts'
import { siteSchema } from './schema/site-schema.ts'
import { formatPath, type Place, type SiteProblem } from './site-problem.ts'
import type { SiteDocument } from './site.ts'

/** Limit of a site file in bytes of UTF-8, about fifty times the size of a large one. */
export const maxSiteFileBytes = 1_048_576

export interface ReadSite {
  readonly file: string
  readonly document: SiteDocument
  /** Line of the value at a dotted path, or of its nearest ancestor in the file. */
  lineOf(place: Place): number | null
}

export type SiteFileReading =
  | { readonly ok: true; readonly read: ReadSite; readonly document: SiteDocument }
  | {
      readonly ok: false
      readonly errors: readonly SiteProblem[]
      /** The file without the settings that the schema refuses; absent when nothing of use remains. */
      readonly remains?: { readonly read: ReadSite; readonly without: readonly Place[] }
    }

const aliasMessage = 'anchors and aliases (& and *) are not allowed: each value stands where it is used'
/** No text needs one, some databases refuse a zero byte, and browsers show a box. */
const controlCharacter = /[^\P{Cc}\t\n\r]/u
const prototypeMessage = "a setting cannot be called '__proto__'"

/**
 * Reads the text of one site file (TEN-02): YAML 1.2, one document, no aliases, checked against the schema. Returns the
 * first mistake of form, or else every error of the settings with its path and line. Pure: the caller reads and names
 * the file.
 */
export function readSiteFile(file: string, text: string): SiteFileReading {
  const whole = (message: string, expected: string | null, line: number | null = null): SiteFileReading => ({
    ok: false,
    errors: [{ file, path: '', message, expected, line }],
  })
  const bytes = new TextEncoder().encode(text).length
  if (bytes > maxSiteFileBytes) return whole(`the file has ${bytes} bytes`, `at most ${maxSiteFileBytes} bytes`)

  const lines = new LineCounter()
  let yaml: Document.Parsed
  try {
    yaml = parseDocument(text, {
      lineCounter: lines,
      version: '1.2',
      schema: 'core',
      merge: false,
      uniqueKeys: true,
      strict: true,
      stringKeys: true,
      prettyErrors: false,
      logLevel: 'error',
    })
  } catch (error) {
    // The parser is recursive, so nesting of many thousand levels throws a RangeError.
    if (error instanceof RangeError) return whole('the file is nested too deeply to be read', 'a site file')
    throw error
  }
  const syntax = describeSyntax([...yaml.errors, ...yaml.warnings], file, text, lines)
  if (syntax.length > 0) return { ok: false, errors: syntax }
  const forbidden = findForbidden(yaml)
  if (forbidden !== null) return whole(forbidden.message, null, lineOfNode(forbidden.node, lines))

  const value: unknown = yaml.toJS({ maxAliasCount: 0 })
  const lineOf = (place: Place) => findLine(yaml, place, lines)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return whole('the file holds no settings', 'slug, template and name at least', 1)
  const checked = siteSchema.safeParse(value, { reportInput: true })
  if (!checked.success) {
    const errors = checked.error.issues.flatMap(describeIssue).map(({ place, message, expected }): SiteProblem => ({
      file,
      path: formatPath(place),
      message,
      expected,
      line: lineOf(place),
    }))
    const salvaged = salvageDocument(value)
    return {
      ok: false,
      errors: errors.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)),
      ...(salvaged === null
        ? {}
        : { remains: { read: { file, document: salvaged.document, lineOf }, without: salvaged.without } }),
    }
  }
  const document = value as SiteDocument
  return { ok: true, document, read: { file, document, lineOf } }
}

/**
 * Aliases could make a small file expand without limit; a key '__proto__' would be lost in plain objects; control
 * characters come from a damaged file, or from one that was saved in another encoding.
 */
function findForbidden(yaml: Document.Parsed): { readonly node: Node; readonly message: string } | null {
  let found: { readonly node: Node; readonly message: string } | null = null
  visit(yaml, {
    Node: (key, node) => {
      if (isAlias(node) || node.anchor !== undefined) found = { node, message: aliasMessage }
      else if (key === 'key' && isScalar(node) && node.value === '__proto__')
        found = { node, message: prototypeMessage }
      else if (isScalar(node) && typeof node.value === 'string') {
        const [character] = controlCharacter.exec(node.value) ?? []
        if (character !== undefined) found = { node, message: describeControl(character) }
      }
      return found === null ? undefined : visit.BREAK
    },
  })
  return found
}

function describeControl(character: string): string {
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
  return `a text here has the control character U+${code}; delete it and write the text anew`
}

function lineOfNode(node: Node, lines: LineCounter): number | null {
  return node.range === null || node.range === undefined ? null : lines.linePos(node.range[0]).line
}

function findLine(yaml: Document.Parsed, place: Place, lines: LineCounter): number | null {
  for (let depth = place.length; depth > 0; depth -= 1) {
    const parent = depth === 1 ? yaml.contents : yaml.getIn(place.slice(0, depth - 1), true)
    const last = place[depth - 1]
    if (isMap(parent)) {
      const pair = parent.items.find(({ key }) => isScalar(key) && key.value === last)
      if (pair !== undefined && isScalar(pair.key)) return lineOfNode(pair.key, lines)
    }
    const node = yaml.getIn(place.slice(0, depth), true)
    if (isNode(node)) return lineOfNode(node, lines)
  }
  return 1
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'range' in value
}
