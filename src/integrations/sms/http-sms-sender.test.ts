import { beforeEach, describe, expect, test } from 'vitest'
import { buildLoopbackRules, useHttpServices } from '../outgoing-http/http-service.testkit.ts'
import { createHttpSmsSender } from './http-sms-sender.ts'
import { sampleMessage, testSmsSender } from './sms-sender.testkit.ts'

const { listen, stopLast } = useHttpServices('sms.example', '')

const create = (url: string, timeLimitMs = 1_000) =>
  createHttpSmsSender(
    { url, account: 'AC1', token: 'secret', sender: '+61480000000', timeLimitMs },
    buildLoopbackRules(url),
  )

describe('a gateway that answers', () => {
  let url = ''
  let sent = 0
  beforeEach(async () => {
    url = await listen((_request, response) => {
      sent += 1
      response.writeHead(201).end(JSON.stringify({ sid: `SM${sent}`, status: 'queued', error_code: null }))
    })
  })
  testSmsSender(() => create(url))

  test('AUTH-01 is sent the form of its Messages resource, with account and token', async () => {
    const seen: { path?: string; authorization?: string; type?: string; body: string } = { body: '' }
    const own = await listen((request, response) => {
      seen.path = request.url ?? ''
      seen.authorization = request.headers.authorization ?? ''
      seen.type = request.headers['content-type'] ?? ''
      request.on('data', (part: Buffer) => (seen.body += part.toString()))
      request.on('end', () => response.writeHead(201).end('{"sid":"SM1"}'))
    })
    expect(await create(own).send(sampleMessage)).toEqual({ ok: true, reference: 'SM1' })
    expect(seen).toMatchObject({
      path: '/2010-04-01/Accounts/AC1/Messages.json',
      authorization: `Basic ${Buffer.from('AC1:secret').toString('base64')}`,
      type: 'application/x-www-form-urlencoded',
    })
    expect(Object.fromEntries(new URLSearchParams(seen.body))).toEqual({
      To: sampleMessage.to,
      From: 'MainStreet',
      Body: sampleMessage.text,
    })
    await create(own).send({ ...sampleMessage, sender: null })
    expect(seen.body).toContain('From=%2B61480000000')
  })
})

describe('a gateway that fails', () => {
  test.each([
    ['an error of its own', 500, '{}', 'refused'],
    ['wrong credentials', 401, '{"code":20003}', 'refused'],
    ['too many requests', 429, '{"code":20429}', 'refused'],
    ['an invalid number', 400, '{"code":21211,"message":"+61400123456 is invalid"}', 'bad_number'],
    ['a landline', 400, '{"code":21614}', 'bad_number'],
    ['a number that opted out', 400, '{"code":21610}', 'bad_number'],
    ['a redirect', 302, '', 'refused'],
    ['a message that it gave up', 201, '{"sid":"SM1","status":"failed","error_code":30007}', 'refused'],
    ['an error body under a success', 200, '{"error":"no credit"}', 'invalid_response'],
    ['no JSON', 201, '<html>', 'invalid_response'],
    ['nothing', 201, '', 'invalid_response'],
    ['a flood', 201, JSON.stringify({ sid: 'SM1', padding: 'x'.repeat(100_000) }), 'invalid_response'],
  ])('AUTH-01 with %s is told', async (_what, status, body, kind) => {
    const url = await listen(
      (_request, response) =>
        void response.writeHead(status, status === 302 ? { Location: 'http://127.0.0.1:9/' } : {}).end(body),
    )
    const outcome = await create(url).send(sampleMessage)
    expect(outcome).toMatchObject({ ok: false, error: { kind } })
    // What goes to the log names neither the number nor the code.
    expect(JSON.stringify(outcome)).not.toMatch(/400123456|123456/)
  })

  test('AUTH-01 that never answers is given up at the time limit, and the message is posted once', async () => {
    let posts = 0
    const url = await listen(() => void (posts += 1))
    expect(await create(url, 200).send(sampleMessage)).toMatchObject({ ok: false, error: { kind: 'late' } })
    expect(posts).toBe(1)
  })

  test('AUTH-01 that hangs up, or is not there, is told as unreachable', async () => {
    const hangingUp = await listen((request) => void request.socket.destroy())
    const gone = await listen(() => undefined)
    await stopLast()
    for (const url of [hangingUp, gone])
      expect(await create(url).send(sampleMessage)).toMatchObject({ ok: false, error: { kind: 'unreachable' } })
  })

  test('API-04 at an address that may not be asked gets no message', async () => {
    const options = { account: 'AC1', token: 'secret', sender: 'a', timeLimitMs: 500 }
    for (const url of ['http://sms.example', 'https://127.0.0.1', 'https://169.254.169.254'])
      expect(await createHttpSmsSender({ ...options, url }).send(sampleMessage)).toMatchObject({
        ok: false,
        error: { kind: 'unconfigured' },
      })
  })
})
