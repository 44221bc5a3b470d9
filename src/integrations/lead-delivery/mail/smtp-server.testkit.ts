import { createServer, type Server, type Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import type { SmtpSettings } from './smtp-settings.ts'

/** A mail server on this machine, with what it accepted. */
export interface TestSmtpServer {
  readonly smtp: SmtpSettings
  /** The accepted messages as they came in, with their receivers. */
  readonly accepted: readonly { readonly source: string; readonly to: readonly string[] }[]
  readonly close: () => Promise<void>
}

/** smtp-server with a login-free, unencrypted connection, unless the options say otherwise. */
export async function startSmtpServer(
  options: SMTPServerOptions = {},
  security: SmtpSettings['security'] = 'none',
): Promise<TestSmtpServer> {
  const accepted: { source: string; to: readonly string[] }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        accepted.push({
          source: Buffer.concat(parts).toString('latin1'),
          to: session.envelope.rcptTo.map(({ address }) => address),
        })
        done()
      })
    },
    ...options,
  })
  // Connections that clients break off are part of the tests.
  server.on('error', () => undefined)
  const port = await listen(server.server)
  return {
    smtp: { host: 'localhost', port, security, login: null },
    accepted,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
      }),
  }
}

/** A server of the test's own that speaks by hand: `serve` gets each connection. */
export async function startRawServer(
  serve: (socket: Socket) => void,
): Promise<{ readonly smtp: SmtpSettings; readonly close: () => Promise<void> }> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    serve(socket)
  })
  const port = await listen(server)
  return {
    smtp: { host: 'localhost', port, security: 'none', login: null },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => void server.close(resolve))
    },
  }
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve))
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}
