import { describe, expect, test } from 'vitest'
import type { Lead } from '#data/leads/lead-records.ts'
import type { MailMessage, MailSender } from '#integrations/lead-delivery/mail/mail-sender.ts'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { testEpoch } from '#tests/fixtures/contexts.ts'
import { buildNewLead } from '#tests/fixtures/lead.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { createDeliverLead, type DeliverLeadOptions } from './deliver-lead.ts'
import type { DeliveryOutcome } from './delivery-outcome.ts'

const never = new AbortController().signal
const car = {
  id: 'abcdefgh23456789',
  slug: '2022-kia-sportage',
  name: '2022 Kia Sportage',
  stocknum: 'S1',
  dealership_id: 'one',
  dealership_slug: 'one-yard',
  price: 2_999_000,
  parameters: {
    vehicleStatus: 'in_stock',
    vehicleMake: 'Kia',
    vehicleModel: 'Sportage',
    vehicleYear: 2022,
    vehicleKilometers: 10,
    vehicleGrade: null,
  },
}
const yard = {
  id: 'one',
  slug: 'one-yard',
  name: 'One Yard',
  email: 'one@dealer.example',
  locations: [{ id: 'main', slug: 'main', name: 'Main Yard', address: { state: 'QLD' as const } }],
}

function buildLead(overrides: Partial<Lead> = {}): Lead {
  const { channels: _channels, ...lead } = buildNewLead('key')
  return { ...lead, id: 'lead-1', createdAt: testEpoch, earlierLead: null, erasedAt: null, car, ...overrides }
}

interface Sent {
  readonly by: 'sandbox' | 'smtp'
  readonly message: MailMessage
}

function createBench(overrides: Partial<DeliverLeadOptions> = {}) {
  const sent: Sent[] = []
  const logged: object[] = []
  const createSender = (by: Sent['by']): MailSender => ({
    name: by,
    send(message) {
      sent.push({ by, message })
      return Promise.resolve({ kind: 'delivered', detail: `${by} took it` })
    },
  })
  const options: DeliverLeadOptions = {
    mail: { sandbox: createSender('sandbox'), smtp: createSender('smtp') },
    findSecret: () => null,
    stock: { findByIdOrSlug: () => Promise.resolve(null) },
    leads: { find: () => Promise.resolve(null) },
    log: { info: (fields) => void logged.push(fields), warn: (fields) => void logged.push(fields) },
    now: () => testEpoch,
    webhookTimeLimitMs: 500,
    ...overrides,
  }
  const deliver = createDeliverLead(options)
  return {
    sent,
    logged,
    deliver: (part: DocumentPart, channel: string, lead = buildLead()): Promise<DeliveryOutcome> =>
      deliver({ site: buildTestSite({ dealerships: [yard], ...part }), lead, channel, attempt: 1 }, never),
  }
}

const smtp = { integrations: { mail: 'smtp' as const } }

