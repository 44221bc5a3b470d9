import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SMTPServerOptions } from 'smtp-server'
import { describe, expect, test } from 'vitest'
import { createAdfChannel } from '../adf/adf-channel.ts'
import { testLeadChannel, type ChannelBench, type Received } from '../lead-channel.testkit.ts'
import { buildHostileNotice, buildTestNotice } from '../lead-notice.testkit.ts'
import type { LeadChannel, LeadNotice } from '../lead-notice.ts'
import { headerOf, readMail, type ReadMail } from '../read-mail.testkit.ts'
import { createMailChannel } from './mail-channel.ts'
import type { MailSender } from './mail-sender.ts'
import { createSandboxMailSender } from './sandbox-mail-sender.ts'
import { createSmtpMailSender } from './smtp-mail-sender.ts'
import { startSmtpServer } from './smtp-server.testkit.ts'

const from = 'leads@platform.example'
const timeLimitMs = 60_000

const toReceived = (source: string): Received => {
  const mail = readMail(source)
  const id = /^<([^@>]+)@/.exec(headerOf(mail, 'message-id'))?.[1] ?? ''
  return { id, text: [...[...mail.headers.values()].flat(), ...mail.parts.map(({ text }) => text)].join('\n') }
}

async function openSmtp(create: (sender: MailSender) => LeadChannel): Promise<ChannelBench> {
  const server = await startSmtpServer()
  return {
    channel: create(createSmtpMailSender({ smtp: server.smtp, from, timeLimitMs })),
    receiver: 'sales@dealer.example',
    otherReceiver: 'service@dealer.example',
    received: () => Promise.resolve(server.accepted.map(({ source }) => toReceived(source))),
    breakDown: server.close,
    close: server.close,
  }
}

async function openSandbox(): Promise<ChannelBench> {
  const directory = await mkdtemp(join(tmpdir(), 'forecourt-mail-'))
  return {
    channel: createMailChannel(createSandboxMailSender({ directory })),
    receiver: 'sales@dealer.example',
    otherReceiver: 'service@dealer.example',
    async received() {
      const folder = join(directory, 'main-street')
      const files = await readdir(folder)
      return Promise.all(files.map(async (file) => toReceived(await readFile(join(folder, file), 'latin1'))))
    },
    async breakDown() {
      await rm(directory, { recursive: true })
      await writeFile(directory, 'no folder')
    },
    close: () => rm(directory, { recursive: true, force: true }),
  }
}

describe('e-mail by SMTP', () => testLeadChannel(() => openSmtp(createMailChannel)))
describe('ADF by SMTP', () => testLeadChannel(() => openSmtp(createAdfChannel)))
describe('e-mail to the sandbox', () => testLeadChannel(openSandbox))

async function sendOne(create: (sender: MailSender) => LeadChannel, notice: LeadNotice): Promise<ReadMail> {
  const server = await startSmtpServer()
  try {
    const sender = createSmtpMailSender({ smtp: server.smtp, from, timeLimitMs })
    await create(sender).deliver(notice, 'sales@dealer.example', new AbortController().signal)
    expect(server.accepted.map(({ to }) => to)).toEqual([['sales@dealer.example']])
    return readMail(server.accepted[0]?.source ?? '')
  } finally {
    await server.close()
  }
}

