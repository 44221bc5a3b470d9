import { describe, expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'

const url = 'smtps://me:hunter2@mail.example'
const from = 'leads@platform.example'

describe('the mail server', () => {
  test('LEAD-12 is read from SMTP_URL and MAIL_FROM, and none is set by default', () => {
    expect(readEnvironment({ SMTP_URL: ` ${url} `, MAIL_FROM: from }, '/')).toMatchObject({
      ok: true,
      environment: {
        mail: { from, smtp: { host: 'mail.example', port: 465, login: { user: 'me', password: 'hunter2' } } },
      },
    })
    expect(readEnvironment({}, '/')).toMatchObject({ ok: true, environment: { mail: null } })
  })

  test.each([
    [{ SMTP_URL: url }, /belong together/],
    [{ MAIL_FROM: from }, /belong together/],
    [{ SMTP_URL: 'mail.example', MAIL_FROM: from }, /^SMTP_URL is not understood/],
    [{ SMTP_URL: 'smtps://me@mail.example', MAIL_FROM: from }, /^SMTP_URL is not understood/],
    [{ SMTP_URL: url, MAIL_FROM: 'Leads <leads@platform.example>' }, /^MAIL_FROM is/],
    [{ SMTP_URL: url, MAIL_FROM: 'leads@platform.example\r\nBcc: x@example.com' }, /^MAIL_FROM is/],
  ])('LEAD-12 %j is refused, and no password is told', (variables, error) => {
    const read = readEnvironment(variables, '/')
    expect(read).toEqual({ ok: false, error: expect.stringMatching(error) })
    expect(JSON.stringify(read)).not.toContain('hunter2')
  })
})
