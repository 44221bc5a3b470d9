import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import type { NewLead } from '#data/leads/lead-records.ts'
import type { StoredAppointment } from '#data/leads/appointment-reader.ts'
import { buildDriveSite, mondayMorning, takenBy } from '#features/parts/test-drive/test-drive.testkit.ts'
import { createSubmission } from '#features/parts/lead-form/submit-lead.server.ts'
import { requestContextKey, type RequestContext } from '#server/request-context.ts'
import type { DocumentPart } from '#site/test-site.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { loader as loadAppointments } from './api-test-drive-appointments.ts'
import { action, loader } from './test-drive.tsx'

const place = { dealership_slug: 'main', dealership_id: 'd-main', location: null }
const cars = {
  used: buildVehicle('A1', { id: 'used', slug: 'used-car', ...place }),
  new: buildVehicle('N1', { id: 'new', slug: 'new-car', car_type: 'new', ...place }),
  demo: buildVehicle('D1', { id: 'demo', slug: 'demo-car', car_type: 'demo', ...place }),
  only: buildVehicle('T1', { id: 'only', slug: 'only-car', tag: 'Test Drive Only', ...place }),
  sold: buildVehicle('S1', { id: 'sold', slug: 'sold-car', status: 'sold', ...place }),
}

function createDesk(part: DocumentPart = {}, taken: readonly StoredAppointment[] = [], nowMs = mondayMorning) {
  const site = buildDriveSite(part)
  const saved: NewLead[] = []
  const asked: unknown[] = []
  const services = {
    site,
    ctx: { siteId: site.slug, now: () => nowMs },
    stock: {
      findByIdOrSlug: (_ctx: unknown, key: string) =>
        Promise.resolve(Object.values(cars).find(({ id, slug }) => key === id || key === slug) ?? null),
    } as unknown as RequestContext['stock'],
    appointments: {
      listTestDrives(...given: unknown[]) {
        asked.push(given)
        return Promise.resolve(taken)
      },
    },
    leads: {
      save(_ctx: unknown, lead: NewLead) {
        saved.push(lead)
        return Promise.resolve({ id: `lead-${saved.length}`, outcome: 'stored' as const })
      },
    } as unknown as RequestContext['leads'],
    takeAllowance: () => true,
    reportFailure: () => 500 as const,
    findVisitor: () => Promise.resolve(null),
    formSecret: 'secret',
    log: { error: () => undefined } as unknown as RequestContext['log'],
  } satisfies Partial<RequestContext>
  const context = new RouterContextProvider()
  context.set(requestContextKey, services as unknown as RequestContext)

  async function run(route: (args: never) => Promise<unknown>, path: string, body?: Record<string, string>) {
    const url = new URL(path, 'http://test-site.localhost')
    const init = body === undefined ? {} : { method: 'POST', body: new URLSearchParams(body).toString() }
    const answer = await route({ context, url, request: new Request(url, init), params: {} } as never).catch(
      (thrown: unknown) => {
        if (thrown instanceof Error) throw thrown
        return thrown
      },
    )
    if (answer instanceof Response)
      return { status: answer.status, location: answer.headers.get('Location'), answer, data: null }
    const { data, init: head } = answer as { data: never; init: { status?: number } | null }
    return { status: head?.status ?? 200, location: null, answer: null, data: data as Shown }
  }
  const good = {
    name: 'Ana Ngũgĩ',
    email: 'ana@example.com',
    phone: '0400 123 456',
    submission: createSubmission(services, 'test-drive', nowMs),
  }
  const send = (query: string, more: Record<string, string> = {}) =>
    run(action, `/book-test-drive/${query}`, { ...good, ...more })
  const show = (query: string) => run(loader, `/book-test-drive/${query}`)
  const call = async (query: string) => {
    const { answer } = await run(loadAppointments, `/api/test-drive-appointments${query}`)
    return { status: answer?.status, json: (await answer?.json()) as Record<string, unknown> }
  }
  return { saved, asked, send, show, call }
}

interface Shown {
  readonly showing: {
    readonly view: {
      readonly heading: string
      readonly missing: boolean
      readonly disclaimer: string | null
      readonly car: { readonly title: string } | null
      readonly steps: readonly { readonly fields: readonly { readonly name: string; readonly required: boolean }[] }[]
    }
  }
  readonly intro: string | null
  readonly places: readonly { readonly name: string; readonly hours: { readonly state: string } }[]
  readonly reply: { readonly error: Readonly<Record<string, readonly string[]>>; readonly initialValue: object }
}
const fieldsOf = (data: Shown | null) =>
  data?.showing.view.steps.flatMap(({ fields }) => fields.map(({ name, required }) => name + (required ? '*' : ''))) ??
  []

