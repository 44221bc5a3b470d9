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

test('a start warms up unless WARM_UP is 0', () => {
  for (const [text, warmsUp] of [
    ['', true],
    ['1', true],
    ['0', false],
  ] as const)
    expect(readEnvironment({ WARM_UP: text }, '/')).toMatchObject({ ok: true, environment: { warmsUp } })
})

test('AUTH-01 the gateway for text messages is set by three variables, and by none', () => {
  const gatewayOf = (variables: Readonly<Record<string, string>>) => {
    const result = readEnvironment(variables, '/')
    return result.ok ? result.environment.smsGateway : result.error
  }
  const all = { SMS_ACCOUNT: 'AC1', SMS_TOKEN: 't', SMS_SENDER: '+61480000000' }
  expect(gatewayOf({})).toBeNull()
  expect(gatewayOf(all)).toEqual({
    url: 'https://api.twilio.com',
    account: 'AC1',
    token: 't',
    sender: '+61480000000',
  })
  expect(gatewayOf({ ...all, SMS_URL: 'https://sms.example' })).toMatchObject({ url: 'https://sms.example' })
  expect(gatewayOf({ ...all, SMS_TOKEN: ' ' })).toContain('belong together')
  expect(gatewayOf({ SMS_SENDER: 'Forecourt' })).toContain('belong together')
  for (const url of ['http://sms.example', 'sms.example', 'file:///etc/passwd'])
    expect(gatewayOf({ ...all, SMS_URL: url })).toContain('expected an https:// address')
})

test.each([
  [{ DRAIN_SECONDS: '61' }, /DRAIN_SECONDS is '61'; expected a number of seconds from 0 to 60/],
  [{ WARM_UP: 'no' }, /WARM_UP is 'no'; expected 1 or 0/],
  [{ FORECOURT_NODE: 'node one' }, /FORECOURT_NODE is 'node one'; expected a name/],
  [{ TRUST_PROXY: 'yes' }, /TRUST_PROXY is 'yes'; expected the number of proxies/],
  [{ PORT: 'http' }, /PORT is 'http'; expected a number/],
  [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL is 'loud'; expected one of/],
  [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL is set but is not a postgres:\/\/ address; unset it/],
  [{ SEARCH_URL: 'http://127.0.0.1:9306' }, /SEARCH_URL is not understood; expected/],
  [{ SEARCH_URL: 'mysql://127.0.0.1' }, /SEARCH_URL is not understood; expected/],
  [{ SEARCH_URL: 'mysql://127.0.0.1:9306,' }, /SEARCH_URL is not understood; expected/],
  [{ SEARCH_SITES: 'some' }, /SEARCH_SITES is 'some'; expected 'all' or 'chosen'/],
  [{ PAGE_CACHE_MB: '-1' }, /PAGE_CACHE_MB is '.*'; expected/],
  [{ PAGE_CACHE_MB: 'many' }, /PAGE_CACHE_MB is '.*'; expected/],
  [{ PAGE_CACHE_MB: '1.5' }, /PAGE_CACHE_MB is '.*'; expected/],
  [{ PAGE_CACHE_MB: '65537' }, /PAGE_CACHE_MB is '.*'; expected/],
  [{ INDEX_MEMORY: '0' }, /INDEX_MEMORY is '0'; expected a number of megabytes from 1/],
  [{ INDEX_MEMORY: '512 MB' }, /INDEX_MEMORY is '512 MB'; expected/],
])('the setting %j is refused with what is expected', (variables, words) => {
  expect(readEnvironment(variables, '/')).toEqual({ ok: false, error: expect.stringMatching(words) })
})
