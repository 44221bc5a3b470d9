import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Recorder } from './history.ts'

export interface Receiver {
  readonly port: number
  close(): void
}

/** A dealer's lead system: it records every lead that it is sent, and answers every third late. */
export async function startReceiver(recorder: Pick<Recorder, 'addDelivery'>): Promise<Receiver> {
  let calls = 0
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('error', () => {})
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const sent = JSON.parse(Buffer.concat(parts).toString()) as Record<'id' | 'channel' | 'site' | 'message', string>
      recorder.addDelivery({ leadId: sent.id, channel: sent.channel, site: sent.site, message: sent.message })
      calls += 1
      setTimeout(() => response.end(), calls % 3 === 0 ? 30 : 0)
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
