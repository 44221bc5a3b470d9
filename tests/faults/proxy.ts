import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { LinkTrouble } from './plan.ts'

/** A proxy on loopback between a node and one of its servers. */
export interface Proxy {
  readonly port: number
  /** Applies a network fault to all connections; null: none. See `LinkTrouble`. */
  trouble(trouble: LinkTrouble | null): void
  close(): Promise<void>
}

const slowMs = 60
const drip = { bytes: 200, everyMs: 5 } as const

export async function startProxy(targetPort: number): Promise<Proxy> {
  const sockets = new Set<Socket>()
  /** Connections that were silently dropped. */
  const forgotten = new WeakSet<Socket>()
  let present: LinkTrouble | null = null
  let waiting: (() => void)[] = []

  /** Forwards chunks in order, each under the fault that is active at the time. */
  async function pass(from: Socket, to: Socket): Promise<void> {
    try {
      for await (const piece of from as AsyncIterable<Buffer>) {
        if (present === 'held') await new Promise<void>((resolve) => void waiting.push(resolve))
        if (present === 'slow') await sleep(slowMs)
        if (forgotten.has(from)) continue
        for (let start = 0; start < piece.length;) {
          const end = present === 'dripping' ? start + drip.bytes : piece.length
          if (!to.write(piece.subarray(start, end))) await drain(to)
          start = end
          if (start < piece.length) await sleep(drip.everyMs)
        }
      }
      if (!forgotten.has(from)) to.end()
    } catch {
      // The connection broke; the peer of a silently dropped one is not told.
      if (!forgotten.has(from)) to.destroy()
    }
  }

  const server = createServer((near) => {
    keep(near)
    if (present === 'reset') {
      near.resetAndDestroy()
      return
    }
    if (present === 'lost') {
      forgotten.add(near)
      near.resume()
      return
    }
    const far = connect(targetPort, '127.0.0.1')
    keep(far)
    void pass(near, far)
    void pass(far, near)
  })
  function keep(socket: Socket): void {
    sockets.add(socket)
    socket.setNoDelay(true)
    socket.on('error', () => {})
    socket.once('close', () => sockets.delete(socket))
  }

  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    trouble(trouble) {
      present = trouble
      if (trouble === 'lost') for (const socket of sockets) forgotten.add(socket)
      if (trouble === 'reset') for (const socket of sockets) socket.resetAndDestroy()
      if (trouble === 'held') return
      const released = waiting
      waiting = []
      for (const release of released) release()
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      for (const release of waiting) release()
      await new Promise<void>((resolve) => void server.close(() => resolve()))
    },
  }
}

function drain(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    const go = (): void => {
      socket.off('drain', go)
      socket.off('close', go)
      resolve()
    }
    socket.once('drain', go)
    socket.once('close', go)
  })
}
