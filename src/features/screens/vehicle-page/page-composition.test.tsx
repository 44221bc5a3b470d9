import { describe, expect, test } from 'vitest'
import type { VehicleVariant } from '#domain/vehicle/vehicle-fields.ts'
import { vdpSection } from '#site/schema/vehicle-page.ts'
import type { DocumentPart } from '#site/test-site.ts'
import { templates } from '#site/templates/templates.ts'
import { dealership, location } from './vehicle-page-view.testkit.ts'
import { count, render } from './vehicle-page.testkit.tsx'

const images = [{ url: '/vehicle-art/a/front', alt: null }]
const following = (page: Document, selectors: string): readonly string[] =>
  [...page.querySelectorAll(selectors)].map(({ tagName, className }) =>
    `${tagName} ${className}`.split(' ', 2).join(' '),
  )

describe('where the title stands', () => {
  test.each(['band', 'centred'] as const)('VDP-01 TEN-05 as a %s it stands above the pictures, once', (heading) => {
    const page = render({ images, photos_count: 1 }, { vdp_config: { heading } })
    expect(following(page, 'h1, .gallery, [data-price]').slice(0, 2)).toEqual(['H1 car-title', 'UL gallery'])
    expect([count(page, 'h1'), count(page, 'aside h1'), count(page, `.head-${heading} h1`)]).toEqual([1, 0, 1])
  })

  test('VDP-01 in the panel it stands with the price, below the pictures', () => {
    expect(count(render({}, { vdp_config: { heading: 'panel' } }), 'aside h1')).toBe(1)
  })
})

const masses = {
  vehiclelength: 5370,
  vehiclewidth: 1918,
  vehicleheight: 1884,
  grossvehiclemass: 3230,
  towingcapacitybraked: 3500,
} as unknown as VehicleVariant

test('VDP-06 TEN-05 the specification begins with sizes and masses where the cards lead with them', () => {
  const firstOf = (kind: 'photo' | 'spec') =>
    render({ variant: masses }, { cards: { kind } }).querySelector('.spec-groups h3')?.textContent
  expect([firstOf('photo'), firstOf('spec')]).toEqual(['Engine and performance', 'Dimensions and towing'])
})

test('VDP-07 TEN-05 the key information has the look that the site chose, with the price too', () => {
  const looksOf = (part: DocumentPart) => {
    const page = render({}, part)
    return [count(page, '.facts-blocks > div > .facts'), count(page, '.glance-blocks')]
  }
  expect(looksOf({ vdp_config: { facts: 'blocks', key_facts_shown: 8, beside_price: ['facts'] } })).toEqual([1, 1])
  expect(looksOf({ vdp_config: { facts: 'grid', key_facts_shown: 8 } })).toEqual([0, 0])
})

describe('what stands beside the pictures', () => {
  const people = [{ name: 'Ros', role: 'Owner' }, { name: 'Ben' }, { name: 'Judy', role: 'Accounts' }]
  const opening_hours = [{ weekday: 1, open: '08:30', close: '17:30' }]
  const site = (vdp_config: object, named: typeof people | [] = people): DocumentPart => ({
    opening_hours,
    dealerships: [{ ...dealership, locations: [{ ...location, contact_detail: {}, people: named }] }],
    vdp_config,
  })
  const finance = { quote: { enabled: true } }
  const meetOf = (part: DocumentPart, vehicle = {}) => render(vehicle, part).querySelector('aside .meet')?.textContent

  test('VDP-01 TEN-05 two people of the yard are named where the site wants it, unless it names nobody', () => {
    expect(meetOf(site({ beside_price: ['people'] }))).toBe('You will meet Ros (Owner) and Ben.')
    expect(meetOf(site({ beside_price: [] }))).toBeUndefined()
    expect(meetOf(site({ beside_price: ['people'] }, []))).toBeUndefined()
  })

  test('VDP-01 TEN-05 facts and promises stand there beside a repayment where the site wants it', () => {
    const what_you_get = { items: [{ text: 'Two keys' }] }
    const shown = (...beside_price: ('facts' | 'promises')[]) => {
      const page = render({}, { finance, vdp_config: { key_facts_shown: 8, what_you_get, beside_price } })
      return [count(page, 'aside .glance-wide'), count(page, 'aside .promises')]
    }
    expect([shown(), shown('facts'), shown('promises')]).toEqual([
      [0, 0],
      [1, 0],
      [0, 1],
    ])
  })

  test('VDP-01 LOC-06 the section of people names all of them, and not of a vehicle that is gone', () => {
    const namesOf = (vehicle = {}) =>
      [...render(vehicle, site({ sections: ['people'] })).querySelectorAll('.people b')].map((name) => name.textContent)
    expect(namesOf()).toEqual(['Ros', 'Ben', 'Judy'])
    expect(namesOf({ status: 'sold' })).toEqual([])
  })
})

test('TEN-05 VDP-01 a work ute is told by what it carries, and a car of the yard by its past and its people', () => {
  const { brand, classic } = templates
  expect(brand.values.vdp_config?.sections?.slice(0, 2)).toEqual(['facts', 'specs'])
  expect(classic.values.vdp_config?.sections?.slice(0, 2)).toEqual(['history', 'tabs'])
  const looks = [brand, classic].map(({ values: { vdp_config: page } }) => [page?.heading, page?.facts])
  expect(looks).toEqual([
    ['band', 'blocks'],
    ['centred', 'ledger'],
  ])
})

test('TEN-05 VDP-01 no two templates tell of a vehicle in the same order of sections', () => {
  // The platform's own presets where a template names none. Certified benefits and the share bar are seldom the body.
  const preset = vdpSection.parse({}).sections
  const orders = Object.values(templates).map(({ values }) =>
    (values.vdp_config?.sections ?? preset).filter((part) => part !== 'benefits' && part !== 'share').join(' '),
  )
  expect(new Set(orders).size).toBe(orders.length)
})