describe('a mail to people', () => {
  test('LEAD-12 comes from the site, is replied to the visitor, and says what it is about', async () => {
    const mail = await sendOne(createMailChannel, buildTestNotice())
    expect(headerOf(mail, 'from')).toBe(`Main Street Motors <${from}>`)
    expect(headerOf(mail, 'to')).toBe('sales@dealer.example')
    expect(headerOf(mail, 'reply-to')).toMatch(/^"?Ana Ngũgĩ"? <ana@example.com>$/)
    expect(headerOf(mail, 'subject')).toBe('Used Vehicle Enquiry – 2022 Toyota HiLux SR5 – Ana Ngũgĩ')
    expect(mail.parts.map(({ type }) => type.split(';', 1)[0])).toEqual(['text/plain', 'text/html'])
  })

  test('LEAD-12 a repeat enquiry follows the mail about the earlier one', async () => {
    const earlier = await sendOne(createMailChannel, buildTestNotice({ earlier: null }))
    const id = '0a1b2c3d-0000-4000-8000-000000000009'
    const later = await sendOne(
      createMailChannel,
      buildTestNotice({ id, earlier: { id: buildTestNotice().id, createdAt: Date.UTC(2026, 10, 1, 2) } }),
    )
    expect(headerOf(later, 'references')).toBe(headerOf(earlier, 'message-id'))
    expect(headerOf(earlier, 'references')).toBe('')
    for (const { text } of later.parts)
      expect(text).toContain('This person has enquired before on Sunday 1 November 2026 at 12:00 pm AEST')
  })

  test('LEAD-12 nothing that a visitor writes makes a header, a receiver or a message', async () => {
    const breaks = 'Ana\r\nBcc: everybody@example.com\nX-Other: 1\r\n\r\nBody'
    const mail = await sendOne(createMailChannel, buildHostileNotice(breaks))
    const names = [...mail.headers.keys()].toSorted()
    expect(names).toEqual(
      [...(await sendOne(createMailChannel, buildTestNotice())).headers.keys()]
        .filter((name) => name !== 'reply-to')
        .toSorted(),
    )
    for (const injected of ['bcc', 'x-other', 'reply-to']) expect(names).not.toContain(injected)
  })

  test.each(['ana@example.com, b@example.com', 'ana@', '"a b"@example.com', 'a@example.com>\r\nBcc: b@example.com'])(
    'LEAD-12 %s is not replied to',
    async (email) => {
      const person = { ...buildTestNotice().person, email }
      expect(headerOf(await sendOne(createMailChannel, buildTestNotice({ person })), 'reply-to')).toBe('')
    },
  )

  test('LEAD-12 a fictional dealer is called one in subject, text and HTML', async () => {
    const { site } = buildTestNotice()
    const mail = await sendOne(createMailChannel, buildTestNotice({ site: { ...site, demo: true } }))
    expect(headerOf(mail, 'subject')).toMatch(/^\[Demonstration\] /)
    for (const { text } of mail.parts) expect(text).toMatch(/demonstration: this dealer is fictional/i)
  })
})

/** As mail servers on premises are: without SMTPUTF8, and refusing headers that are not ASCII. */
const strictServer: SMTPServerOptions = {
  hideSMTPUTF8: true,
  onData(stream, _session, done) {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('end', () => {
      const [headers = ''] = Buffer.concat(parts).toString('latin1').split('\r\n\r\n', 1)
      const refusal = Object.assign(new Error('5.6.7 SMTPUTF8 is required'), { responseCode: 554 })
      // oxlint-disable-next-line no-control-regex -- ASCII is what is meant
      if (/^[\0-\x7f]*$/.test(headers)) done(null, 'accepted')
      else done(refusal)
    })
  },
}

test.each([
  ['e-mail', createMailChannel],
  ['ADF', createAdfChannel],
] as const)('LEAD-12 %s of a visitor in any script is taken by a server without SMTPUTF8', async (_name, create) => {
  const server = await startSmtpServer(strictServer)
  try {
    const channel = create(createSmtpMailSender({ smtp: server.smtp, from, timeLimitMs }))
    const deliver = (firstName: string, email: string) => {
      const person = { ...buildTestNotice().person, firstName, email }
      return channel.deliver(buildTestNotice({ person }), 'sales@dealer.example', new AbortController().signal)
    }
    // The first a is Cyrillic.
    for (const email of [
      '\u0430na@x.example',
      'jörg@x.example',
      '用户@例え.example',
      'ana@bücher.example',
      'ana@x.example',
    ])
      expect(await deliver('Әйгерім 😀 عمر', email), email).toEqual({ kind: 'delivered', detail: '250 accepted' })
  } finally {
    await server.close()
  }
})

test('LEAD-12 an address with letters that are not ASCII before the @ stands in the text', async () => {
  const person = { ...buildTestNotice().person, email: 'jörg@x.example' }
  const mail = await sendOne(createMailChannel, buildTestNotice({ person }))
  expect(headerOf(mail, 'reply-to')).toBe('')
  for (const { text } of mail.parts) expect(text).toContain('jörg@x.example')
})

test('LEAD-12 a lead system gets the document as the whole body and as an attachment', async () => {
  const mail = await sendOne(createAdfChannel, buildTestNotice())
  expect(mail.parts.map(({ type, fileName }) => [type.split(';', 1)[0], fileName])).toEqual([
    ['text/plain', null],
    ['application/xml', `lead-${buildTestNotice().id}.xml`],
  ])
  const [body, attachment] = mail.parts.map(({ text }) => text.trim())
  expect(body).toBe(attachment)
  expect(body).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<\?adf version="1.0"\?>\n<adf>[\s\S]*<\/adf>$/)
})

test('LEAD-12 the sandbox keeps the newest mails of each site', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'forecourt-mail-'))
  const channel = createMailChannel(createSandboxMailSender({ directory, mostKept: 2 }))
  for (const id of ['a', 'b', 'c', 'd'])
    await channel.deliver(buildTestNotice({ id }), 'sales@dealer.example', new AbortController().signal)
  expect(await readdir(join(directory, 'main-street'))).toHaveLength(2)
  await rm(directory, { recursive: true })
})
