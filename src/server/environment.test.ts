import { expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'

const read = (variables: Readonly<Record<string, string>>) => readEnvironment(variables, '/srv')

test('AUTH-01 the gateway for text messages is set by three variables, and by none', () => {
  const gatewayOf = (variables: Readonly<Record<string, string>>) => {
    const result = read(variables)
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
