import { spawn } from 'node:child_process'
import { constants, getPriority, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { FeedName } from '#jobs/fetch-feeds/follow-feeds.ts'
import type { Logger } from '#log/log.ts'

const program = fileURLToPath(new URL('../cli/main.ts', import.meta.url))

/** Milliseconds after which a run is ended, and after that killed. */
const runLimitMs = 60 * 60_000
const endLimitMs = 8_000
/** Characters kept of what a run has to say. */
const longestWords = 4_000

/**
 * Runs a feed in a process of its own, as `forecourt feeds run SITE FEED --due`: an import computes for minutes and
 * takes several hundred megabytes, which must neither hold up pages nor stay with the server. The process has a lower
 * priority than the server and its own connection to the database, with the time limits of imports.
 */
export function createFeedProcess(
  variables: NodeJS.ProcessEnv,
  log: Pick<Logger, 'info' | 'warn'>,
): (due: FeedName, signal: AbortSignal) => Promise<void> {
  return (due, signal) =>
    new Promise((resolve, reject) => {
      const { site, feed } = due
      const child = spawn(process.execPath, [program, 'feeds', 'run', site, feed, '--due'], {
        env: variables,
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      let words = ''
      const listen = (chunk: Buffer): void => {
        words = `${words}${chunk.toString()}`.slice(-longestWords)
      }
      child.stdout.on('data', listen)
      child.stderr.on('data', listen)
      let killTimer: NodeJS.Timeout | null = null
      const end = (): void => {
        child.kill('SIGTERM')
        killTimer = setTimeout(() => child.kill('SIGKILL'), endLimitMs)
      }
      const limitTimer = setTimeout(end, runLimitMs)
      signal.addEventListener('abort', end, { once: true })
      child.once('spawn', () => {
        lowerPriority(child.pid)
        if (signal.aborted) end()
      })
      const settle = (): void => {
        clearTimeout(limitTimer)
        if (killTimer !== null) clearTimeout(killTimer)
        signal.removeEventListener('abort', end)
      }
      child.once('error', (error) => {
        settle()
        reject(error)
      })
      child.once('close', (status, killedBy) => {
        settle()
        const fields = { site, feed, status: status ?? killedBy, words: words.trim() }
        if (status === 0) log.info(fields, 'feed run')
        else log.warn(fields, 'feed run: the stock was not brought up to date')
        resolve()
      })
    })
}

/** The highest nice value of the system is its lowest priority. */
function lowerPriority(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    setPriority(pid, Math.min(getPriority() + 10, constants.priority.PRIORITY_LOW))
  } catch {
    // The run succeeds at normal priority too, on systems that do not allow to change it.
  }
}
