import { SearchAwayError, type AnswerMeta, type Row } from './session.ts'

/** What a daemon answers to several questions. */
export interface Answer {
  readonly rows: readonly (readonly Row[])[]
  readonly meta: AnswerMeta
}

/**
 * Whether each part of a warning tells only that two parts of a table know different words. The engine then leaves out
 * how frequent the words are, which nobody asks here; the rows are whole.
 */
const tellsOfStatisticsAlone = (warning: string): boolean =>
  warning.split(';').every((part) => /: query word\(s\) mismatch: [0-9a-z_*, ]+$/.test(part))

/**
 * SHOW META tells of the last question only. A daemon that fails during the questions fails the last one too: none is
 * back within the milliseconds of one answer.
 */
export function readAnswer(name: string, results: readonly (readonly Row[])[], questions: number): Answer {
  const meta = new Map((results.at(-1) ?? []).map((row) => [String(row['Variable_name']), String(row['Value'])]))
  const warning = meta.get('warning')
  const trouble = meta.get('error') ?? (warning !== undefined && tellsOfStatisticsAlone(warning) ? undefined : warning)
  if (trouble !== undefined)
    throw new SearchAwayError(`the search engine at ${name} answered in part: ${trouble.slice(0, 200)}`)
  if (results.length !== questions + 1 || !meta.has('total_found'))
    throw new SearchAwayError(`the search engine at ${name} answered something else than was asked`)
  return { rows: results.slice(0, -1), meta: { totalFound: Number(meta.get('total_found')) } }
}