describe('the channels of a lead', () => {
  test('LEAD-12 e-mail of a real dealer goes out by the mail server', async () => {
    const { deliver, sent } = createBench()
    expect(await deliver(smtp, 'email:sales@dealer.example')).toEqual({ kind: 'delivered', detail: 'smtp took it' })
    expect(sent).toMatchObject([{ by: 'smtp', message: { to: 'sales@dealer.example', site: 'test-site' } }])
    expect(sent[0]?.message.html).toContain('2022 Kia Sportage')
  })

  test('LEAD-12 ADF goes the same way, without HTML', async () => {
    const { deliver, sent } = createBench()
    expect((await deliver(smtp, 'adf:crm@dealer.example')).kind).toBe('delivered')
    expect(sent[0]?.message).toMatchObject({ to: 'crm@dealer.example', html: null })
    expect(sent[0]?.message.text).toContain('<make>Kia</make>')
  })

  test('LEAD-12 e-mail of a demonstration goes to the sandbox', async () => {
    const { deliver, sent } = createBench()
    await deliver({ demo: true }, 'email:sales@dealer.example')
    expect(sent.map(({ by }) => by)).toEqual(['sandbox'])
  })

  test('LEAD-12 leads of a real dealer never end in the sandbox, and wait for a mail server', async () => {
    const { deliver, sent } = createBench()
    expect(await deliver({}, 'email:sales@dealer.example')).toMatchObject({
      kind: 'retry',
      reason: expect.stringContaining('integrations.mail'),
    })
    const without = createBench({ mail: { sandbox: { name: 'sandbox', send: () => Promise.reject() }, smtp: null } })
    expect(await without.deliver(smtp, 'email:sales@dealer.example')).toMatchObject({
      kind: 'retry',
      reason: expect.stringContaining('SMTP_URL'),
    })
    expect(sent).toEqual([])
  })

  test('LEAD-12 the sandbox channel writes to the log, and nothing about the person', async () => {
    const { deliver, logged } = createBench()
    expect((await deliver({ demo: true }, 'sandbox')).kind).toBe('delivered')
    expect(logged).toEqual([{ site: 'test-site', lead: 'lead-1', category: 'Used Vehicle Enquiry' }])
  })

  test('LEAD-12 a webhook that the site has no more fails; one without its secret waits', async () => {
    const { deliver } = createBench()
    const url = 'https://hooks.dealer.example/leads'
    expect(await deliver({}, `webhook:${url}`)).toMatchObject({ kind: 'failed' })
    const webhooks = [{ url, secret: 'env:FORECOURT_SITE_TEST_SITE__HOOK' }]
    expect(await deliver({ leads: { webhooks } }, `webhook:${url}`)).toMatchObject({ kind: 'retry' })
  })

  test('TEN-07 LEAD-12 the secret is looked for under the name of the site', async () => {
    const asked: (readonly string[])[] = []
    const { deliver } = createBench({ findSecret: (...names) => (asked.push(names), null) })
    const url = 'https://hooks.dealer.example/leads'
    const secret = 'env:FORECOURT_SITE_TEST_SITE__HOOK'
    await deliver({ leads: { webhooks: [{ url, secret }] } }, `webhook:${url}`)
    expect(asked).toEqual([['test-site', secret]])
  })

  test('LEAD-12 a channel that the platform does not know fails', async () => {
    expect(await createBench().deliver({}, 'fax:123')).toMatchObject({ kind: 'failed' })
  })
})

test('LEAD-12 a lead without a location is for the dealership of its car', async () => {
  const { deliver, sent } = createBench()
  const part = { ...smtp, name: 'One Group', email: 'group@dealer.example' }
  await deliver(part, 'adf:crm@dealer.example', buildLead({ locationId: null }))
  expect(sent[0]?.message.text).toContain('<vendorname>One Yard</vendorname>')
  await deliver(part, 'dealer', buildLead({ locationId: null }))
  expect(sent[1]?.message.to).toBe('one@dealer.example')
  await deliver(part, 'dealer', buildLead({ locationId: null, car: null }))
  expect(sent[2]?.message.to).toBe('group@dealer.example')
})

describe('a lead without a receiver', () => {
  test.each(['unrouted', 'dealer'])(
    'LEAD-12 stored for %s waits, and goes to each receiver there is by then',
    async (channel) => {
      const { deliver, sent } = createBench()
      const none = { dealerships: [{ ...yard, email: null }], ...smtp }
      expect(await deliver(none, channel)).toMatchObject({ kind: 'retry' })
      const leads = { adf_emails: ['crm@dealer.example'] }
      expect((await deliver({ ...smtp, leads }, channel)).kind).toBe('delivered')
      expect(sent.map(({ message }) => message.to)).toEqual(['one@dealer.example', 'crm@dealer.example'])
      expect((await deliver({ ...none, demo: true }, channel)).kind).toBe('delivered')
    },
  )

  test('LEAD-12 has not arrived while one of its receivers has not got it', async () => {
    const { deliver } = createBench()
    const webhooks = [{ url: 'https://hooks.dealer.example/leads', secret: 'env:FORECOURT_SITE_TEST_SITE__HOOK' }]
    expect((await deliver({ ...smtp, leads: { webhooks } }, 'unrouted')).kind).toBe('retry')
  })
})

