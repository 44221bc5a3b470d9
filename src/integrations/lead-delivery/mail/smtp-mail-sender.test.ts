import { setDefaultCACertificates, getCACertificates } from 'node:tls'
import type { Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { SMTPServerOptions } from 'smtp-server'
import { createTestAuthority } from '../certificate.testkit.ts'
import { buildTestNotice } from '../lead-notice.testkit.ts'
import type { SendOutcome } from '../send-outcome.ts'
import { createMailChannel } from './mail-channel.ts'
import { createSmtpMailSender } from './smtp-mail-sender.ts'
import { parseSmtpUrl, type SmtpSettings } from './smtp-settings.ts'
import { startRawServer, startSmtpServer } from './smtp-server.testkit.ts'

const from = 'leads@platform.example'
/** For servers that answer: a busy machine must not turn an answer into a time-out. */
const patientMs = 60_000
/** For servers that do not. */
const timeLimitMs = 1_500
const day = 86_400_000
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function send(smtp: SmtpSettings, limitMs = patientMs): Promise<SendOutcome> {
  const sender = createSmtpMailSender({ smtp, from, timeLimitMs: limitMs })
  const began = performance.now()
  const outcome = await createMailChannel(sender).deliver(
    buildTestNotice(),
    'sales@dealer.example',
    new AbortController().signal,
  )
  // The limit, and what a busy machine takes to notice it.
  expect(performance.now() - began).toBeLessThan(limitMs + 5_000)
  return outcome
}

async function serve(options: SMTPServerOptions, security: SmtpSettings['security'] = 'none'): Promise<SmtpSettings> {
  const server = await startSmtpServer(options, security)
  closing.push(server.close)
  return server.smtp
}

async function serveRaw(speak: (socket: Socket) => void): Promise<SmtpSettings> {
  const server = await startRawServer(speak)
  closing.push(server.close)
  return server.smtp
}

const refuse = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode })

describe('a server that answers', () => {
  test('LEAD-12 delivered is told with the words of the server', async () => {
    const smtp = await serve({ onData: (stream, _session, done) => void stream.resume().on('end', () => done()) })
    expect(await send(smtp)).toEqual({ kind: 'delivered', detail: expect.stringMatching(/^250 /) })
  })

  test.each([
    ['450 busy', 450, '4.2.1 The mailbox is busy', 'retry'],
    ['452 full', 452, '4.2.2 The mailbox is full', 'retry'],
    ['550 no such mailbox', 550, '5.1.1 No such user here', 'failed'],
    ['550 without more', 550, 'No such user here', 'failed'],
    ['553 a bad name', 553, 'Mailbox name not allowed', 'failed'],
    ['552 full', 552, '5.2.2 The mailbox is full', 'retry'],
    ['550 a policy', 550, '5.7.1 Relaying denied', 'retry'],
    ['550 about the sender', 550, '5.1.8 Bad sender address', 'retry'],
    ['554 without more', 554, 'Transaction failed', 'retry'],
  ])('LEAD-12 an address that is refused by %s', async (_what, code, words, kind) => {
    const smtp = await serve({ onRcptTo: (_address, _session, done) => done(refuse(code, words)) })
    const outcome = await send(smtp)
    expect(outcome).toMatchObject({ kind, reason: expect.stringContaining(words.replace(/^\d\.\d\.\d /, '')) })
  })

  test.each([
    ['451', 451, '4.3.0 Try again'],
    ['552', 552, '5.3.4 Message too big'],
    ['554', 554, '5.7.1 Looks like spam'],
  ])('LEAD-12 a message that is refused by %s after it was sent is tried again', async (_what, code, words) => {
    const smtp = await serve({
      onData: (stream, _session, done) => void stream.resume().on('end', () => done(refuse(code, words))),
    })
    expect(await send(smtp)).toMatchObject({ kind: 'retry', reason: expect.stringContaining(words.slice(6)) })
  })

  test('LEAD-12 a sign-in that is refused is tried again, and the password is not told', async () => {
    const smtp = await serve({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(refuse(535, '5.7.8 Authentication failed')),
    })
    const outcome = await send({ ...smtp, login: { user: 'platform', password: 'pa55w0rd' } })
    expect(outcome).toMatchObject({ kind: 'retry', reason: expect.stringContaining('check SMTP_URL') })
    expect(JSON.stringify(outcome)).not.toContain('pa55w0rd')
  })
})

