/** One problem of a site file, worded for its author (TEN-02). */
export interface SiteProblem {
  /** File as named on the command line; null when the problem is not in a file. */
  readonly file: string | null
  /** Dotted path of the value, 'dealerships[0].phone'; '' for the file as a whole. */
  readonly path: string
  /** The problem, in one sentence. */
  readonly message: string
  /** A valid value; null when the message is sufficient. */
  readonly expected: string | null
  /** 1-based line in the file; null where the value is not in the file itself. */
  readonly line: number | null
  /** 1-based column of that line; only for mistakes of form. */
  readonly column?: number
}

export type Place = readonly (string | number)[]

/** ['dealerships', 0, 'phone'] → 'dealerships[0].phone'. */
export function formatPath(place: Place): string {
  return place.reduce<string>(
    (path, key) => (typeof key === 'number' ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`),
    '',
  )
}

/** One line: file:line:column path: message (expected …). */
export function formatProblem({ file, line, column, path, message, expected }: SiteProblem): string {
  const where = [file, line, column ?? null].filter((part) => part !== null).join(':')
  const what = [path, message].filter((part) => part !== '').join(': ')
  return `${where === '' ? '' : `${where} `}${what}${expected === null ? '' : ` — expected ${expected}`}`
}

/** Several lines for a terminal: file and line, then the path of the value, what is wrong, and what was expected. */
export function formatProblemBlock({ file, line, column, path, message, expected }: SiteProblem): string {
  const at = [line === null ? null : `line ${line}`, column === undefined ? null : `column ${column}`]
  const where = [file ?? 'no file', ...at].filter((part) => part !== null).join(', ')
  return [
    where,
    ...(path === '' ? [] : [`  setting:  ${path}`]),
    `  problem:  ${message}`,
    ...(expected === null ? [] : [`  expected: ${expected}`]),
  ].join('\n')
}
