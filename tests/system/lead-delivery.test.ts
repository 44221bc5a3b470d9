import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { DeliveryOutcome } from '#jobs/delivery-outcome.ts'
import { serveApp, servedSite } from '#tests/fixtures/served-app.ts'

const body = (submission: string): string =>
  new URLSearchParams({
    submission,
    name: 'Ann Bee',
    email: 'ann@bee.example',
    phone: '0400 123 456',
    message: 'Is it there?',
  }).toString()

test('LEAD-12 an enquiry is delivered within a second of its thanks, and /metrics follows it', async () => {
  let outcome: DeliveryOutcome = { kind: 'failed', reason: 'no such mailbox' }
  const delivered: string[] = []
  const app = await serveApp({
    document: { leads: { minimum_seconds: 0 } },
    deliverLead({ lead, attempt }) {
      delivered.push(`${lead.id} ${attempt}`)
      return Promise.resolve(outcome)
    },
  })
  const send = async (): Promise<string> => {
    const form = await app.visit('/enquire')
    const text = body(/name="submission" value="([^"]+)"/.exec(form.body)?.[1] ?? '')
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(Buffer.byteLength(text)),
    }
    const answer = await app.visit('/enquire', { method: 'POST', headers, body: text })
    expect(answer.status).toBe(303)
    return String(answer.headers['location']).split('lead=')[1] ?? ''
  }
  const readDelivery = async (id: string, state: string): Promise<object | undefined> => {
    for (let tries = 0; tries < 200; tries += 1) {
      const [entry] = await app.services.leads.listDeliveries({ siteId: servedSite, now: Date.now }, id)
      if (entry?.state === state) return entry
      await sleep(25)
    }
    throw new Error(`the delivery did not become ${state}`)
  }
  const readGauges = async (): Promise<readonly string[]> =>
    (await app.visit('/metrics')).body.split('\n').filter((line) => line.startsWith('forecourt_leads'))

  const first = await send()
  expect(await readDelivery(first, 'failed')).toMatchObject({ attempts: 1, lastError: 'no such mailbox' })
  outcome = { kind: 'delivered', detail: '250 Ok' }
  const second = await send()
  expect(await readDelivery(second, 'delivered')).toMatchObject({ attempts: 1, receipt: '250 Ok' })
  expect(delivered).toEqual([`${first} 1`, `${second} 1`])
  expect(await readGauges()).toEqual([
    'forecourt_leads_waiting 0',
    'forecourt_leads_oldest_waiting_seconds 0',
    'forecourt_leads_failed 1',
    'forecourt_leads_held 0',
  ])
  // What is told of a person in the log is nothing.
  expect(app.complaints.join('\n')).toContain('lead not delivered; given up')
  expect(app.complaints.join('\n')).not.toMatch(/Ann Bee|ann@bee|61400123456/i)
  await app.close()
})
