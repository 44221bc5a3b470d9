import { SearchUnavailableError, type AnswerMeta, type Row } from './session.ts'

/** The answer of a daemon to several queries. */
export interface Answer {
  readonly rows: readonly (readonly Row[])[]
  readonly meta: AnswerMeta
}

/**
 * Whether a warning says only that the shards of a table have different vocabularies. The engine then leaves out word
 * frequencies, which no query here uses; the rows are complete.
 */
const isVocabularyWarning = (warning: string): boolean =>
  warning.split(';').every((part) => /: query word\(s\) mismatch: [0-9a-z_*, ]+$/.test(part))

/**
 * Throws SearchUnavailableError unless every query was answered completely. SHOW META describes the last query only;
 * that is enough, because a daemon that fails during a batch does not recover before its end.
 */
export function readAnswer(name: string, results: readonly (readonly Row[])[], queries: number): Answer {
  const meta = new Map((results.at(-1) ?? []).map((row) => [String(row['Variable_name']), String(row['Value'])]))
  const warning = meta.get('warning')
  const trouble = meta.get('error') ?? (warning !== undefined && isVocabularyWarning(warning) ? undefined : warning)
  if (trouble !== undefined)
    throw new SearchUnavailableError(`the search engine at ${name} answered incompletely: ${trouble.slice(0, 200)}`)
  if (results.length !== queries + 1 || !meta.has('total_found'))
    throw new SearchUnavailableError(`the search engine at ${name} gave an answer that does not fit the queries`)
  return { rows: results.slice(0, -1), meta: { totalFound: Number(meta.get('total_found')) } }
}
