import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseEnv } from 'node:util'
import { ask, projectRoot } from '#tests/fixtures/server-process.ts'
import { runProcess, type RunningProcess } from './run-process.ts'

/** One of the web nodes of the cluster: it can be stopped, killed and started again on its port. */
export interface WebNode {
  readonly name: string
  readonly port: number
  readonly logFile: string
  /** The process while it runs. */
  readonly pid: () => number | null
  /** Resolves when the node is ready. `demo`: fills an empty database with the demo sites first. */
  start(options?: { readonly demo?: boolean }): Promise<void>
  /** As a supervisor does: SIGTERM, then the time that it needs to finish. */
  stop(): Promise<void>
  /** SIGKILL, as the kernel does when memory runs out. */
  kill(): Promise<void>
}

export interface WebNodeOptions {
  readonly name: string
  readonly port: number
  readonly databaseUrl: string
  /** The data folder, which all nodes share. */
  readonly sharedFolder: string
  readonly secret: string
  /** Ends a start that is under way: it throws. */
  readonly signal: AbortSignal
  readonly logFile: string
}

/** What systemd and containers give to every node. */
const deployedEnvironment = parseEnv(readFileSync(join(projectRoot, 'deploy/web-node.env'), 'utf8'))

/** Milliseconds that a node may take until it is ready; the first one fills the database before. */
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
      const args = ['src/server/main.ts', ...(demo ? ['--demo'] : [])]
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
