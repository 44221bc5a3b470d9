import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Webhook } from 'standardwebhooks'
import { afterEach, describe, expect, test } from 'vitest'
import { testLeadChannel, type Received } from '../lead-channel.testkit.ts'
import { buildTestNotice } from '../lead-notice.testkit.ts'
import { createWebhookChannel } from './webhook-channel.ts'
import { call, callServer, closeAll, listen, readBody, rulesFor, secret, urlOf } from './webhook-server.testkit.ts'

afterEach(closeAll)

describe('a webhook', () => {
  testLeadChannel(async () => {
    const received: Received[] = []
    const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      const body = await readBody(request)
      // Verified as a receiver does it, by the library of the standard.
      new Webhook(secret).verify(body, request.headers as Record<string, string>)
      received.push({ id: String(request.headers['webhook-id']), text: writeText(JSON.parse(body)) })
      response.writeHead(204).end()
    }
    const port = await listen(createServer((request, response) => void take(request, response)))
    const channel = createWebhookChannel({
      findSecret: () => secret,
      timeLimitMs: 60_000,
      now: Date.now,
      rules: rulesFor(port),
    })
    return {
      channel,
      receiver: urlOf(port),
      otherReceiver: `${urlOf(port)}/other`,
      received: () => Promise.resolve(received),
      breakDown: closeAll,
      close: closeAll,
    }
  })

  test('LEAD-02 LEAD-12 the body has the names of the specification', async () => {
    let body = ''
    await callServer((request, response) => void readBody(request).then((text) => ((body = text), response.end())))
    const notice = buildTestNotice()
    expect(JSON.parse(body)).toEqual({
      type: 'lead.created',
      timestamp: '2026-11-22T08:54:30.000Z',
      data: {
        lead_id: notice.id,
        site: 'main-street',
        demo: false,
        earlier_lead_id: notice.earlier?.id,
        userData: {
          ...notice.form,
          category: 'Used Vehicle Enquiry',
          subcategory: 'Quick Enquiry',
          url: 'https://www.dealer.test/enquire',
          source: 'Website',
          user_agent: 'Mozilla/5.0',
          car_id: 'abcdefgh23456789',
          car_dealership_id: 'main',
          lead_attributes: {
            visited_pages: ['/search', '/cars/2022-toyota-hilux-sr5-s100'],
            linked_query_params: { utm_source: 'newsletter' },
          },
        },
        car: expect.objectContaining({ stock_number: 'S100', price: 52_990, km: 45_120 }),
        consents: notice.consents,
      },
    })
  })

  test('LEAD-12 while a secret is changed, both sign', async () => {
    const next = `whsec_${Buffer.alloc(24, 9).toString('base64')}`
    const verified: string[] = []
    const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      const body = await readBody(request)
      for (const each of [secret, next]) {
        new Webhook(each).verify(body, request.headers as Record<string, string>)
        verified.push(each)
      }
      response.end()
    }
    const port = await listen(createServer((request, response) => void take(request, response)))
    expect((await call({ rules: rulesFor(port), url: urlOf(port), secretText: `${secret} ${next}` })).kind).toBe(
      'delivered',
    )
    expect(verified).toEqual([secret, next])
  })

  test.each([
    null,
    '',
    'a secret',
    'whsec_',
    `whsec_${Buffer.alloc(12).toString('base64')}`,
    `${secret} ${secret} ${secret}`,
  ])('LEAD-12 with the secret %j nothing is sent, and the lead waits', async (secretText) => {
    let calls = 0
    const port = await listen(createServer((_request, response) => ((calls += 1), response.end())))
    expect(await call({ rules: rulesFor(port), url: urlOf(port), secretText })).toMatchObject({ kind: 'retry' })
    expect(calls).toBe(0)
  })
})

/** All texts of a value, and the names of its fields. */
function writeText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .map(([key, inner]: [string, unknown]) => `${key} ${writeText(inner)}`)
    .join('\n')
}
