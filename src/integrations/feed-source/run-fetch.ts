import { OutgoingProblem } from '../outgoing-http/guarded-request.ts'
import { FetchProblem, type FetchLimits, type FetchOutcome } from './feed-source.ts'

/** Characters kept of a reason, part of which may be a server's words. */
const longestReason = 300

/** What a fetch may use: its end, and a call that reports received bytes so that it does not count as idle. */
export interface FetchRun {
  readonly signal: AbortSignal
  readonly noteBytes: () => void
}

/** Runs a fetch under its limits of time and turns whatever it throws into an outcome. */
export async function runFetch(
  { timeLimitMs, idleLimitMs }: FetchLimits,
  stopping: AbortSignal,
  work: (run: FetchRun) => Promise<FetchOutcome>,
): Promise<FetchOutcome> {
  const idle = new AbortController()
  const idleTimer = setTimeout(() => idle.abort(), idleLimitMs)
  const overall = AbortSignal.timeout(timeLimitMs)
  const signal = AbortSignal.any([stopping, overall, idle.signal])
  try {
    return await work({ signal, noteBytes: () => void idleTimer.refresh() })
  } catch (error) {
    if (stopping.aborted) return { kind: 'retry', reason: 'the fetch was stopped' }
    if (idle.signal.aborted)
      return { kind: 'retry', reason: `the server sent nothing for ${Math.round(idleLimitMs / 1000)} seconds` }
    if (overall.aborted)
      return { kind: 'retry', reason: `the fetch took longer than ${Math.round(timeLimitMs / 1000)} seconds` }
    if (error instanceof FetchProblem) return { kind: error.kind, reason: shorten(error.message) }
    if (error instanceof OutgoingProblem)
      return { kind: error.fault === 'host' ? 'retry' : 'refused', reason: shorten(error.message) }
    return { kind: 'retry', reason: shorten(describe(error)) }
  } finally {
    clearTimeout(idleTimer)
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // Several failed addresses of one name: the error itself has no message then.
  return error.message || ('code' in error ? String(error.code) : error.name)
}

/** One line of printable characters: servers choose parts of it. */
const shorten = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .toWellFormed()
    .slice(0, longestReason)
