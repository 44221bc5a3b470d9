import { createServer, type Server } from 'node:http'

export interface ConnectionLimits {
  /** Milliseconds for a whole request to arrive, and for its headers. */
  readonly requestTimeout: number
  readonly headersTimeout: number
  /** Milliseconds that an idle connection stays open for the next request. */
  readonly keepAliveTimeout: number
  /** Milliseconds between two checks of these timeouts. */
  readonly connectionsCheckingInterval: number
  /**
   * Milliseconds without a byte read or written during a request; then the connection is closed. A client that never
   * reads would keep its answer in memory for ever.
   */
  readonly longestStallMs: number
  /**
   * Milliseconds from a request to the end of its answer; then the connection is closed. A client that reads a few
   * bytes a minute never stalls and would keep its answer in memory for ever (slow read attack).
   */
  readonly longestAnswerMs: number
}

/** Limits of a web node. The stall limit exceeds the slowest answer, a picture that waits half a minute in a queue. */
export const connectionLimits: ConnectionLimits = {
  requestTimeout: 30_000,
  headersTimeout: 10_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  longestStallMs: 60_000,
  longestAnswerMs: 300_000,
}

/** Creates a server that does not listen yet. */
export function createLimitedServer({ longestStallMs, longestAnswerMs, ...limits }: ConnectionLimits): Server {
  const server = createServer(limits)
  server.setTimeout(longestStallMs)
  server.on('request', ({ socket }, response) => {
    const timer = setTimeout(() => socket.destroy(), longestAnswerMs)
    timer.unref()
    response.once('close', () => clearTimeout(timer))
  })
  return server
}
