import { describe, expect, test } from 'vitest'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { buildContactBar } from './contact-bar-view.ts'

const week = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, open: '08:30', close: '17:30' }))
const yard = (id: string, state: 'QLD' | 'NSW', own: object = {}) => ({
  id,
  name: id,
  slug: id,
  primary: true,
  address: { state },
  contact_detail: { phone: `07 5550 000${id.length}`, opening_hours: week },
  ...own,
})
function build(part: DocumentPart, nowMs: number) {
  return buildContactBar(
    buildTestSite({
      time_zone: 'Australia/Brisbane',
      dealerships: [{ id: 'm', slug: 'm', name: 'M', locations: [yard('yard', 'QLD')] }],
      ...part,
    }),
    nowMs,
  )
}
/** Monday 23 November 2026, by the clocks of Brisbane. */
const at = (time: string): number => Date.parse(`2026-11-23T${time}:00+10:00`)

describe('the contact bar of phones', () => {
  test.each([
    ['08:29', false, '08:30'],
    ['08:30', true, '17:30'],
    ['17:29', true, '17:30'],
  ])('NAV-07 LOC-10 at %s the dealership is open: %s, until %s', (now, open, until) => {
    expect(build({}, at(now))).toMatchObject({ open, changesAt: at(until), phoneHref: 'tel:+61755500004' })
  })

  test('NAV-07 LOC-10 one site, asked at one time after another and back, is open when its clocks say so', () => {
    const site = buildTestSite({
      time_zone: 'Australia/Brisbane',
      dealerships: [{ id: 'm', slug: 'm', name: 'M', locations: [yard('yard', 'QLD')] }],
    })
    const openAt = (time: string) => buildContactBar(site, at(time))?.open
    expect(['08:29', '08:30', '17:29', '17:30', '08:29'].map(openAt)).toEqual([false, true, true, false, false])
  })

  test('NAV-07 LOC-10 a site that was closed for as far as one could see opens on the day that came into sight', () => {
    const site = buildTestSite({
      time_zone: 'Australia/Brisbane',
      dealerships: [
        { id: 'm', slug: 'm', name: 'M', locations: [yard('yard', 'QLD', { contact_detail: { opening_hours: [] } })] },
      ],
      special_hours: [{ date: '2027-01-23', status: 'Open', start_hour: '09:00', end_hour: '12:00' }],
    })
    const barAfter = (days: number) => buildContactBar(site, at('09:00') + days * 86_400_000)
    // The day is 61 days ahead at first.
    expect(barAfter(0)).toMatchObject({ open: false, changesAt: null })
    expect(barAfter(58)).toMatchObject({ open: false, changesAt: at('09:00') + 61 * 86_400_000 })
    expect(barAfter(61)).toMatchObject({ open: true })
  })

  test('NAV-07 after closing it changes on the next morning', () => {
    expect(build({}, at('17:30'))).toMatchObject({ open: false, changesAt: at('08:30') + 86_400_000 })
  })

  test('NAV-07 LOC-10 the clocks are those of the main location, which is the one in the state of the site', () => {
    const dealerships = [
      { id: 'm', slug: 'm', name: 'M', locations: [yard('north', 'NSW', { time_zone: 'Australia/Perth' })] },
      { id: 'q', slug: 'q', name: 'Q', locations: [yard('brisbane', 'QLD')] },
    ]
    expect(build({ dealerships, state: 'qld' }, at('09:00'))).toMatchObject({
      open: true,
      phoneHref: 'tel:+61755500008',
    })
    // Half past six in Perth.
    expect(build({ dealerships, state: 'nsw' }, at('09:00'))).toMatchObject({
      open: false,
      phoneHref: 'tel:+61755500005',
    })
  })

  test('NAV-07 Enquire has the words of the site, and is there without number, hours and location', () => {
    const bar = build({ dealerships: [], layout: { sticky_footer_enquire: 'Ask us' } }, at('10:00'))
    expect(bar).toMatchObject({
      phoneHref: null,
      open: false,
      enquire: { text: 'Ask us', href: '/enquiries/general-enquiry' },
    })
    const hidden = build(
      { dealerships: [{ id: 'm', slug: 'm', name: 'M', hide: ['phone'], locations: [yard('yard', 'QLD')] }] },
      at('10:00'),
    )
    expect(hidden).toMatchObject({ phoneHref: null, open: true })
  })

  test('NAV-07 VDP-03 no bar by switch, and none on pages of vehicles that have one of their own', () => {
    expect(build({ layout: { sticky_footer: false } }, at('10:00'))).toBeNull()
    expect(build({ vdp_config: { sticky_bar: { enabled: true } } }, at('10:00'))?.onVehicles).toBe(false)
    expect(build({ vdp_config: { sticky_bar: { enabled: false } } }, at('10:00'))?.onVehicles).toBe(true)
  })
})