describe('a server that does not', () => {
  // At the same time, because each waits for the limit.
  test.concurrent.each<[string, (socket: Socket) => void]>([
    ['closes at once', (socket) => void socket.destroy()],
    ['says nothing', () => undefined],
    [
      'greets for ever',
      (socket) => {
        const timer = setInterval(() => socket.write('220-still here\r\n'), 100)
        socket.on('close', () => clearInterval(timer))
      },
    ],
    [
      'drips its answer',
      (socket) => {
        socket.write('220 hello\r\n')
        const timer = setInterval(() => socket.write('250-and more\r\n'), 100)
        socket.on('close', () => clearInterval(timer))
      },
    ],
    ['drops the connection after the greeting', (socket) => void socket.end('220 hello\r\n')],
    ['speaks something else', (socket) => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')],
    ['is shutting down', (socket) => void socket.end('421 4.3.2 Shutting down\r\n')],
  ])('LEAD-12 %s: tried again within the time limit', async (_what, speak) => {
    const server = await startRawServer(speak)
    const outcome = await send(server.smtp, timeLimitMs)
    await server.close()
    expect(outcome).toMatchObject({ kind: 'retry', reason: expect.stringMatching(/mail server/) })
  })

  test('LEAD-12 a server that drops the connection while it takes the message: tried again', async () => {
    const smtp = await serveRaw((socket) => {
      socket.write('220 hello\r\n')
      socket.on('data', (data) => {
        const [command = ''] = data.toString('latin1').split(/[ \r]/, 1)
        if (command === 'DATA') socket.write('354 go on\r\n')
        else if (['EHLO', 'MAIL', 'RCPT'].includes(command)) socket.write('250 ok\r\n')
        else socket.destroy()
      })
    })
    expect(await send(smtp)).toMatchObject({ kind: 'retry' })
  })

  test('LEAD-12 a port where nobody listens, and a name that is not found: tried again', async () => {
    const server = await startRawServer(() => undefined)
    await server.close()
    expect(await send(server.smtp)).toMatchObject({ kind: 'retry' })
    expect(await send({ ...server.smtp, host: 'no-such-host.invalid' })).toMatchObject({ kind: 'retry' })
  })
})

describe('encryption', () => {
  const trusted = getCACertificates('default')
  const authority = createTestAuthority()
  beforeAll(() => setDefaultCACertificates([...trusted, authority.cert]))
  afterAll(() => setDefaultCACertificates(trusted))

  const valid = authority.issue('localhost', new Date(Date.now() - day), new Date(Date.now() + day))
  const expired = authority.issue('localhost', new Date(Date.now() - 2 * day), new Date(Date.now() - day))
  const foreign = authority.issue('mail.other.example', new Date(Date.now() - day), new Date(Date.now() + day))
  const unknown = createTestAuthority().issue('localhost', new Date(Date.now() - day), new Date(Date.now() + day))

  test.each(['tls', 'starttls'] as const)('LEAD-12 by %s a mail arrives', async (security) => {
    const smtp = await serve({ ...valid, secure: security === 'tls', disabledCommands: [] }, security)
    expect(await send(smtp)).toMatchObject({ kind: 'delivered' })
  })

  test.each([
    ['that has expired', expired],
    ['for another name', foreign],
    ['of an unknown authority', unknown],
  ])('LEAD-12 a certificate %s sends nothing, and is tried again', async (_what, certificate) => {
    for (const security of ['tls', 'starttls'] as const) {
      let accepted = 0
      const onData: SMTPServerOptions['onData'] = (stream, _session, done) => {
        accepted += 1
        stream.resume().on('end', () => done())
      }
      const smtp = await serve({ ...certificate, secure: security === 'tls', disabledCommands: [], onData }, security)
      expect(await send(smtp)).toMatchObject({ kind: 'retry' })
      expect(accepted).toBe(0)
    }
  })

  test('LEAD-12 a server that offers no encryption where it is demanded gets nothing', async () => {
    const smtp = await serve({}, 'starttls')
    expect(await send(smtp)).toMatchObject({ kind: 'retry' })
  })
})

describe('SMTP_URL', () => {
  const login = { user: 'me@platform.example', password: 'p:a@s/s' }
  test.each<[string, SmtpSettings | null]>([
    ['smtps://mail.example', { host: 'mail.example', port: 465, security: 'tls', login: null }],
    ['smtp://mail.example', { host: 'mail.example', port: 587, security: 'starttls', login: null }],
    ['smtp://mail.example:25/', { host: 'mail.example', port: 25, security: 'starttls', login: null }],
    ['smtp://localhost:1025', { host: 'localhost', port: 1025, security: 'none', login: null }],
    ['smtp://[::1]:25', { host: '::1', port: 25, security: 'none', login: null }],
    [
      'smtps://me%40platform.example:p%3Aa%40s%2Fs@mail.example:4650',
      { host: 'mail.example', port: 4650, security: 'tls', login },
    ],
    ['https://mail.example', null],
    ['mail.example:25', null],
    ['smtp://', null],
    ['smtp://user@mail.example', null],
    ['smtp://mail.example/?tls=none', null],
    ['smtp://mail.example/path', null],
    ['smtp://a%zz:b@mail.example', null],
  ])('LEAD-12 %s', (text, settings) => {
    expect(parseSmtpUrl(text)).toEqual(settings)
  })
})
