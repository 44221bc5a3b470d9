import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach } from 'vitest'
import type { OutgoingRules } from './guarded-request.ts'

/** Services of other parties, played by servers on loopback that end after each test. */
export interface HttpServices {
  /** Starts a service that answers so; its URL on the host and path given. */
  readonly listen: (answer: RequestListener) => Promise<string>
  /** Stops the service that was started last; its address refuses connections. */
  readonly stopLast: () => Promise<void>
}

/** `host` is a name such as 'sms.example'; `path` begins with a slash or is empty. */
export function useHttpServices(host: string, path: string): HttpServices {
  const servers: Server[] = []
  const stop = async (server: Server | undefined): Promise<void> => {
    server?.closeAllConnections()
    await new Promise((resolve) => void server?.close(resolve))
  }
  afterEach(async () => {
    for (const server of servers.splice(0)) await stop(server)
  })
  return {
    listen: async (answer) => {
      const server = createServer(answer)
      servers.push(server)
      await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
      const address = server.address()
      return `http://${host}:${typeof address === 'object' && address !== null ? address.port : 0}${path}`
    },
    stopLast: () => stop(servers.pop()),
  }
}

/** The rules of the open internet, but that every name is this machine, asked plainly at the port of the URL. */
export const buildLoopbackRules = (url: string): OutgoingRules => ({
  schemes: ['http:'],
  ports: [Number(URL.parse(url)?.port)],
  resolveName: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
  isReachable: (address) => address === '127.0.0.1',
})
