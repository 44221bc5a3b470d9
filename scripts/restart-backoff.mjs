/**
 * Exit status of a start problem that trying again cannot solve: a setting that is not understood, a port in use, a
 * damaged database. EX_CONFIG of sysexits.h; `src/server/start-problem.ts` sets it, `deploy/forecourt.service` names
 * it.
 */
export const lastingProblemStatus = 78

/** Milliseconds before the first restart; each further one waits twice as long. */
const firstPauseMs = 1_000
const longestPauseMs = 60_000
/** A server that ran for so long has recovered: its next crash is a first one again. */
const recoveredAfterMs = 60_000

/**
 * Decides after each end of the server whether and when it is started again: exponential backoff from 1 s to 60 s,
 * without a limit on the number of restarts, so that a dealer's site comes back however long the database was away.
 */
export function createRestartBackoff() {
  let pauseMs = firstPauseMs
  return {
    /**
     * `code`, `signal`: as of the child process's `exit` event; `ranMs`: how long it ran. Null where the server must
     * stay down: it was asked to stop, or it said that another start would fail alike.
     */
    pauseAfter({ code, signal, ranMs }) {
      if (code === 0 || signal === 'SIGINT' || signal === 'SIGTERM' || code === lastingProblemStatus) return null
      if (ranMs >= recoveredAfterMs) pauseMs = firstPauseMs
      const pause = pauseMs
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
      return pause
    },
  }
}
