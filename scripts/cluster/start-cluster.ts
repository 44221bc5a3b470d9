import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ask, projectRoot } from '#tests/fixtures/server-process.ts'
import { handToOwner } from '#tests/fixtures/postgres-server.ts'
import { startPostgresPair, type PostgresPair } from './postgres-pair.ts'
import { runProcess } from './run-process.ts'
import { describeWebNode, type WebNode } from './web-node.ts'

/** HAProxy, three web nodes, and PostgreSQL with a standby, all on loopback, with the files of `deploy/`. */
export interface Cluster {
  /** Of HAProxy. */
  readonly port: number
  /** URL of HAProxy's Prometheus metrics. */
  readonly figuresPort: number
  readonly nodes: readonly WebNode[]
  readonly pair: PostgresPair
  /** The folder of all its files. */
  readonly directory: string
  /**
   * Stops everything within half a minute, and removes the folder unless the logs are to be kept. Idempotent.
   */
  close(options?: { readonly keepsLogs?: boolean }): Promise<void>
}

export interface ClusterOptions {
  /** Port of HAProxy; the next six ports are used too. */
  readonly port: number
  readonly say: (line: string) => void
  /** Aborts the start, which then throws and leaves nothing running. */
  readonly signal: AbortSignal
}

const haproxyPlaces = ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy', '/opt/homebrew/bin/haproxy']
/** Time limit until HAProxy counts the nodes as ready, milliseconds. */
const balancerLimitMs = 40_000

/**
 * Starts everything and resolves when HAProxy counts all nodes as ready. On failure it throws and leaves nothing
 * running.
 */
export async function startCluster({ port, say, signal }: ClusterOptions): Promise<Cluster> {
  const haproxy = haproxyPlaces.find((place) => existsSync(place))
  if (haproxy === undefined) throw new Error('HAProxy is not installed (Debian: apt-get install haproxy)')
  const directory = await mkdtemp(join(tmpdir(), 'forecourt-cluster-'))
  await handToOwner(directory)
  const sharedFolder = join(directory, 'shared')
  await mkdir(sharedFolder, { mode: 0o700 })
  const closers: (() => Promise<void>)[] = []
  let closing: Promise<void> | null = null
  async function closeAll(keepsLogs: boolean): Promise<void> {
    for (const close of closers.toReversed()) await close()
    if (!keepsLogs) await rm(directory, { recursive: true, force: true })
  }
  const close = ({ keepsLogs = false } = {}): Promise<void> => (closing ??= closeAll(keepsLogs))
  try {
    say('Starting PostgreSQL, a primary and its standby …')
    const pair = await startPostgresPair({ directory, ports: [port + 4, port + 5] })
    closers.push(() => pair.close())
    signal.throwIfAborted()

    const secret = randomBytes(32).toString('base64url')
    const nodes = [1, 2, 3].map((number) =>
      describeWebNode({
        name: `node-${number}`,
        port: port + number,
        databaseUrl: pair.connectionUrl(),
        sharedFolder,
        secret,
        signal,
        logFile: join(directory, `node-${number}.log`),
      }),
    )
    closers.push(async () => void (await Promise.all(nodes.map((node) => node.stop()))))
    say('Starting three web nodes; the first fills the database with the demo sites …')
    const [first, ...others] = nodes
    await first?.start({ demo: true })
    await Promise.all(others.map((node) => node.start()))

    say('Starting HAProxy …')
    const balancer = runProcess(haproxy, ['-db', '-f', join(projectRoot, 'deploy/haproxy/haproxy.cfg')], {
      cwd: projectRoot,
      logFile: join(directory, 'haproxy.log'),
      env: {
        ...process.env,
        FORECOURT_LISTEN: `127.0.0.1:${port}`,
        FORECOURT_METRICS: `127.0.0.1:${port + 6}`,
        FORECOURT_HAPROXY_SOCKET: join(directory, 'haproxy.sock'),
        // All visitors on loopback have the same address.
        FORECOURT_REQUESTS: '100000',
        FORECOURT_CONNECTIONS: '2000',
        ...Object.fromEntries(nodes.map((node, at) => [`FORECOURT_NODE_${at + 1}`, `127.0.0.1:${node.port}`])),
        ...(process.getuid?.() === 0 ? {} : { FORECOURT_UNPRIVILEGED: '1' }),
      },
    })
    closers.push(() => balancer.end('SIGTERM', 5_000))
    const cluster = { port, figuresPort: port + 6, nodes, pair, directory, close }
    await waitForNodes(cluster)
    return cluster
  } catch (error) {
    await close()
    throw error
  }
}

/** Waits until HAProxy counts all nodes as ready. */
export async function waitForNodes({ figuresPort, nodes }: Pick<Cluster, 'figuresPort' | 'nodes'>): Promise<void> {
  const deadline = Date.now() + balancerLimitMs
  while ((await countReady(figuresPort)) < nodes.length) {
    if (Date.now() > deadline) throw new Error('HAProxy does not see all nodes as ready')
    await sleep(100)
  }
}

/** Number of nodes that HAProxy counts as ready. */
export async function countReady(figuresPort: number): Promise<number> {
  const figures = await ask(figuresPort, 'localhost', '/metrics').then(
    ({ body }) => body,
    () => '',
  )
  return [...figures.matchAll(/^haproxy_server_status\{proxy="nodes",server="[^"]+",state="UP"\} 1$/gm)].length
}
