import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseEnv } from 'node:util'
import { ask, projectRoot } from '#tests/fixtures/server-process.ts'
import { serverFlags } from '../bundled-programs.mjs'
import { runProcess, type RunningProcess } from './run-process.ts'

/** A web node of the cluster. It can be stopped, killed and restarted on the same port. */
export interface WebNode {
  readonly name: string
  readonly port: number
  readonly logFile: string
  /** The process while it runs. */
  readonly pid: () => number | null
  /** Resolves when the node is ready. `demo`: fills an empty database with the demo sites first. */
  start(options?: { readonly demo?: boolean }): Promise<void>
  /** Stops it like a supervisor: SIGTERM, then a grace period. */
  stop(): Promise<void>
  /** Kills it with SIGKILL, like the OOM killer. */
  kill(): Promise<void>
}

export interface WebNodeOptions {
  readonly name: string
  readonly port: number
  readonly databaseUrl: string
  /** The data folder, shared by all nodes. */
  readonly sharedFolder: string
  readonly secret: string
  /** Aborts a start, which then throws. */
  readonly signal: AbortSignal
  readonly logFile: string
}

/** The environment that systemd and containers give to every node. */
const deployedEnvironment = parseEnv(readFileSync(join(projectRoot, 'deploy/web-node.env'), 'utf8'))

/** Time limit until a node is ready, milliseconds; the first node also fills the database. */
const startLimitMs = 120_000

export function describeWebNode(options: WebNodeOptions): WebNode {
  const { name, port, logFile } = options
  const env = {
    ...process.env,
    ...deployedEnvironment,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATABASE_URL: options.databaseUrl,
    FORECOURT_DATA: options.sharedFolder,
    FORECOURT_SECRET: options.secret,
    FORECOURT_NODE: name,
  }
  let running: RunningProcess | null = null
  return {
    name,
    port,
    logFile,
    pid: () => (running?.isRunning() === true ? running.pid : null),
    async start({ demo = false } = {}) {
      const args = [...serverFlags, 'src/server/main.ts', ...(demo ? ['--demo'] : [])]
      running = runProcess(process.execPath, args, { env, logFile, cwd: projectRoot })
      const deadline = Date.now() + startLimitMs
      while (!(await isReady(port))) {
        if (!running.isRunning()) throw new Error(`${name} did not start:\n${await readFile(logFile, 'utf8')}`)
        options.signal.throwIfAborted()
        if (Date.now() > deadline) throw new Error(`${name} was not ready in time; see ${logFile}`)
        await sleep(100)
      }
    },
    stop: async () => running?.end('SIGTERM'),
    kill: async () => running?.end('SIGKILL'),
  }
}

async function isReady(port: number): Promise<boolean> {
  return ask(port, 'localhost', '/readyz', { timeoutMs: 3_000 }).then(
    ({ status }) => status === 200,
    () => false,
  )
}
