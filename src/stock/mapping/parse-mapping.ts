import { LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'
import { describeSyntax } from '#site/describe-syntax.ts'
import type { SiteProblem } from '#site/site-problem.ts'
import { mappingSchema, stepNames } from './mapping-schema.ts'
import type { FeedMapping } from './mapping-schema.ts'
import { describeTargetProblem } from './targets.ts'

export type ParsedMapping =
  | { readonly ok: true; readonly mapping: FeedMapping }
  | { readonly ok: false; readonly errors: readonly string[] }

/** Checks the text of a mapping file. Each error is one line: file, path of the value, what was expected. */
export function parseMapping(source: string, fileName: string): ParsedMapping {
  const lines = new LineCounter()
  const document = parseDocument(source, { prettyErrors: false, lineCounter: lines })
  const syntax = describeSyntax(document.errors, fileName, source, lines).map(formatSyntax)
  if (syntax.length > 0) return { ok: false, errors: syntax }
  let content: unknown
  try {
    // maxAliasCount keeps a few lines of YAML from expanding into millions; beyond it toJS throws.
    content = document.toJS({ maxAliasCount: 50 })
  } catch (error) {
    return { ok: false, errors: [`${fileName}: ${error instanceof Error ? error.message : String(error)}`] }
  }
  const result = mappingSchema.safeParse(content)
  const errors = [
    ...(result.success ? [] : result.error.issues.flatMap((issue) => describeIssue(issue, fileName, content))),
    ...checkFields(content).map((problem) => `${fileName}: ${problem}`),
  ]
  if (result.success && errors.length === 0) return { ok: true, mapping: result.data }
  const more = errors.length - mostErrors
  return {
    ok: false,
    errors: more > 0 ? [...errors.slice(0, mostErrors), `${fileName}: … and ${more} more mistakes`] : errors,
  }
}

/** "m.yaml: line 2, column 3: not valid YAML: missing closing 'quote; the line is: …; expected …", on one line. */
function formatSyntax({ file, line, column, message, expected }: SiteProblem): string {
  const what = `${file}: line ${line}, column ${column}: ${message}${expected === null ? '' : `; expected ${expected}`}`
  return what.replaceAll('\n', ' ')
}

/** Most mistakes that are reported together; a file of another kind would fill the screen. */
const mostErrors = 30

function describeIssue(issue: z.core.$ZodIssue, fileName: string, content: unknown): string[] {
  const path = issue.path.join('.')
  const step = issue.path.at(-2) === 'steps' ? readStepName(issue.path, content) : null
  if (step !== null && !stepNames.some((name) => name === step))
    return [`${fileName}: ${path}: there is no step '${step}'; the steps are ${stepNames.join(', ')}`]
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    // A rule can have several forms; the errors of the best-matching form, the one with the fewest, are reported.
    const [best] = [...issue.errors].sort((a, b) => score(a) - score(b))
    return (best ?? []).flatMap((inner) =>
      describeIssue({ ...inner, path: [...issue.path, ...inner.path] }, fileName, content),
    )
  }
  return [`${fileName}: ${path === '' ? 'the file' : path}: ${describeMessage(issue)}`]
}

function describeMessage(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') {
    const known = issue.path.length === 0 ? `; the settings are ${Object.keys(mappingSchema.shape).join(', ')}` : ''
    return `there is no setting ${issue.keys.map((key) => `'${key}'`).join(', ')} here${known}`
  }
  if (issue.code === 'invalid_type') {
    const expected = typeWords[issue.expected] ?? issue.expected
    if (isMissing(issue)) return `is missing; expected ${expected}`
    const received = /received (\w+)$/.exec(issue.message)?.[1] ?? ''
    return `expected ${expected}, and not ${typeWords[received] ?? received}`
  }
  return issue.message.replace('Invalid option: expected', 'expected').replace('Invalid input: expected', 'expected')
}

/** What the types of the schema are called in a file. */
const typeWords: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'settings with their names',
  record: 'settings with their names',
  null: 'nothing',
}

/** The message tells a missing value from one of another type; the schema does not report the value. */
const isMissing = (issue: z.core.$ZodIssue): boolean =>
  issue.code === 'invalid_type' && issue.message.endsWith('received undefined')

/** The name of the step at a path of the file, as it is written there; null where it is none. */
function readStepName(path: readonly PropertyKey[], content: unknown): string | null {
  let found = content
  for (const key of path)
    found = typeof found === 'object' && found !== null && Object.hasOwn(found, key) ? Reflect.get(found, key) : null
  if (typeof found === 'string') return found
  return typeof found === 'object' && found !== null ? (Object.keys(found)[0] ?? null) : null
}

/**
 * Ranks a form's errors: another type is worst, then unknown or missing keys; a wrong value inside is the best match.
 */
function score(issues: readonly z.core.$ZodIssue[]): number {
  return issues.reduce(
    (sum, issue) =>
      sum + (issue.path.length === 0 ? (issue.code === 'invalid_type' ? 100 : 10) : isMissing(issue) ? 20 : 1),
    0,
  )
}

/**
 * What the schema does not know: names of vehicle fields, tables that steps name, and fields that every vehicle needs.
 * Takes the file's content as it is written, so that these mistakes are reported together with those of the schema.
 */
function checkFields(content: unknown): readonly string[] {
  if (!isRecord(content) || !isRecord(content['fields'] ?? {})) return []
  const fields = (content['fields'] ?? {}) as Readonly<Record<string, unknown>>
  const lookups = isRecord(content['lookups']) ? content['lookups'] : {}
  const problems: string[] = []
  for (const [target, rule] of Object.entries(fields)) {
    const problem = describeTargetProblem(target)
    if (problem !== null) problems.push(`fields.${target}: ${problem}`)
    const steps: unknown = isRecord(rule) ? rule['steps'] : null
    for (const step of Array.isArray(steps) ? (steps as readonly unknown[]) : []) {
      const table = isRecord(step) ? step['lookup'] : null
      if (typeof table === 'string' && !Object.hasOwn(lookups, table))
        problems.push(`fields.${target}: there is no table '${table}' under lookups`)
    }
  }
  if (content['own_names'] !== true)
    for (const needed of ['stocknum', 'make', 'model', 'car_type'])
      if (!Object.hasOwn(fields, needed))
        problems.push(`fields: '${needed}' is missing; every vehicle needs it (or say own_names: true)`)
  return problems
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
