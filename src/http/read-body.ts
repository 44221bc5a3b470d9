import type { IncomingMessage } from 'node:http'
import { OverloadedError } from './render-queue.ts'

/**
 * The body of a request that was read to its end; 'too long' for one beyond `largestBytes`, which is not read further;
 * 'gone' when the caller disconnected before its end.
 */
export type SentBody = Buffer | 'too long' | 'gone'

export interface BodyLimits {
  /** Bytes of the longest body that any form or call accepts. */
  readonly largestBytes: number
  /** Bytes of unfinished bodies in memory, from one network and from all callers together. */
  readonly mostBytesOfNetwork: number
  readonly mostBytes: number
}

/** Limits of a web node: 64 whole bodies of one network may be on their way, and a thousand of all. */
export const bodyLimits: BodyLimits = {
  largestBytes: 65_536,
  mostBytesOfNetwork: 64 * 65_536,
  mostBytes: 1_024 * 65_536,
}

/**
 * Reads the body of a request, which `network` sends. Rejects with OverloadedError when too much of unfinished bodies
 * is in memory, so that half-sent bodies can fill neither the memory nor the places of the render queue (API-04).
 */
export type ReadBody = (request: IncomingMessage, network: string) => Promise<SentBody>

/** See ReadBody. How long a body may take is the server's `requestTimeout`. */
export function createBodyReader({ largestBytes, mostBytesOfNetwork, mostBytes }: BodyLimits): ReadBody {
  const bytesOfNetwork = new Map<string, number>()
  let bytesInMemory = 0

  function count(network: string, bytes: number): void {
    bytesInMemory += bytes
    const own = (bytesOfNetwork.get(network) ?? 0) + bytes
    if (own > 0) bytesOfNetwork.set(network, own)
    else bytesOfNetwork.delete(network)
  }

  return (request, network) => {
    if (Number(request.headers['content-length'] ?? 0) > largestBytes) return Promise.resolve('too long')
    if (request.destroyed && !request.complete) return Promise.resolve('gone')
    const { promise, resolve, reject } = Promise.withResolvers<SentBody>()
    const parts: Buffer[] = []
    let bytes = 0

    function settle(end: () => void): void {
      request.off('data', onData).off('end', onEnd).off('close', onClose)
      if (!request.complete) request.pause()
      count(network, -bytes)
      end()
    }
    function onData(part: Buffer): void {
      bytes += part.length
      count(network, part.length)
      parts.push(part)
      if (bytes > largestBytes) settle(() => resolve('too long'))
      else if (bytesInMemory > mostBytes || (bytesOfNetwork.get(network) ?? 0) > mostBytesOfNetwork)
        settle(() => reject(new OverloadedError('too many bodies are being read')))
    }
    const onEnd = (): void => settle(() => resolve(parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts)))
    const onClose = (): void => settle(() => resolve('gone'))

    // A connection that breaks emits 'close' as well; without a listener the error would end the process.
    request.on('error', () => {})
    request.on('data', onData).on('end', onEnd).on('close', onClose)
    return promise
  }
}