describe('the page', () => {
  test('LEAD-11 about a vehicle asks for name, e-mail, phone, and optionally for day, time and message', async () => {
    const { data, status } = await createDesk().show('?car_id=used-car')
    expect([status, data?.showing.view.heading, data?.showing.view.car?.title]).toEqual([
      200,
      'Book a Test Drive',
      '2022 Toyota HiLux',
    ])
    expect(fieldsOf(data)).toEqual([
      'appointment_date',
      'appointment_time',
      'name*',
      'email',
      'phone',
      'PreferredContactMethod',
      'message',
    ])
    expect(data?.places.map(({ name, hours }) => [name, hours.state])).toEqual([['Yard main', 'Opens 9:00 am']])
  })

  test('LEAD-11 without a vehicle asks which one, and where', async () => {
    const { data } = await createDesk().show('')
    expect(fieldsOf(data).slice(0, 2)).toEqual(['vehicle_wanted*', 'location_id*'])
    expect(data?.places.map(({ name }) => name)).toEqual(['Yard main', 'Yard south'])
    expect((await createDesk().show('?car_id=nobody')).data?.showing.view).toMatchObject({ missing: true, car: null })
  })

  test('LEAD-11 TEN-06 message, day and time, disclaimer, landing text and the whole page follow their switches', async () => {
    const off = { message: false, date_time: false }
    expect(fieldsOf((await createDesk({ test_drive: off }).show('?car_id=used')).data)).toEqual([
      'name*',
      'email',
      'phone',
      'PreferredContactMethod',
    ])
    const said = { terms_disclaimer: true, terms_text: 'A licence is needed.', landing_text: 'Come and drive.' }
    const { data } = await createDesk({ test_drive: said }).show('')
    expect([data?.showing.view.disclaimer, data?.intro]).toEqual(['A licence is needed.', 'Come and drive.'])
    expect((await createDesk().show('')).data?.showing.view.disclaimer).toBeNull()
    expect((await createDesk({ test_drive: { enabled: false } }).show('')).status).toBe(404)
    expect((await createDesk({ test_drive: { enabled: false } }).send('')).status).toBe(404)
  })

  test('LEAD-17 TEN-12 carries the words of the button that leads to it', async () => {
    const { data } = await createDesk({ buttons: { text: { test_drive: 'Book a Walk-Through' } } }).show('')
    expect(data?.showing.view.heading).toBe('Book a Walk-Through')
  })

  test('LEAD-11 a sold vehicle, and one whose dealership offers no test drives, can be asked about', async () => {
    expect((await createDesk().show('?car_id=sold')).location).toBe('/enquire?car_id=sold&about=similar')
    const hiding = { dealerships: [{ id: 'd-main', slug: 'main', name: 'Main', hide: ['test_drive' as const] }] }
    expect((await createDesk(hiding).show('?car_id=used')).location).toBe('/enquire?car_id=used')
    expect((await createDesk(hiding).send('?car_id=used')).location).toBe('/enquire?car_id=used')
  })
})

