import { DatabaseProblem, resolveProblemKind, type DatabaseProblemKind } from '#data/database-problem.ts'

/** Problems of the store that pass without a change of this program. */
const outages: ReadonlySet<DatabaseProblemKind> = new Set(['unreachable', 'locked', 'disk-full', 'not-replicated'])

/** Seconds after which a visitor may try again. */
const retryAfterSeconds = 10

/** Whether an error says that the database does not answer now, rather than that the program is wrong. */
export function isDatabaseOutage(error: unknown): boolean {
  const kind = error instanceof DatabaseProblem ? error.kind : resolveProblemKind(error)
  return kind !== null && outages.has(kind)
}

/**
 * The error page of a request that the database did not answer, as 503 with the time after which to ask again; kept by
 * nobody.
 */
export function toUnavailable(page: Response): Response {
  const headers = new Headers(page.headers)
  headers.set('Retry-After', String(retryAfterSeconds))
  headers.set('Cache-Control', 'no-store')
  return new Response(page.body, { status: 503, headers })
}
