import { describe, expect, test } from 'vitest'
import { mondayMorning, takenBy } from '#features/parts/test-drive/test-drive.testkit.ts'
import { createDesk, fieldsOf } from './test-drive-desk.testkit.ts'

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

  test('LEAD-11 CONTENT-09 from the page of a model it names the model, in the form and in the lead', async () => {
    const { show, send, saved } = createDesk({
      template: 'brand',
      manufacturer: { name: 'Ford', slug: 'ford' },
    })
    const { data } = await show('?model=ranger')
    expect(data?.showing.view).toMatchObject({
      action: '/book-test-drive/?model=ranger',
      values: { vehicle_wanted: 'Ford Ranger' },
    })
    expect((await send('?model=ranger', { vehicle_wanted: 'Ford Ranger', location_id: 'main' })).status).toBe(303)
    expect(saved[0]?.form).toMatchObject({ vehicle_wanted: 'Ford Ranger', make: 'Ford', model: 'Ranger' })
    const unknown = await show('?model=%3Cscript%3E')
    expect(unknown.data?.showing.view).toMatchObject({ action: '/book-test-drive/' })
  })

  test('LEAD-11 TEN-06 message, day and time, disclaimer, text and the whole page follow their switches', async () => {
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
  })

  test('LEAD-11 a vehicle on its way is asked for without a day, which is arranged once it is here', async () => {
    const { saved, slots, send, show } = createDesk()
    for (const id of ['coming', 'preorder']) {
      const { data } = await show(`?car_id=${id}`)
      const [day] = data?.showing.view.steps.flatMap(({ fields }) => fields) ?? []
      expect([day?.name, day?.offer?.days]).toEqual(['appointment_date', []])
      expect(day?.offer?.withoutDays).toMatch(/not arrived yet.* arrange a day with you once it is here/)
      const refused = await send(`?car_id=${id}`, { appointment_date: '2026-11-24', appointment_time: '09:30' })
      expect([refused.status, refused.data?.reply.error]).toEqual([
        422,
        { appointment_date: [expect.stringMatching(/^This vehicle has not arrived yet\. Send your request now/)] },
      ])
      expect((await send(`?car_id=${id}`)).status).toBe(303)
    }
    expect(saved.map(({ subcategory }) => subcategory)).toEqual(['Test Drive', 'Test Drive'])
    expect(slots).toEqual([])
  })

  test('LEAD-11 VDP-02 a request for a vehicle sold while the form was open is stored as an enquiry', async () => {
    const { saved, slots, send } = createDesk()
    const wish = { appointment_date: '2026-11-23', appointment_time: '09:30', message: 'With a child seat' }
    expect((await send('?car_id=sold', wish)).location).toBe('/success?lead=lead-1')
    expect(saved).toMatchObject([
      { subcategory: 'Find me something similar', car: { id: 'sold' }, form: { ...wish, name: 'Ana Ngũgĩ' } },
    ])
    expect(slots).toEqual([])
  })

  test('LEAD-11 so is one for a vehicle whose dealership ended its test drives meanwhile', async () => {
    const hiding = { dealerships: [{ id: 'd-main', slug: 'main', name: 'Main', hide: ['test_drive' as const] }] }
    const { saved, send } = createDesk(hiding)
    expect((await send('?car_id=used')).status).toBe(303)
    expect(saved).toMatchObject([{ subcategory: 'Quick Enquiry', car: { id: 'used' } }])
  })

  test('LEAD-11 LEAD-12 a refused request for a sold vehicle keeps its values, also without scripts', async () => {
    const { send, show } = createDesk()
    const refused = await send('?car_id=sold', { name: '', message: 'With a child seat' })
    expect([refused.status, refused.data?.reply.initialValue]).toMatchObject([422, { message: 'With a child seat' }])
    // The router then asks the loader, in the same request, for the form to show them in.
    expect((await show('?car_id=sold')).data?.showing.view.car?.title).toBe('2022 Toyota HiLux')
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

  test('LEAD-11 without a vehicle names one and goes to the chosen location, whose clocks count', async () => {
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
      vehicle_wanted: ['Enter the vehicle you are interested in'],
      location_id: ['Choose a location'],
    })
    expect(saved).toHaveLength(1)
  })

  test('LEAD-11 for a taken or past time is refused with its values kept', async () => {
    const { saved, send } = createDesk({}, [takenBy('2026-11-23', '09:30')])
    const refused = await send('?car_id=used', { appointment_date: '2026-11-23', appointment_time: '09:30' })
    expect([refused.status, refused.data?.reply.error]).toEqual([
      422,
      { appointment_time: ['Someone has just taken that time. Choose another.'] },
    ])
    expect(refused.data?.reply.initialValue).toMatchObject({ name: 'Ana Ngũgĩ', appointment_time: '09:30' })
    const past = await createDesk({}, [], mondayMorning + 3_600_000).send('?car_id=used', {
      appointment_date: '2026-11-23',
      appointment_time: '09:00',
    })
    expect(past.data?.reply.error).toHaveProperty('appointment_time')
    expect(saved).toEqual([])
  })

  test('LEAD-11 takes its slot; one that another visitor takes meanwhile is refused like any taken one', async () => {
    const { saved, slots, stored, failures, send } = createDesk()
    const wish = { appointment_date: '2026-11-23', appointment_time: '09:30' }
    await send('?car_id=used', wish)
    await send('', { ...wish, vehicle_wanted: 'Kia EV5', location_id: 'main' })
    const at = { date: '2026-11-23', time: '09:30', capacity: 1 }
    expect(slots).toEqual([
      { place: 'car:used', ...at },
      { place: 'location:main', ...at },
    ])
    stored.takenOnSave = [takenBy('2026-11-23', '09:30')]
    const refused = await send('?car_id=used', { ...wish, message: 'With a child seat' })
    expect([refused.status, refused.data?.reply.error]).toEqual([
      422,
      { appointment_time: ['Someone has just taken that time. Choose another.'] },
    ])
    expect(refused.data?.reply.initialValue).toMatchObject({ name: 'Ana Ngũgĩ', message: 'With a child seat' })
    expect([saved.length, failures]).toEqual([2, []])
  })

  test('LEAD-11 a store that knows no free slot twice is told as a failure, never as a booking', async () => {
    const { saved, stored, failures, send } = createDesk()
    // Taken in the transaction, and free again whenever the form looks.
    stored.takenOnSave = [takenBy('2026-11-23', '10:00')]
    const answer = await send('?car_id=used', { appointment_date: '2026-11-23', appointment_time: '09:30' })
    expect([answer.status, saved]).toEqual([503, []])
    expect(failures).toEqual([])
  })

  test('LEAD-11 a wish is never dropped in silence: a last free time taken meanwhile is refused', async () => {
    const one = { test_drive: { appointment_days: 1, appointment_minutes: 120 } }
    const wish = { appointment_date: '2026-11-23', appointment_time: '09:00' }
    expect((await createDesk(one).send('?car_id=used', wish)).status).toBe(303)
    const { saved, send, show } = createDesk(one, [takenBy('2026-11-23', '09:00')])
    expect(fieldsOf((await show('?car_id=used')).data)).toContain('appointment_date')
    expect((await send('?car_id=used', wish)).data?.reply.error).toHaveProperty('appointment_time')
    expect((await send('?car_id=used')).status).toBe(303)
    expect(saved).toHaveLength(1)
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
