import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { Server } from 'node:net'
import { expect } from 'vitest'
import type { OutgoingRules } from '../../outgoing-http/guarded-request.ts'
import { buildTestNotice } from '../lead-notice.testkit.ts'
import type { SendOutcome } from '../send-outcome.ts'
import { createWebhookChannel } from './webhook-channel.ts'

export const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
/** For receivers that answer: a busy machine must not turn an answer into a time-out. */
const patientMs = 60_000
/** For receivers that do not. */
export const shortLimitMs = 1_000
const never = new AbortController().signal
const servers: Server[] = []

/** Listens on this machine; the port. `closeAll` ends it. */
export async function listen(server: Server): Promise<number> {
  servers.push(server)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

export const closeAll = async (): Promise<void> => {
  for (const server of servers.splice(0)) {
    if ('closeAllConnections' in server) (server as ReturnType<typeof createServer>).closeAllConnections()
    await new Promise((resolve) => void server.close(resolve))
  }
}

/** The rules of the open internet, but that hooks.example is this machine, asked at the port of the test. */
export const rulesFor = (port: number, scheme = 'http:'): OutgoingRules => ({
  schemes: [scheme],
  ports: [port],
  resolveName: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
  isReachable: (address) => address === '127.0.0.1',
})

export const urlOf = (port: number, scheme = 'http:'): string => `${scheme}//hooks.example:${port}/leads`

interface Call {
  readonly rules: OutgoingRules
  readonly url: string
  readonly secretText?: string | null
  readonly timeLimitMs?: number
}

/** One delivery, which has to be over soon after its time limit. */
export async function call({ rules, url, secretText = secret, timeLimitMs = patientMs }: Call): Promise<SendOutcome> {
  const channel = createWebhookChannel({ findSecret: () => secretText, timeLimitMs, now: Date.now, rules })
  const began = performance.now()
  const outcome = await channel.deliver(buildTestNotice(), url, never)
  expect(performance.now() - began).toBeLessThan(timeLimitMs + 4_000)
  return outcome
}

/** One delivery to a server that answers so. */
export async function callServer(answer: RequestListener, timeLimitMs = patientMs): Promise<SendOutcome> {
  const port = await listen(createServer(answer))
  return call({ rules: rulesFor(port), url: urlOf(port), timeLimitMs })
}

export async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}
