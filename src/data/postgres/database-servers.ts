import { Client, type ClientConfig } from 'pg'
import { DatabaseProblem, resolveProblemKind } from '../database-problem.ts'

/** The servers of a connection string, at most one of which accepts writes, and the one that new connections go to. */
export interface DatabaseServers {
  /** Hosts, ports and database name for messages, without user, password and parameters. */
  readonly place: string
  readonly count: number
  /** Connection string of the server to which new connections go. */
  readonly current: string
  /** Number of switches to another server. */
  readonly moves: number
  /** Sends new connections to the server after `failed`, unless another connection has switched already. */
  passOver(failed: string): void
}

const mostServers = 8
/** Values of `target_session_attrs` that ask for the server that accepts writes, as this code always does. */
const writableTargets: ReadonlySet<string> = new Set(['read-write', 'primary'])

/**
 * Reads a connection string with one server or several, as libpq writes them:
 * `postgres://user:password@db-a:5432,db-b:5432/name?target_session_attrs=read-write`. Throws a DatabaseProblem that
 * says what is expected if the string is invalid.
 */
export function parseDatabaseServers(url: string): DatabaseServers {
  const scheme = /^postgres(?:ql)?:\/\//.exec(url)?.[0] ?? ''
  const afterScheme = url.slice(scheme.length)
  const authority = afterScheme.split(/[/?#]/, 1)[0] ?? ''
  const rest = afterScheme.slice(authority.length)
  const hostsFrom = authority.lastIndexOf('@') + 1
  const [user, hosts] = [authority.slice(0, hostsFrom), authority.slice(hostsFrom)]
  const servers = hosts.split(',').map((host) => URL.parse(`${scheme}${user}${host}${rest}`))
  if (scheme === '' || servers.length > mostServers || !servers.every((server) => server !== null))
    throw notUnderstood()
  const target = servers[0]?.searchParams.get('target_session_attrs') ?? null
  if (target !== null && !writableTargets.has(target))
    throw new DatabaseProblem(
      'unreachable',
      `DATABASE_URL has target_session_attrs=${target}: write read-write, because the platform needs the primary`,
    )
  const strings = servers.map((server) => {
    // node-postgres supports neither several servers nor this parameter.
    if (target !== null) server.searchParams.delete('target_session_attrs')
    return server.href
  })
  let at = 0
  let moves = 0
  const current = (): string => strings[at] ?? ''
  return {
    place: `postgres://${servers.map(({ host }) => host).join(',')}${servers[0]?.pathname ?? ''}`,
    count: strings.length,
    get current() {
      return current()
    },
    get moves() {
      return moves
    },
    passOver(failed) {
      if (strings.length === 1 || failed !== current()) return
      at = (at + 1) % strings.length
      moves += 1
    },
  }
}

function notUnderstood(): DatabaseProblem {
  return new DatabaseProblem(
    'unreachable',
    'DATABASE_URL is not a connection string: write postgres://user:password@host:port/name, ' +
      `or postgres://user:password@host:port,host:port/name for a primary and its standby (at most ${mostServers})`,
  )
}

/** Error of a connection that reached a standby instead of the primary. */
const standbyMessage = 'Connection terminated: this server is a standby and accepts no writes'

/**
 * Creates a client class that connects to the primary. If a server does not answer or is a standby, the connection
 * fails and the next one goes to the next server. Each connection gets an equal share of `connectionTimeoutMillis`, so
 * that a caller can try every server within that time.
 */
export function createPrimaryClient(servers: DatabaseServers): new (config?: ClientConfig) => Client {
  if (servers.count === 1) return Client
  return class PrimaryClient extends Client {
    readonly #server: string
    /** Settings that make the server read-only. PostgreSQL 14 and later report both on every connection. */
    readonly #readOnly = new Set<string>()

    constructor(config: ClientConfig = {}) {
      const server = servers.current
      const { connectionTimeoutMillis } = config
      super({
        ...config,
        connectionString: server,
        ...(connectionTimeoutMillis === undefined
          ? {}
          : { connectionTimeoutMillis: Math.ceil(connectionTimeoutMillis / servers.count) }),
      })
      this.#server = server
      this.connection.on('parameterStatus', ({ parameterName, parameterValue }: ServerSetting) => {
        if (parameterName !== 'in_hot_standby' && parameterName !== 'default_transaction_read_only') return
        if (parameterValue === 'on') this.#readOnly.add(parameterName)
        else this.#readOnly.delete(parameterName)
      })
    }

    override connect(): Promise<Client>
    override connect(callback: (error: Error | null) => void): void
    override connect(callback?: (error: Error | null) => void): Promise<Client> | undefined {
      if (callback === undefined)
        return new Promise((resolve, reject) => {
          this.#connectToPrimary((error) => (error === null ? resolve(this) : reject(error)))
        })
      this.#connectToPrimary(callback)
      return undefined
    }

    #connectToPrimary(done: (error: Error | null) => void): void {
      super.connect((error: Error | null) => {
        if (error !== null && error !== undefined) {
          if (resolveProblemKind(error) === 'unreachable') servers.passOver(this.#server)
          done(error)
        } else if (this.#readOnly.size > 0) {
          servers.passOver(this.#server)
          this.end(() => done(new Error(standbyMessage)))
        } else done(null)
      })
    }
  }
}

interface ServerSetting {
  readonly parameterName: string
  readonly parameterValue: string
}
