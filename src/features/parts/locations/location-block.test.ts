import { describe, expect, test } from 'vitest'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { buildLocationBlock } from './location-block.ts'

type Type = 'sales' | 'service' | 'parts' | 'car-buying' | ''
const place = (name: string, location_type: Type = 'sales', own: object = {}) => {
  const id = name.toLowerCase().replaceAll(' ', '-')
  return { id, name, slug: id, location_type, address: { state: 'QLD' as const }, ...own }
}
const dealer = (id: string, locations: readonly object[], own: object = {}) =>
  ({ id, slug: id, name: id, locations: [...locations], ...own }) as NonNullable<DocumentPart['dealerships']>[number]

const week = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, open: '08:30', close: '17:30' }))
/** Monday 23 November 2026, 10:00 in Brisbane. */
const now = Date.parse('2026-11-23T00:00:00Z')
const build = (part: DocumentPart, filter: Parameters<typeof buildLocationBlock>[1] = { show: 'all' }, nowMs = now) =>
  buildLocationBlock(buildTestSite({ time_zone: 'Australia/Brisbane', ...part }), filter, nowMs)
const namesOf = (block: ReturnType<typeof build>) =>
  block?.kind === 'cards' ? block.cards.map(({ name }) => name) : []

const group: DocumentPart = {
  dealerships: [
    dealer('one', [place('Rocklea Service', 'service'), place('Rocklea'), place('Rocklea Parts', 'parts')]),
    dealer('two', [place('Aspley', 'sales')], { makes: ['Kia'] }),
    dealer('three', [place('Buying', 'car-buying')]),
  ],
}

describe('a block of locations', () => {
  test('LOC-03 LOC-05 several names are cards sorted by name, with the departments of a name on one card', () => {
    const block = build(group)
    expect(namesOf(block)).toEqual(['Aspley', 'Buying', 'Rocklea'])
    expect(block).toMatchObject({ kind: 'cards', title: 'View our locations', columns: 3 })
    if (block?.kind !== 'cards') throw new Error('no cards')
    expect(block.cards[2]).toMatchObject({ departments: ['Sales', 'Service', 'Parts'], href: '/contact-us/rocklea' })
  })

  test('LOC-02 LOC-04 the grid shows one department, a make, or sales alone by switch', () => {
    expect(build(group, { show: 'service' })).toMatchObject({ kind: 'detail', detail: { name: 'Rocklea Service' } })
    expect(namesOf(build({ ...group, locations: { sales_only: true } }))).toEqual(['Aspley', 'Rocklea'])
    expect(namesOf(build(group, { show: 'all', manufacturer: 'MG' }))).toEqual(['Buying', 'Rocklea'])
    expect(namesOf(build(group, { show: 'sales', manufacturer: 'Kia' }))).toEqual(['Aspley', 'Rocklea'])
  })

  test('LOC-02 a filter that nothing fits, or a site without locations, has no block', () => {
    expect(build(group, { show: 'nowhere' })).toBeNull()
    expect(build({ dealerships: [] })).toBeNull()
    expect(build({ dealerships: [dealer('one', [place('Yard', 'sales', { visible: false })])] })).toBeNull()
  })

  test('LOC-03 one location is a detail section, and one name with three departments is one location', () => {
    const one = build({ dealerships: [dealer('one', [place('Yard')])] })
    expect(one).toMatchObject({ kind: 'detail', title: 'Visit us', detail: { name: 'Yard' } })
    const three = build({ dealerships: [group.dealerships?.[0] as never] })
    if (three?.kind !== 'detail') throw new Error('no detail')
    expect(three.detail.departments.map(({ label }) => label)).toEqual(['Sales', 'Service', 'Parts'])
  })

  test('LOC-03 sixty locations are sixty cards in three columns, each with a page of its own', () => {
    const locations = Array.from({ length: 60 }, (_, index) => place(`Yard ${60 - index}`))
    const block = build({ dealerships: [dealer('one', locations)] })
    if (block?.kind !== 'cards') throw new Error('no cards')
    expect(block.columns).toBe(3)
    expect(block.cards.map(({ name }) => name).slice(0, 3)).toEqual(['Yard 1', 'Yard 2', 'Yard 3'])
    expect(new Set(block.cards.map(({ href }) => href)).size).toBe(60)
  })

  test('LOC-01 LOC-04 what a location does not have is left out of its card, and the card stays', () => {
    const block = build({ dealerships: [dealer('one', [place('Bare'), place('Full', 'sales', full)])] })
    if (block?.kind !== 'cards') throw new Error('no cards')
    expect(block.cards[0]).toEqual({
      name: 'Bare',
      href: '/contact-us/bare',
      image: null,
      departments: ['Sales'],
      rating: null,
      hours: null,
      address: null,
      phone: null,
      state: 'QLD',
      city: null,
    })
    expect(block.cards[1]).toMatchObject({
      image: '/places/full.svg',
      rating: { value: '4.7', count: '12 reviews' },
      hours: { open: true, state: 'Open until 5:30 pm' },
      address: { text: '1 High Street, Rocklea QLD 4106', href: 'https://maps.dealer.com.au/full' },
      phone: { text: '07 5550 4410', href: 'tel:+61755504410' },
    })
  })

  test('LOC-10 a block is fresh until the first of its locations opens or closes, and no longer than its day', () => {
    const late = place('Late', 'sales', {
      contact_detail: { opening_hours: [{ weekday: 1, open: '18:00', close: '02:00' }] },
    })
    const part = { dealerships: [dealer('one', [place('Full', 'sales', full), late])] }
    const at = (time: string) => Date.parse(`2026-11-23T${time}:00+10:00`)
    expect(build(part, { show: 'all' }, at('10:00'))?.freshUntil).toBe(at('17:30'))
    expect(build(part, { show: 'all' }, at('17:30'))?.freshUntil).toBe(at('18:00'))
    expect(build(part, { show: 'all' }, at('18:00'))?.freshUntil).toBe(at('00:00') + 86_400_000)
    // After midnight it is still open, until two.
    const night = build(part, { show: 'late' }, at('00:30') + 86_400_000)
    expect(night).toMatchObject({ detail: { departments: [{ hours: { state: 'Open until 2:00 am' } }] } })
    expect(night?.freshUntil).toBe(at('02:00') + 86_400_000)
  })
})

const full = {
  address: {
    street: '1 High Street',
    city: 'Rocklea',
    state: 'QLD' as const,
    postcode: '4106',
    place_url: 'https://maps.dealer.com.au/full',
  },
  contact_detail: { phone: '07 5550 4410', opening_hours: week },
  image: '/places/full.svg',
  average_rating: 4.7,
  review_count: 12,
}
