import type { LineCounter, YAMLError } from 'yaml'
import type { SiteProblem } from './site-problem.ts'

type ErrorCode = YAMLError['code']

/** Most mistakes of form that are reported together; they are independent of each other. */
const mostRepeats = 20

/**
 * What is wrong with the form of a file, for the person who wrote it. Only the first mistake is reported, because those
 * after it follow from it: one line indented wrongly makes the parser stumble over everything below. Settings that
 * stand twice are independent of each other, and all of them are reported.
 */
export function describeSyntax(
  errors: readonly YAMLError[],
  file: string,
  text: string,
  lines: LineCounter,
): readonly SiteProblem[] {
  const inOrder = errors.toSorted((a, b) => a.pos[0] - b.pos[0])
  const [first] = inOrder
  if (first === undefined) return []
  const reported = first.code === 'DUPLICATE_KEY' ? inOrder.filter(({ code }) => code === 'DUPLICATE_KEY') : [first]
  return reported.slice(0, mostRepeats).map(({ code, message, pos: [start] }) => {
    const { line, col } = lines.linePos(start)
    return {
      file,
      path: '',
      // The parser is recursive, and its own message is about its stack.
      message:
        code === 'RESOURCE_EXHAUSTION'
          ? 'nested too deeply to be read'
          : `not valid YAML: ${lowerFirst(message)}${showLineAt(text, line)}`,
      expected: adviceOf(code, message),
      line,
      column: col,
    }
  })
}

const indentAdvice =
  'settings of one group, and entries of one list, that begin in the same column: look at this line and its neighbours'

const advice: Readonly<Partial<Record<ErrorCode, string>>> = {
  TAB_AS_INDENT: 'spaces at the beginning of the line, and no tab',
  DUPLICATE_KEY: 'each setting once',
  MISSING_CHAR: 'a quote or bracket that is closed where it was opened, and a space after a colon',
  MULTIPLE_DOCS: 'one document in a file, without a line ---',
  TAG_RESOLVE_FAILED: 'plain values without a tag such as !!str',
  BAD_DQ_ESCAPE: "text in single quotes ('…'), where a backslash is a backslash",
  BAD_SCALAR_START: "text that begins with @, `, % or another sign of YAML in quotes ('…')",
  RESOURCE_EXHAUSTION: 'a file of settings',
}

/** A hyphen is missing where an entry of a list is indented wrongly; a quote or bracket, where one stayed open. */
const adviceOf = (code: ErrorCode, message: string): string =>
  (code === 'MISSING_CHAR' && message.includes(' - indicator') ? undefined : advice[code]) ?? indentAdvice

/** '; the line is: "  page: 2"', or the next line that is not blank. `line`: from 1. */
function showLineAt(text: string, line: number): string {
  const [own = '', ...below] = text.split('\n').slice(line - 1)
  if (own.trim() !== '') return `; the line is: ${showLine(own)}`
  const next = below.find((each) => each.trim() !== '')
  return next === undefined ? '; it is the end of the file' : `; the line after it is: ${showLine(next)}`
}

/** Characters that are shown of a line. */
const longestLine = 120

/**
 * The line with its indentation, which most likely is the mistake. Output of commands is kept in logs and pasted into
 * tickets, so the value of a setting that may be a secret is not shown.
 */
function showLine(line: string): string {
  const clean = line
    .replaceAll('\t', '→')
    .replaceAll(/\p{Cc}/gu, '')
    .trimEnd()
  const bare = /(?:password|secret|token|key|credential)[\w ]*:/i.exec(clean)
  const named = bare === null ? clean : `${clean.slice(0, bare.index + bare[0].length)} …`
  const safe = named.replaceAll(/[\w+=-]{32,}/g, '…')
  return `"${safe.length > longestLine ? `${safe.slice(0, longestLine)}…` : safe}"`
}

const lowerFirst = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1)