describe('what is stored beside a lead', () => {
  const earlier = buildLead({ id: 'lead-0', createdAt: Date.UTC(2026, 0, 2, 3) })

  test('LEAD-12 the stock tells the VIN, and the earlier lead its time', async () => {
    const asked: string[] = []
    const { deliver, sent } = createBench({
      stock: {
        findByIdOrSlug: (ctx, id) => {
          asked.push(`${ctx.siteId} ${id}`)
          return Promise.resolve(buildVehicle('S1', { vin: 'KNAPN81AA00000001' }))
        },
      },
      leads: { find: (ctx, id) => (asked.push(`${ctx.siteId} ${id}`), Promise.resolve(earlier)) },
    })
    await deliver(smtp, 'email:sales@dealer.example', buildLead({ earlierLead: 'lead-0' }))
    expect(asked.toSorted()).toEqual(['test-site abcdefgh23456789', 'test-site lead-0'])
    expect(sent[0]?.message.text).toContain('VIN: KNAPN81AA00000001')
    expect(sent[0]?.message.text).toMatch(/enquired before on Friday 2 January 2026 at 11:00 am .* \(lead lead-0\)/)
  })

  test('LEAD-12 that cannot be read is left out, and the dealer gets the lead', async () => {
    const broken = (): Promise<never> => Promise.reject(new Error('the store is unavailable'))
    const { deliver, sent } = createBench({ stock: { findByIdOrSlug: broken }, leads: { find: broken } })
    expect((await deliver(smtp, 'email:a@dealer.example', buildLead({ earlierLead: 'lead-0' }))).kind).toBe('delivered')
    expect(sent[0]?.message.text).toContain('2022 Kia Sportage')
    expect(sent[0]?.message.text).toContain('enquired before (lead lead-0)')
  })

  test('LEAD-12 a sender that breaks is a delivery to try again', async () => {
    const { deliver } = createBench({
      mail: { sandbox: { name: 'x', send: () => Promise.reject(new Error('x')) }, smtp: null },
    })
    expect(await deliver({ demo: true }, 'email:a@dealer.example')).toMatchObject({ kind: 'retry' })
  })
})

test('LEAD-12 a mail has the name that the site gives, its own e-mail, and the words of its form', async () => {
  const { deliver, sent } = createBench()
  const form = { ...buildLead().form, Rego: 'ABC123', opt_in_finance: true, terms_agreed: true, postcode: '4000' }
  const leads = { from_name: 'One Yard enquiries' }
  const url = 'https://www.dealer.com.au/'
  await deliver({ ...smtp, leads, url, name: 'One Group' }, 'email:a@dealer.example', buildLead({ form }))
  const { fromName, text } = sent[0]?.message ?? { fromName: '', text: '' }
  expect(fromName).toBe('One Yard enquiries')
  for (const line of [
    'Rego: ABC123',
    'Interested in finance: Yes',
    'Postcode: 4000',
    'Location: Main Yard',
    'Terms of use: Yes – “I agree to the terms of use.”',
    'News and offers: Yes – “Send me news”',
    'Price when enquired: $29,990',
    'https://www.dealer.com.au/cars/2022-kia-sportage',
    'utm_source: mail',
    'One Group, lead lead-1',
  ])
    expect(text).toContain(line)
  expect(text.match(/4000/g)).toHaveLength(1)
})

test('LEAD-12 LEAD-16 BUY-04 preferred contact, appointment and trade-in are told in words and in ADF', async () => {
  const { deliver, sent } = createBench()
  const form = {
    ...buildLead().form,
    PreferredContactMethod: 'SMS',
    appointment_date: '2026-11-28',
    appointment_time: '10:30',
    rego: 'ABC123',
    kms: '81000',
    trade_make: 'Mazda',
    trade_model: 'CX-5',
    trade_year: '2019',
    offer_price: '21500',
  }
  await deliver({ demo: true }, 'email:a@dealer.example', buildLead({ form }))
  await deliver({ demo: true }, 'adf:a@dealer.example', buildLead({ form }))
  for (const line of [
    'Prefers: SMS',
    'Appointment date: 28 November 2026',
    'Appointment time: 10:30',
    'Trade-in rego: ABC123',
    'Trade-in odometer: 81,000\u00a0km',
    'Online estimate: $21,500',
  ])
    expect(sent[0]?.message.text).toContain(line)
  expect(sent[1]?.message.text).toContain('<vehicle interest="trade-in" status="used">')
})
