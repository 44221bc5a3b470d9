import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openDatabase } from '#data/open-database.ts'
import { headerOf, readMail, type ReadMail } from '#integrations/lead-delivery/read-mail.testkit.ts'
import { startSmtpServer, type TestSmtpServer } from '#integrations/lead-delivery/mail/smtp-server.testkit.ts'
import { ask, startAndFail, startServerProcess, type ServerProcess } from '#tests/fixtures/server-process.ts'
import { storeSite } from '#tests/fixtures/stored-site.ts'
import { buildIncomingVehicle } from '#tests/fixtures/vehicle.ts'

const real = 'real-yard'
const demonstration = 'demo-yard'
const now = (): number => Date.now()
let directory: string
let mailServer: TestSmtpServer
let server: ServerProcess

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'forecourt-lead-mail-'))
  mailServer = await startSmtpServer()
  const database = await openDatabase({ url: null, directory })
  const leads = { minimum_seconds: 0, adf_emails: ['crm@dealer.example'] }
  const vehicles = [buildIncomingVehicle('S1', { slug: 'a-hilux', vin: 'MR0HA3CD000000001' })]
  const shared = { leads, email: 'sales@dealer.example' }
  await storeSite(database, { siteId: real, now }, { ...shared, integrations: { mail: 'smtp' } }, vehicles)
  await storeSite(database, { siteId: demonstration, now }, { ...shared, demo: true }, vehicles)
  await database.close()
  server = await startServerProcess({
    directory,
    environment: { SMTP_URL: `smtp://localhost:${mailServer.smtp.port}`, MAIL_FROM: 'leads@platform.example' },
  })
})
afterAll(async () => {
  await server.stop()
  await mailServer.close()
  await rm(directory, { recursive: true, force: true })
})

async function enquire(site: string, message: string): Promise<void> {
  const host = `${site}.localhost:${server.port}`
  const page = await ask(server.port, host, '/cars/a-hilux')
  const id = /car_id=([a-z2-7]{16})/.exec(page.body)?.[1] ?? ''
  const form = await ask(server.port, host, `/enquire?car_id=${id}`)
  const submission = /name="submission" value="([^"]+)"/.exec(form.body)?.[1] ?? ''
  const body = new URLSearchParams({
    submission,
    name: 'Ana Ngũgĩ',
    email: 'ana@example.com',
    phone: '0400 123 456',
    message,
  }).toString()
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(Buffer.byteLength(body)),
    origin: `http://${host}`,
  }
  const answer = await ask(server.port, host, `/enquire?car_id=${id}`, { method: 'POST', headers, body })
  expect(answer.status, answer.body.slice(0, 500)).toBe(303)
}

const kindOf = (mail: ReadMail): string => (mail.parts[0]?.text.startsWith('<?xml') === true ? 'adf' : 'email')

describe('a lead of a server with a mail server', () => {
  test('LEAD-12 reaches the dealer by e-mail and the lead system by ADF, once each', async () => {
    await enquire(real, 'Is it still there?')
    await vi.waitFor(() => expect(mailServer.accepted).toHaveLength(2), { timeout: 30_000 })
    const mails = mailServer.accepted.map(({ source, to }) => ({ to, mail: readMail(source) }))
    expect(mails.map(({ to, mail }) => `${kindOf(mail)}:${to.join()}`).toSorted()).toEqual([
      'adf:crm@dealer.example',
      'email:sales@dealer.example',
    ])
    for (const { mail } of mails) {
      expect(headerOf(mail, 'from')).toContain('leads@platform.example')
      expect(headerOf(mail, 'reply-to')).toContain('ana@example.com')
      expect(mail.parts[0]?.text).toContain('Is it still there?')
      // Of the stock, which the form never had.
      expect(mail.parts[0]?.text).toContain('MR0HA3CD000000001')
    }
  })

  test('LEAD-12 of a demonstration stays in a folder of this machine', async () => {
    const before = mailServer.accepted.length
    await enquire(demonstration, 'Is the demonstration there?')
    const folder = join(directory, 'mail', demonstration)
    await vi.waitFor(async () => expect(await readdir(folder)).toHaveLength(2), { timeout: 30_000 })
    const files = await readdir(folder)
    for (const file of files) {
      const mail = readMail(await readFile(join(folder, file), 'latin1'))
      expect(mail.parts[0]?.text).toContain('Is the demonstration there?')
    }
    expect(mailServer.accepted).toHaveLength(before)
    expect(server.output()).not.toContain('ana@example.com')
  })
})

test('LEAD-12 a server does not start with half of its mail settings', async () => {
  const failed = await startAndFail({ directory, environment: { SMTP_URL: 'smtp://localhost:25' } })
  expect(failed.output).toContain('SMTP_URL and MAIL_FROM belong together')
})
