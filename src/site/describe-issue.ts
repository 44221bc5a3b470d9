import type { z } from 'zod'
import { fieldsOf, schemaAt } from './schema/children-of.ts'
import { homeBlockFields } from './schema/home-blocks.ts'
import { siteSchema } from './schema/site-schema.ts'
import { secretReferenceMessage } from './schema/values.ts'
import { formatPath, type Place } from './site-problem.ts'

export interface DescribedIssue {
  readonly place: Place
  readonly message: string
  readonly expected: string | null
}

/** Least number of single-letter changes between two words; words of a configuration are short. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1]
    for (const [j, against] of [...other].entries())
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (letter === against ? 0 : 1)))
    row = next
  }
  return row.at(-1) ?? 0
}

/** The known word that was probably meant; null when none is near. */
export function findNearest(word: string, known: readonly string[]): string | null {
  const near = known
    .map((candidate) => ({ candidate, steps: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .toSorted((a, b) => a.steps - b.steps)[0]
  return near !== undefined && near.steps <= Math.max(2, Math.floor(word.length / 3)) ? near.candidate : null
}

const show = (value: unknown) =>
  value === undefined
    ? 'nothing'
    : value === null
      ? 'null'
      : Array.isArray(value)
        ? 'a list'
        : typeof value === 'object'
          ? 'a group of settings'
          : JSON.stringify(value).slice(0, 80)
const typeWords: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of settings',
  record: 'a group of settings by name',
}
const bareTypeWords = (type: string) => typeWords[type] ?? type
/** What was expected in place of a value that YAML took for none, or for a number: '#14532d' begins a comment. */
const describeText = (given: unknown): string =>
  typeof given === 'number'
    ? 'text: put it in quotes'
    : given === null
      ? "text; what begins with # stands in quotes ('#14532d'), or it is a comment"
      : 'text'
const oneOf = (values: readonly unknown[]) =>
  values.length === 1 ? show(values[0]) : `one of ${values.map(show).join(', ')}`

/** The settings of the block that a value names. */
function blockFieldsOf(value: unknown): Readonly<Record<string, unknown>> | null {
  const name: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'block') : undefined
  return typeof name === 'string'
    ? (Object.entries(homeBlockFields).find(([known]) => known === name)?.[1] ?? null)
    : null
}

/** An issue of zod in words for the person who wrote the file; several where it names several keys. */
export function describeIssue(issue: z.core.$ZodIssue): readonly DescribedIssue[] {
  const place = issue.path.filter((key) => typeof key !== 'symbol')
  const said = (message: string, expected: string | null) => [{ place, message, expected }]
  switch (issue.code) {
    case 'unrecognized_keys': {
      const schema = schemaAt(siteSchema, place)
      const known = schema === null ? [] : Object.keys(fieldsOf(schema) ?? blockFieldsOf(issue.input) ?? {})
      const swallowed = findSwallowed(issue, place)
      const own = issue.keys.filter((key) => key === swallowed?.key || !(swallowed?.settings.includes(key) ?? false))
      return own.map((key) => {
        if (key === swallowed?.key) return describeSwallowed(place, key, swallowed.home)
        const meant = findNearest(key, known)
        const message = `there is no setting '${key}'${meant === null ? '' : `; did you mean '${meant}'?`}`
        return {
          place: [...place, key],
          message,
          expected: meant !== null || known.length === 0 ? null : `one of ${known.join(', ')}`,
        }
      })
    }
    case 'invalid_type':
      if (issue.input === undefined) return said('is missing', bareTypeWords(issue.expected))
      return said(
        `${show(issue.input)} is not allowed`,
        issue.expected === 'string' ? describeText(issue.input) : bareTypeWords(issue.expected),
      )
    case 'invalid_value': {
      if (issue.input === undefined) return said('is missing', oneOf(issue.values))
      const meant = typeof issue.input === 'string' ? findNearest(issue.input, issue.values.map(String)) : null
      return said(
        `${show(issue.input)} is not allowed${meant === null ? '' : `; did you mean '${meant}'?`}`,
        oneOf(issue.values),
      )
    }
    case 'too_small':
      return said(
        `${show(issue.input)} is too small`,
        `${issue.inclusive === false ? 'more than' : 'at least'} ${String(issue.minimum)}${unitOf(issue.origin)}`,
      )
    case 'too_big':
      return said(
        `${show(issue.input)} is too large`,
        `${issue.inclusive === false ? 'less than' : 'at most'} ${String(issue.maximum)}${unitOf(issue.origin)}`,
      )
    case 'invalid_key':
      return issue.issues.map(({ message }) => ({
        place,
        message: `the name '${String(place.at(-1))}' is not allowed`,
        expected: withoutLead(message),
      }))
    case 'invalid_format':
    case 'custom':
      // Output of commands is kept in logs and pasted into tickets.
      if (issue.message === secretReferenceMessage)
        return said('the value is not shown, because it may be a secret', withoutLead(issue.message))
      return said(`${show(issue.input)} is not allowed`, withoutLead(issue.message))
    case 'invalid_union':
      return describeUnion(issue, place)
    case 'not_multiple_of':
    case 'invalid_element':
      return said(issue.message, null)
  }
}

/**
 * A group that stands within another by its indentation, as when 'search:' is indented like the settings of 'theme'
 * above it: its own settings then count as unknown ones of the other, and all of them are one mistake. null for
 * anything else.
 */
function findSwallowed(
  { keys, input }: z.core.$ZodIssueUnrecognizedKeys,
  place: Place,
): { readonly key: string; readonly home: Place; readonly settings: readonly string[] } | null {
  for (const key of keys) {
    // The group's own settings stand beside it, so it holds none.
    const value: unknown = typeof input === 'object' && input !== null ? Reflect.get(input, key) : undefined
    const home = value === null ? findHome(place, key) : null
    const own = home === null ? null : schemaAt(siteSchema, [...home, key])
    const fields = own === null ? null : fieldsOf(own)
    if (home !== null && fields !== null) return { key, home, settings: Object.keys(fields) }
  }
  return null
}

function describeSwallowed(place: Place, key: string, home: Place): DescribedIssue {
  const within = home.length === 0 ? 'the site' : formatPath(home)
  return {
    place: [...place, key],
    message: `there is no setting '${key}' in ${formatPath(place)}, but ${within} has one`,
    expected: `'${key}' further left, in the column of the other settings of ${within}`,
  }
}

/** The nearest group around a place that has a setting of the name; null: none. */
function findHome(place: Place, key: string): Place | null {
  for (let depth = place.length - 1; depth >= 0; depth -= 1) {
    const home = place.slice(0, depth)
    const schema = schemaAt(siteSchema, home)
    if (schema !== null && Object.hasOwn(fieldsOf(schema) ?? {}, key)) return home
  }
  return null
}

/**
 * A block of the home page is a name or an entry (`schema/home-blocks.ts`): what is wrong is said of the form that the
 * file has.
 */
function describeUnion(issue: z.core.$ZodIssueInvalidUnion, place: Place): readonly DescribedIssue[] {
  const { input } = issue
  if (issue.discriminator !== undefined) {
    const given: unknown = typeof input === 'object' && input !== null ? Reflect.get(input, issue.discriminator) : input
    const known = Object.keys(homeBlockFields)
    const meant = typeof given === 'string' ? findNearest(given, known) : null
    const message = given === undefined ? 'is missing' : `there is no block ${show(given)}`
    return [
      {
        place,
        message: meant === null ? message : `${message}; did you mean '${meant}'?`,
        expected: meant === null ? oneOf(known) : null,
      },
    ]
  }
  const isEntry = typeof input === 'object' && input !== null
  const form = isEntry ? issue.errors.at(-1) : typeof input === 'string' ? issue.errors[0] : undefined
  if (form === undefined) return [{ place, message: issue.message, expected: null }]
  return form.flatMap((inner) => describeIssue({ ...inner, path: [...issue.path, ...inner.path] }))
}

const unitOf = (origin: string) => (origin === 'string' ? ' characters' : origin === 'array' ? ' entries' : '')
const withoutLead = (message: string) => message.replace(/^expected /, '')
