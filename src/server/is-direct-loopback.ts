import type { IncomingMessage } from 'node:http'
import type { Environment } from './environment.ts'

/** Whether a request comes from this machine itself, with no proxy between that could pass on a stranger's. */
export function isDirectLoopback(request: IncomingMessage, environment: Pick<Environment, 'trustProxy'>): boolean {
  const { headers } = request
  const direct = headers['x-forwarded-for'] === undefined && headers.forwarded === undefined && headers.via === undefined
  const address = request.socket.remoteAddress ?? ''
  return direct && !environment.trustProxy && (address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1')
}
