import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface CuttingProxy {
  readonly port: number
  /** Bytes of the server after which a connection is cut; null lets everything pass. */
  cutAfter: number | null
  /** Bytes of the server that passed in the newest connection. */
  readonly passed: () => number
  readonly stop: () => Promise<void>
}

/** A proxy on loopback in front of a server, which cuts its answers at any byte. */
export async function startCuttingProxy(targetPort: number): Promise<CuttingProxy> {
  const sockets = new Set<Socket>()
  let passed = 0
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ port: targetPort, host: '127.0.0.1', noDelay: true })
    passed = 0
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    }
    near.on('close', () => far.destroy()).on('data', (chunk: Buffer) => far.write(chunk))
    far.on('close', () => near.end())
    far.on('data', (chunk: Buffer) => {
      const room = proxy.cutAfter === null ? chunk.length : Math.max(0, proxy.cutAfter - passed)
      const part = chunk.subarray(0, room)
      passed += part.length
      near.write(part)
      if (part.length === chunk.length) return
      near.end()
      far.destroy()
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const proxy: CuttingProxy = {
    port: (server.address() as AddressInfo).port,
    cutAfter: null,
    passed: () => passed,
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => void server.close(() => resolve()))
    },
  }
  return proxy
}
