import { expect, test } from 'vitest'
import type { SmsMessage, SmsSender } from './sms-sender.ts'

export const sampleMessage: SmsMessage = {
  to: '+61400123456',
  text: '123456 is your sign-in code for Main Street Motors & Søn. 🚗\n\n@dealer.example #123456',
  sender: 'MainStreet',
}

/** What every adapter must do. */
export function testSmsSender(create: () => SmsSender): void {
  test('AUTH-01 a message that is taken has a reference of its own', async () => {
    const sender = create()
    const outcomes = [await sender.send(sampleMessage), await sender.send({ ...sampleMessage, sender: null })]
    const references = outcomes.map((outcome) => {
      if (!outcome.ok) throw new Error(JSON.stringify(outcome))
      return outcome.reference
    })
    expect(references.every((reference) => reference !== '')).toBe(true)
    expect(new Set(references).size).toBe(2)
  })
}
