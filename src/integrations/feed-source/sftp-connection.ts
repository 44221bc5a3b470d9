import { createHash } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { Client, type FileEntry, type SFTPWrapper, type Stats } from 'ssh2'
import { resolveChecked, type OutgoingRules } from '../outgoing-http/guarded-request.ts'
import { FetchProblem } from './feed-source.ts'

export interface SftpServer {
  readonly host: string
  /** 22, or 1024 to 65535. */
  readonly port: number
  readonly username: string
  /** One of the two is null. */
  readonly password: string | null
  readonly privateKey: string | null
  /** 'SHA256:' and the base64 of the host key's hash without padding, as OpenSSH shows it. */
  readonly hostKey: string
  /** Which addresses may be connected to (SSRF protection). */
  readonly rules: OutgoingRules
}

const connectLimitMs = 20_000

/** An SFTP session; every call rejects once the connection has ended. */
export interface SftpSession {
  /** Of the file itself, following a symbolic link. */
  stat(path: string): Promise<Stats>
  open(path: string): Promise<Buffer>
  /** Bytes from `position`, at most `length`; none at the end of the file. */
  read(handle: Buffer, position: number, length: number): Promise<Buffer>
  /** Entries of a folder, part by part. */
  list(path: string): AsyncGenerator<readonly FileEntry[]>
}

/** Opens a session for as long as `work` runs. Throws FetchProblem, and the network's own errors. */
export async function withSftp<Result>(
  server: SftpServer,
  signal: AbortSignal,
  work: (session: SftpSession) => Promise<Result>,
): Promise<Result> {
  const { port, rules } = server
  if (rules.ports === null ? port !== 22 && port < 1024 : !rules.ports.includes(port))
    throw new FetchProblem('refused', `port ${port} is not asked; SFTP uses 22, or one of 1024 and above`)
  const addresses = await resolveChecked(server.host, rules, signal)
  const socket = await openSocket(
    addresses.map(({ address }) => address),
    port,
    signal,
  )
  const client = new Client()
  const ended = Promise.withResolvers<never>()
  // Whoever waits gets the reason; without anybody waiting it is of no interest.
  ended.promise.catch(() => undefined)
  const abort = (): void => {
    ended.reject(new Error('broken off'))
    client.destroy()
  }
  signal.addEventListener('abort', abort, { once: true })
  if (signal.aborted) abort()
  try {
    const sftp = await Promise.race([openSession(client, socket, server, ended.reject), ended.promise])
    return await Promise.race([work(buildSession(sftp, ended.promise)), ended.promise])
  } finally {
    signal.removeEventListener('abort', abort)
    client.end()
    // A server that does not answer the farewell keeps no connection.
    socket.destroy()
  }
}

/** Connects to the first address that answers. */
async function openSocket(addresses: readonly string[], port: number, signal: AbortSignal): Promise<Socket> {
  let failure: unknown = null
  for (const host of addresses) {
    const socket = connect({ host, port })
    try {
      await new Promise<void>((resolve, reject) => {
        socket.setTimeout(connectLimitMs, () => reject(new Error('the server does not answer')))
        socket.once('connect', resolve).once('error', reject)
        signal.addEventListener('abort', () => reject(new Error('broken off')), { once: true })
        if (signal.aborted) reject(new Error('broken off'))
      })
      socket.setTimeout(0)
      // Small requests one after the other would each wait for the acknowledgement of the one before.
      socket.setNoDelay(true)
      return socket
    } catch (error) {
      socket.destroy()
      failure = error
      if (signal.aborted) break
    }
  }
  throw failure
}

function openSession(
  client: Client,
  socket: Socket,
  { username, password, privateKey, hostKey }: SftpServer,
  onEnd: (reason: Error) => void,
): Promise<SFTPWrapper> {
  return new Promise((resolve, reject) => {
    let shown: string | null = null
    const fail = (error: Error): void => {
      const reason = describeFailure(error, hostKey, shown)
      reject(reason)
      onEnd(reason)
    }
    client
      .on('error', fail)
      .on('close', () => fail(new Error('the connection was cut')))
      .on('ready', () => client.sftp((error, sftp) => (error === undefined ? resolve(sftp) : fail(error))))
    try {
      client.connect({
        sock: socket,
        username,
        ...(password === null ? {} : { password }),
        ...(privateKey === null ? {} : { privateKey }),
        hostVerifier: (key: Buffer) => {
          // Without the padding, as OpenSSH shows it.
          shown = `SHA256:${createHash('sha256').update(key).digest('base64').slice(0, 43)}`
          return shown === hostKey
        },
        readyTimeout: connectLimitMs,
      })
    } catch {
      // The library's words may hold parts of the key.
      const problem = new FetchProblem('refused', 'the private key of the feed cannot be read, or has a passphrase')
      reject(problem)
      onEnd(problem)
    }
  })
}

function describeFailure(error: Error, hostKey: string, shown: string | null): Error {
  if (shown !== null && shown !== hostKey)
    return new FetchProblem(
      'refused',
      `the server has the host key ${shown}, and host_key of the feed is ${hostKey}; ask its operator whether the ` +
        'key was changed before you change host_key',
    )
  if ('level' in error && error.level === 'client-authentication')
    return new FetchProblem('refused', 'the server refuses the sign-in; check user name, password and key of the feed')
  return error
}

function buildSession(sftp: SFTPWrapper, ended: Promise<never>): SftpSession {
  /** ssh2 leaves calls unanswered on some ways in which a connection ends. */
  const call = <Result>(
    start: (done: (error: Error | null | undefined, result: Result) => void) => void,
  ): Promise<Result> =>
    Promise.race([
      new Promise<Result>((resolve, reject) =>
        start((error, result) => {
          if (error === null || error === undefined) resolve(result)
          else reject(error)
        }),
      ),
      ended,
    ])
  return {
    stat: (path) => call((done) => sftp.stat(path, done)),
    open: (path) => call((done) => sftp.open(path, 'r', done)),
    read: (handle, position, length) =>
      call<Buffer>((done) => {
        const buffer = Buffer.allocUnsafe(length)
        sftp.read(handle, buffer, 0, length, position, (error, bytesRead) =>
          done(isEnd(error) ? null : error, buffer.subarray(0, isEnd(error) ? 0 : bytesRead)),
        )
      }),
    async *list(path) {
      const handle = await call<Buffer>((done) => sftp.opendir(path, done))
      for (;;) {
        const part = await call<readonly FileEntry[] | null>((done) =>
          sftp.readdir(handle, (error, entries) => done(isEnd(error) ? null : error, isEnd(error) ? null : entries)),
        )
        if (part === null) return
        yield part
      }
    },
  }
}

/** SFTP reports the end of a file or folder as an error of this code. */
const endOfFile = 1
const isEnd = (error: Error | null | undefined): boolean =>
  error !== null && error !== undefined && 'code' in error && error.code === endOfFile
