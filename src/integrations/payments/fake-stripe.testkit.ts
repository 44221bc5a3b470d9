import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface FakeSession {
  readonly id: string
  readonly manual: boolean
  status: 'open' | 'complete' | 'expired'
  intent: 'requires_capture' | 'succeeded' | 'canceled' | null
  refunded: boolean
}

export interface FakeStripe {
  readonly server: { readonly host: string; readonly port: number; readonly protocol: 'http' }
  readonly pay: (sessionId: string) => void
  readonly countOpened: () => number
  /** What the server does with the next calls: answers, or fails with this status. */
  failWith: number | null
  /** The one action that fails with 500, 'expire'; null: none. */
  failAction: string | null
  readonly stop: () => Promise<void>
}

/** A server on loopback that speaks the part of Stripe's API that the adapter uses. */
export async function startFakeStripe(): Promise<FakeStripe> {
  const sessions = new Map<string, FakeSession>()
  const keys = new Map<string, { readonly body: string; readonly id: string }>()
  const fake: Pick<FakeStripe, 'failWith' | 'failAction'> = { failWith: null, failAction: null }

  const show = (session: FakeSession) => ({
    id: session.id,
    object: 'checkout.session',
    url: `https://checkout.stripe.example/${session.id}`,
    status: session.status,
    payment_intent:
      session.intent === null
        ? null
        : {
            id: `pi_${session.id}`,
            object: 'payment_intent',
            status: session.intent,
            latest_charge: { id: `ch_${session.id}`, object: 'charge', refunded: session.refunded },
          },
  })

  function openSession(body: string, key: string): [number, unknown] {
    const known = keys.get(key)
    const repeated = known === undefined ? undefined : sessions.get(known.id)
    if (known !== undefined && repeated !== undefined)
      return known.body === body
        ? [200, show(repeated)]
        : [400, { error: { type: 'idempotency_error', message: 'other parameters under the same key' } }]
    const id = `cs_${sessions.size + 1}`
    const manual = new URLSearchParams(body).get('payment_intent_data[capture_method]') === 'manual'
    const session: FakeSession = { id, manual, status: 'open', intent: null, refunded: false }
    sessions.set(id, session)
    keys.set(key, { body, id })
    return [200, show(session)]
  }

  function act(session: FakeSession, action: string | undefined): [number, unknown] {
    if (action !== undefined && action === fake.failAction)
      return [500, { error: { type: 'api_error', message: 'told to fail' } }]
    const refuse = (message: string): [number, unknown] => [400, { error: { type: 'invalid_request_error', message } }]
    switch (action) {
      case undefined:
        return [200, show(session)]
      case 'expire':
        if (session.status !== 'open') return refuse('only an open session can be expired')
        session.status = 'expired'
        return [200, show(session)]
      case 'capture':
        if (session.intent !== 'requires_capture') return refuse('nothing to capture')
        session.intent = 'succeeded'
        return [200, show(session).payment_intent]
      case 'cancel':
        if (session.intent !== 'requires_capture') return refuse('nothing to cancel')
        session.intent = 'canceled'
        return [200, show(session).payment_intent]
      case 'refund':
        if (session.intent !== 'succeeded' || session.refunded) return refuse('nothing to refund')
        session.refunded = true
        return [200, { id: `re_${session.id}`, object: 'refund', status: 'succeeded' }]
      default:
        return [404, { error: { type: 'invalid_request_error', message: 'unknown call' } }]
    }
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString()
    const [, , room, id, action] = (request.url ?? '').split(/[/?]/)
    const [status, json] = ((): [number, unknown] => {
      if (fake.failWith !== null) return [fake.failWith, { error: { type: 'api_error', message: 'told to fail' } }]
      if (request.headers.authorization !== 'Bearer sk_test_fake')
        return [401, { error: { type: 'invalid_request_error', message: 'Invalid API Key' } }]
      if (room === 'refunds') {
        const session = sessions.get((new URLSearchParams(body).get('payment_intent') ?? '').slice('pi_'.length))
        return session === undefined ? [404, { error: { message: 'no such payment' } }] : act(session, 'refund')
      }
      if (room === 'payment_intents') {
        const session = sessions.get((id ?? '').slice('pi_'.length))
        return session === undefined ? [404, { error: { message: 'no such payment' } }] : act(session, action)
      }
      const [, , , , sessionId, sessionAction] = new URL(request.url ?? '', 'http://fake').pathname.split('/')
      if (sessionId === undefined) return openSession(body, String(request.headers['idempotency-key']))
      const session = sessions.get(sessionId)
      return session === undefined
        ? [404, { error: { type: 'invalid_request_error', message: 'No such session' } }]
        : act(session, sessionAction)
    })()
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(json))
  }

  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return Object.assign(fake, {
    server: { host: '127.0.0.1', port, protocol: 'http' as const },
    pay(sessionId: string) {
      const session = sessions.get(sessionId)
      if (session?.status !== 'open') return
      session.status = 'complete'
      session.intent = session.manual ? 'requires_capture' : 'succeeded'
    },
    countOpened: () => sessions.size,
    async stop() {
      server.closeAllConnections()
      await new Promise<void>((resolve) => void server.close(() => resolve()))
    },
  })
}