describe('a request', () => {
  test.each([
    ['new', 'New Vehicle Enquiry', 'test_drive_new'],
    ['used', 'Used Vehicle Enquiry', 'test_drive_used'],
    ['demo', 'Used Vehicle Enquiry', 'test_drive_used'],
    ['only', 'Used Vehicle Enquiry', 'test_drive_new'],
  ] as const)('LEAD-10 LEAD-11 for the %s car is stored as %s with the event %s', async (id, category, event) => {
    const { saved, send } = createDesk()
    const sent = await send(`?car_id=${id}`, {
      appointment_date: '2026-11-23',
      appointment_time: '09:30',
      message: 'With a child seat',
    })
    expect(sent.location).toBe('/success?lead=lead-1')
    expect(saved).toMatchObject([
      {
        category,
        subcategory: 'Test Drive',
        event,
        form: {
          name: 'Ana Ngũgĩ',
          email: 'ana@example.com',
          phone: '+61400123456',
          message: 'With a child seat',
          appointment_date: '2026-11-23',
          appointment_time: '09:30',
          appointment_time_zone: 'Australia/Brisbane',
          location_id: 'main',
          dealership_slug: 'main',
          car_id: id,
        },
        car: { id },
      },
    ])
  })

  test('LEAD-11 needs no day and no time', async () => {
    const { saved, send } = createDesk()
    expect((await send('?car_id=used')).status).toBe(303)
    expect(saved[0]?.form).toMatchObject({
      appointment_date: null,
      appointment_time: null,
      appointment_time_zone: null,
    })
  })

  test('LEAD-11 without a vehicle names one and goes to the chosen location, by whose clocks it is checked', async () => {
    const { saved, send } = createDesk()
    const wanted = { vehicle_wanted: 'Kia EV5', location_id: 'south' }
    const saturday = { appointment_date: '2026-11-28', appointment_time: '09:30' }
    expect((await send('', { ...wanted, ...saturday })).status).toBe(303)
    expect(saved[0]?.form).toMatchObject({
      vehicle_wanted: 'Kia EV5',
      location: 'Yard south',
      location_id: 'south',
      dealership_slug: 'south',
      appointment_time_zone: 'Australia/Sydney',
    })
    const refused = await send('', { ...wanted, ...saturday, location_id: 'main' })
    expect([refused.status, refused.data?.reply.error]).toEqual([
      422,
      { appointment_date: ['That day cannot be booked at Yard main. Choose one of the days shown.'] },
    ])
    expect((await send('', { location_id: 'hidden' })).data?.reply.error).toMatchObject({
      vehicle_wanted: ['Enter the vehicle that you are interested in'],
      location_id: ['Choose a location'],
    })
    expect(saved).toHaveLength(1)
  })

  test('LEAD-11 for a taken or past time is refused with its values kept', async () => {
    const { saved, send } = createDesk({}, [takenBy('2026-11-23', '09:30')])
    const refused = await send('?car_id=used', { appointment_date: '2026-11-23', appointment_time: '09:30' })
    expect([refused.status, refused.data?.reply.error]).toEqual([
      422,
      { appointment_time: ['9:30 am on Monday 23 November has just been taken. Choose another time.'] },
    ])
    expect(refused.data?.reply.initialValue).toMatchObject({ name: 'Ana Ngũgĩ', appointment_time: '09:30' })
    const past = await createDesk({}, [], mondayMorning + 3_600_000).send('?car_id=used', {
      appointment_date: '2026-11-23',
      appointment_time: '09:00',
    })
    expect(past.data?.reply.error).toHaveProperty('appointment_time')
    expect(saved).toEqual([])
  })

  test('API-04 LEAD-11 texts that are no day or time are refused', async () => {
    const { saved, send } = createDesk()
    for (const [date, time] of [
      ['tomorrow', ''],
      ['2026-11-23T09:00', ''],
      ['__proto__', ''],
      ['', '25:99'],
      ['', '9:00'],
      ['', 'x'.repeat(20_000)],
    ])
      expect((await send('?car_id=used', { appointment_date: date ?? '', appointment_time: time ?? '' })).status).toBe(
        422,
      )
    expect(saved).toEqual([])
  })

  test('CONTENT-11 LEAD-11 a pre-owned car comes to the address of the visitor where the site does that', async () => {
    const { saved, send, show } = createDesk({ test_drive: { home_test_drive: true } })
    expect(fieldsOf((await show('?car_id=used')).data)).toContain('home_address')
    for (const other of ['?car_id=new', '?car_id=demo', ''])
      expect(fieldsOf((await show(other)).data)).not.toContain('home_address')
    expect(fieldsOf((await createDesk().show('?car_id=used')).data)).not.toContain('home_address')
    await send('?car_id=used', { home_address: '1 Any Street, Brisbane' })
    await send('?car_id=used')
    expect(saved.map(({ form }) => form.home_address)).toEqual(['1 Any Street, Brisbane', null])
  })
})

describe('the call for appointments', () => {
  test('API-01 LEAD-11 answers for a vehicle with its location and without what is taken', async () => {
    const { asked, call } = createDesk({}, [takenBy('2026-11-23', '09:30')])
    const { status, json } = await call('?car_id=used-car')
    expect([status, json.location, json.time_zone, json.appointment_minutes]).toEqual([
      200,
      { id: 'main', slug: 'yard-main', name: 'Yard main' },
      'Australia/Brisbane',
      30,
    ])
    expect((json.days as object[])[0]).toEqual({ date: '2026-11-23', times: ['09:00', '10:00', '10:30'] })
    expect(asked).toMatchObject([[{ siteId: 'test-site' }, 'used', mondayMorning - 15 * 86_400_000]])
  })

  test('API-01 LEAD-11 answers for one location, or for every one that sells', async () => {
    const { call } = createDesk()
    const south = await call('?location_id=south')
    expect([south.json.location, south.json.time_zone]).toEqual([
      { id: 'south', slug: 'yard-south', name: 'Yard south' },
      'Australia/Sydney',
    ])
    const all = await call('')
    expect([all.json.location, all.json.time_zone]).toEqual([null, null])
    expect((all.json.days as { date: string }[]).map(({ date }) => date)).toContain('2026-11-28')
  })

  test.each(['?car_id=nobody', '?car_id=sold', '?location_id=nowhere', '?location_id=hidden', '?location_id=service'])(
    'API-01 LEAD-11 %s is not found',
    async (query) => {
      expect((await createDesk().call(query)).status).toBe(404)
    },
  )

  test('TEN-06 LEAD-11 it is offered where day and time are asked for', async () => {
    for (const test_drive of [{ enabled: false }, { date_time: false }])
      expect((await createDesk({ test_drive }).call('')).status).toBe(404)
  })
})
