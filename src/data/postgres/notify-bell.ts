import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { DataLog } from '../database.ts'
import { toDatabaseProblem } from '../database-problem.ts'
import type { WakeBell } from '../wake-bell.ts'

/** The channel that writers notify, in the transaction that appends to the change log. */
export const wakeChannel = 'forecourt_change'

export interface NotifyBellOptions {
  /** A client that is not yet connected. */
  readonly connect: () => pg.Client
  readonly place: string
  readonly log: DataLog
}

const firstPauseMs = 100
const longestPauseMs = 5000
const heartbeatMs = 15_000
/** Time limit for a graceful close of the connection, milliseconds. */
const farewellMs = 1000

/**
 * Listens on a dedicated connection, because a pooled one would lose its LISTEN. Connects when the first listener is
 * added, and reconnects with exponential backoff. Rings once after each connection, because notifications in between
 * are lost.
 */
export function createNotifyBell(options: NotifyBellOptions): WakeBell & { close(): Promise<void> } {
  const listeners = new Set<() => void>()
  const stopped = new AbortController()
  let client: pg.Client | null = null
  let running: Promise<void> | null = null

  const ringAll = () => listeners.forEach((listener) => listener())

  async function listen(): Promise<void> {
    let pauseMs = firstPauseMs
    while (!stopped.signal.aborted) {
      try {
        const own = options.connect()
        const lost = waitForEnd(own)
        own.on('notification', ringAll)
        client = own
        await own.connect()
        await own.query(`listen ${wakeChannel}`)
        pauseMs = firstPauseMs
        ringAll()
        await watch(own, lost, stopped.signal)
      } catch (error) {
        const problem = toDatabaseProblem(error, options.place)
        if (!stopped.signal.aborted)
          options.log.warn(
            { place: options.place, error: String(problem), pauseMs },
            'not listening for changes; falling back to polling',
          )
      }
      // A graceful end would wait for an answer that a broken connection never gives. After a time limit of the driver
      // the socket is still open: it would keep a server process, and at the end this process.
      client?.connection.stream.destroy()
      client = null
      await sleep(pauseMs, undefined, { signal: stopped.signal }).catch(() => undefined)
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    }
  }

  return {
    ring() {},
    async onRing(listener) {
      const own = () => listener()
      listeners.add(own)
      if (!stopped.signal.aborted) running ??= listen()
      return async () => {
        listeners.delete(own)
      }
    },
    async close() {
      stopped.abort()
      listeners.clear()
      const last = client
      // A silent connection never answers the termination message, and its socket would keep the process alive.
      if (last !== null) setTimeout(() => last.connection.stream.destroy(), farewellMs).unref()
      await Promise.race([last?.end(), sleep(farewellMs, undefined, { ref: false })])
      await running
    },
  }
}

/**
 * Resolves when the connection is gone. Sends a heartbeat query at intervals, because a connection that the network
 * dropped silently looks like an idle one.
 */
async function watch(client: pg.Client, lost: Promise<void>, signal: AbortSignal): Promise<void> {
  const isGone = lost.then(() => true)
  for (;;) {
    const pause = sleep(heartbeatMs, false, { signal }).catch(() => true)
    if (await Promise.race([isGone, pause])) return
    await client.query('select 1')
  }
}

/** Resolves when the connection is lost, for whatever reason; the loop above reconnects. */
function waitForEnd(client: pg.Client): Promise<void> {
  return new Promise((resolve) => {
    client.on('error', () => resolve())
    client.on('end', () => resolve())
  })
}
