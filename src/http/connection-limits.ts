import { createServer, type Server } from 'node:http'

export interface ConnectionLimits {
  /** Milliseconds for a whole request to arrive, and for its headers. */
  readonly requestTimeout: number
  readonly headersTimeout: number
  /** Milliseconds that an idle connection is kept for the next request. */
  readonly keepAliveTimeout: number
  /** Milliseconds between two looks at the limits of requests. */
  readonly connectionsCheckingInterval: number
  /**
   * Milliseconds without a byte read or written on a connection under way; then it is cut. A client that asks and never
   * reads would hold its answer in memory for good.
   */
  readonly longestStallMs: number
  /**
   * Milliseconds from a request to the end of its answer; then the connection is cut. A client that reads a few bytes a
   * minute never stalls and would hold its answer in memory for good.
   */
  readonly longestAnswerMs: number
}

/** Of a web node. A stall may be longer than the slowest answer, a picture that waits half a minute to be drawn. */
export const connectionLimits: ConnectionLimits = {
  requestTimeout: 30_000,
  headersTimeout: 10_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  longestStallMs: 60_000,
  longestAnswerMs: 300_000,
}

/** A server that listens nowhere yet. */
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
