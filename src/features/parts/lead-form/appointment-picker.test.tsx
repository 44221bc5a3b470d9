// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import type { AppointmentDay } from '#domain/hours/appointment-offer.ts'
import { describedText, find, perform, render } from '#ui/dom.testkit.tsx'
import { AppointmentPicker } from './appointment-picker.tsx'

const monday = { date: '2026-11-23', times: ['08:30', '12:00'] }
const saturday = { date: '2026-11-28', times: ['08:30', '09:00'] }

interface Drawing {
  readonly days?: readonly AppointmentDay[]
  readonly date?: string
  readonly time?: string
  readonly timeError?: string
  readonly withoutDays?: string
  /** What the server answers, in order; a number is a status. */
  readonly answers?: readonly (readonly AppointmentDay[] | number)[]
}

async function draw({
  days = [monday, saturday],
  date = '',
  time = '',
  timeError,
  withoutDays,
  answers = [],
}: Drawing = {}) {
  const asked: string[] = []
  const queue = [...answers]
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    const answer = queue.shift()
    return Promise.resolve(
      typeof answer === 'number' ? new Response('', { status: answer }) : Response.json({ days: answer }),
    )
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const basics = { kind: 'appointment', required: false } as const
  const source = '/api/times?car_id=a'
  const offer = { days, withoutDays: withoutDays ?? null, source, locationField: 'where', note: 'Times are ours.' }
  const build = (error: string | undefined) => (
    <form>
      <select name="where" defaultValue="">
        <option value="">None</option>
        <option value="south yard">South</option>
      </select>
      <AppointmentPicker
        controls={[
          {
            field: { ...basics, name: 'day', part: 'date', label: 'Day', none: 'Any day', offer },
            id: 'd',
            value: date,
            error: undefined,
          },
          {
            field: { ...basics, name: 'time', part: 'time', label: 'Time', none: 'Any time', offer },
            id: 't',
            value: time,
            error,
          },
        ]}
      />
    </form>
  )
  const { container, rerender } = await render(build(timeError))
  const radios = (name: string) => [...container.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)]
  return {
    container,
    asked,
    refuse: (error: string) => rerender(build(error)),
    shown: (name: string) => radios(name).map(({ value }) => value),
    chosen: (name: string) => radios(name).find(({ checked }) => checked)?.value,
    choose: (name: string, value: string) =>
      perform(() =>
        radios(name)
          .find((each) => each.value === value)
          ?.click(),
      ),
    chooseLocation: (value: string) =>
      perform(() => {
        const select = find<HTMLSelectElement>(container, 'select')
        select.value = value
        select.dispatchEvent(new Event('change', { bubbles: true }))
      }),
  }
}

test('LEAD-11 any day has the times of all days; a chosen day has its own', async () => {
  const { shown, chosen, choose, container } = await draw()
  expect([shown('day'), shown('time')]).toEqual([
    ['', '2026-11-23', '2026-11-28'],
    ['', '08:30', '09:00', '12:00'],
  ])
  expect([chosen('day'), chosen('time')]).toEqual(['', ''])
  await choose('day', '2026-11-23')
  expect(shown('time')).toEqual(['', '08:30', '12:00'])
  await choose('time', '12:00')
  expect([chosen('day'), chosen('time')]).toEqual(['2026-11-23', '12:00'])
  expect(find(container, 'label:has([value="12:00"])').textContent).toBe('12:00 pm')
  expect(find(container, 'label:has([value="2026-11-28"])').textContent).toContain('Saturday 28 November')
})

test('LEAD-11 a time that the next chosen day does not have is given up, another one stays', async () => {
  const { chosen, choose } = await draw({ date: '2026-11-23', time: '12:00' })
  expect([chosen('day'), chosen('time')]).toEqual(['2026-11-23', '12:00'])
  await choose('day', '2026-11-28')
  expect(chosen('time')).toBe('')
  await choose('time', '08:30')
  await choose('day', '2026-11-23')
  expect(chosen('time')).toBe('08:30')
})

test('LEAD-11 a choice that had to be given up is told, and no longer once another is made', async () => {
  const { container, choose, chooseLocation, chosen } = await draw({ answers: [[saturday]] })
  const told = () => [...container.querySelectorAll('output')].map(({ textContent }) => textContent)
  await choose('day', '2026-11-23')
  await choose('time', '12:00')
  expect(told()).toEqual(['', ''])
  await choose('day', '2026-11-28')
  expect(told()).toEqual(['', '12:00 pm cannot be booked on Saturday 28 November. Choose another time.'])
  await choose('day', '2026-11-23')
  expect([chosen('time'), ...told()]).toEqual(['12:00', '', ''])
  await chooseLocation('south yard')
  await vi.waitFor(() =>
    expect(told()).toEqual([
      'Monday 23 November cannot be booked there. Choose another day.',
      '12:00 pm cannot be booked. Choose another time.',
    ]),
  )
  await choose('day', '2026-11-28')
  await choose('time', '08:30')
  expect(told()).toEqual(['', ''])
})

test('LEAD-11 another location brings its own days and times', async () => {
  const { asked, shown, chooseLocation, choose } = await draw({ answers: [[saturday], [monday]] })
  await choose('day', '2026-11-23')
  await chooseLocation('south yard')
  await vi.waitFor(() => expect(shown('day')).toEqual(['', '2026-11-28']))
  expect(asked).toEqual(['/api/times?car_id=a&location_id=south%20yard'])
  await chooseLocation('')
  await vi.waitFor(() => expect(shown('day')).toEqual(['', '2026-11-23']))
  expect(asked.at(-1)).toBe('/api/times?car_id=a')
})

test('LEAD-11 a refused time is told at its group, and fresh times are shown', async () => {
  const { asked, shown, chosen, choose, refuse, container } = await draw({
    answers: [[{ date: '2026-11-23', times: ['08:30'] }]],
  })
  await choose('day', '2026-11-23')
  await choose('time', '12:00')
  expect(asked).toEqual([])
  await refuse('12:00 has just been taken.')
  await vi.waitFor(() => expect(shown('time')).toEqual(['', '08:30']))
  expect([chosen('day'), chosen('time')]).toEqual(['2026-11-23', ''])
  const group = container.querySelectorAll('fieldset')[1]
  expect(group === undefined ? '' : describedText(group, 'aria-describedby')).toBe(
    '12:00 has just been taken. Times are ours.',
  )
  expect(find(container, '#t').getAttribute('name')).toBe('time')
})

test('LEAD-11 without an answer the times stay; without times the visitor is told what to do', async () => {
  const { shown, chooseLocation, container } = await draw({ answers: [500, []] })
  await chooseLocation('south yard')
  expect(shown('day')).toEqual(['', '2026-11-23', '2026-11-28'])
  await chooseLocation('')
  await vi.waitFor(() => expect(container.textContent).toContain('we will arrange a time with you'))
})

test('LEAD-11 without days the form may say why', async () => {
  const { container, shown } = await draw({ days: [], withoutDays: 'It has not arrived.' })
  expect([container.querySelector('p')?.textContent, shown('day')]).toEqual(['It has not arrived.', []])
})
