import { spawn, type ChildProcess } from 'node:child_process'
import { openSync, closeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ask, projectRoot } from '#tests/fixtures/server-process.ts'

const program = join(projectRoot, 'tests/fixtures/lead-node.ts')
const seam = new URL('clock-seam.ts', import.meta.url).href

export interface NodeOptions {
  readonly port: number
  /** The node's data folder; with SQLite also its store. */
  readonly directory: string
  readonly databaseUrl: string | null
  /** Where every lead is posted. */
  readonly receiver: string
  /** File that gets what the node writes. */
  readonly log: string
}

/** A web node that can be killed, frozen and given a wrong clock. It always keeps its port. */
export interface NodeProcess {
  readonly port: number
  /** Starts the process and waits up to `limitMs` until it is ready; false: it was not ready in time. */
  start(limitMs: number): Promise<boolean>
  kill(): Promise<void>
  /** Stops it gracefully and waits for its end. */
  stop(): Promise<void>
  freeze(): void
  thaw(): void
  /** Offset of its clock from that of the machine; 0 is correct. A new process starts with 0. */
  moveClock(byMs: number): void
  isReady(): Promise<boolean>
  /** Whether it says in /readyz that its clock is wrong. */
  tellsWrongClock(): Promise<boolean>
}

/** Opens the figures of /readyz, which a node behind a proxy tells nobody else. */
const metricsToken = 'the token of the fault suite'

const running = new Set<ChildProcess>()

/** Ends all remaining processes of all runs. */
export function killAllNodes(): void {
  for (const child of running) child.kill('SIGKILL')
}

export function createNodeProcess({ port, directory, databaseUrl, receiver, log }: NodeOptions): NodeProcess {
  let child: ChildProcess | null = null

  function launch(): ChildProcess {
    const file = openSync(log, 'a')
    const launched = spawn(process.execPath, ['--import', seam, program], {
      cwd: projectRoot,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NODE_COMPILE_CACHE: join(projectRoot, '.cache/compiled'),
        PORT: String(port),
        HOST: '127.0.0.1',
        FORECOURT_DATA: directory,
        DATABASE_URL: databaseUrl ?? '',
        LEAD_RECEIVER: receiver,
        LOG_LEVEL: 'warn',
        TRUST_PROXY: '1',
        METRICS_TOKEN: metricsToken,
      },
      stdio: ['ignore', file, file, 'ipc'],
    })
    closeSync(file)
    // Sending to a dying process fails; its clock no longer matters.
    launched.on('error', () => {})
    running.add(launched)
    launched.once('exit', () => {
      running.delete(launched)
      if (child === launched) child = null
    })
    return launched
  }
  const isRunning = (): boolean => child !== null
  const isReady = (): Promise<boolean> =>
    ask(port, 'localhost', '/readyz', { timeoutMs: 1_000 }).then(
      ({ status }) => status === 200,
      () => false,
    )

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const ended = child
    if (ended === null) return
    const gone = new Promise<void>((resolve) => void ended.once('exit', () => resolve()))
    ended.kill(signal)
    await gone
  }

  return {
    port,
    async start(limitMs) {
      if (!isRunning()) child = launch()
      for (const deadline = performance.now() + limitMs; performance.now() < deadline; await sleep(20)) {
        if (await isReady()) return true
        // It exited because its store was unavailable; a service manager would restart it.
        if (!isRunning()) {
          await sleep(200)
          child = launch()
        }
      }
      return false
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    moveClock(byMs) {
      if (child?.connected === true) child.send({ shiftMs: byMs }, () => {})
    },
    isReady,
    tellsWrongClock: () =>
      ask(port, 'localhost', '/readyz', {
        timeoutMs: 1_000,
        headers: { authorization: `Bearer ${metricsToken}` },
      }).then(
        ({ status, body }) => status === 503 && body.includes('The clock of this node is'),
        () => false,
      ),
  }
}
