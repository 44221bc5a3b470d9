import { expect, test } from 'vitest'
import { dollars } from '../money/cents.ts'
import { chooseSimilar, type SimilarCandidate } from './choose-similar.ts'

type Change = Partial<SimilarCandidate>

/** A ute of $50,000; each has a variant of its own, unless the case says otherwise. */
const ute = (id: string, change: Change = {}): SimilarCandidate => ({
  id,
  item_type: 'car',
  make: 'Toyota',
  make_model: 'Toyota HiLux',
  badge: id,
  body: null,
  simple_body: 'Ute',
  year: 2020,
  status: 'in_stock',
  reserved: false,
  visiblePrice: dollars(50_000),
  ...change,
})
const ford = (id: string, change: Change = {}) => ute(id, { make: 'Ford', make_model: 'Ford Ranger', ...change })
const van = (id: string, change: Change = {}) => ford(id, { make_model: `Ford ${id}`, simple_body: 'Van', ...change })
const hatch = (id: string, change: Change = {}) =>
  ford(id, { make_model: `Ford ${id}`, simple_body: 'Hatch', ...change })
const at = (price: number): Change => ({ visiblePrice: dollars(price) })
const unknownBody: Change = { simple_body: null }
const noPrice: Change = { visiblePrice: null }

const cases: readonly {
  readonly what: string
  readonly shown?: Change
  readonly others: readonly SimilarCandidate[]
  readonly chosen: readonly string[]
  readonly most?: number
}[] = [
  { what: 'not the vehicle itself', others: [ute('SHOWN')], chosen: [] },
  { what: 'its model first, then its body', others: [ford('F'), ute('A')], chosen: ['A', 'F'] },
  { what: 'the nearest in price first', others: [ute('A', at(45_000)), ute('B', at(49_000))], chosen: ['B', 'A'] },
  {
    what: 'the same generation before another that is nearer in price',
    others: [ute('OLD', { year: 2015 }), ute('NEW', at(40_000))],
    chosen: ['NEW', 'OLD'],
  },
  {
    what: 'prices of at most 25 % less or more',
    others: [37_499, 37_500, 62_500, 62_501].map((price) => ford(`${price}`, at(price))),
    chosen: ['37500', '62500'],
  },
  {
    what: 'of a model and variant the nearest alone, in whatever case its name is written',
    others: [ford('A', { badge: 'XLT', ...at(45_000) }), ford('B', { badge: 'xlt' }), ford('C', { badge: null })],
    chosen: ['B', 'C'],
  },
  {
    what: 'the same variant of two models',
    others: [ute('A', { badge: 'Sport' }), ford('B', { badge: 'Sport' })],
    chosen: ['A', 'B'],
  },
  {
    what: 'three alike and no fourth that is less so',
    others: [ford('A'), ford('B'), ford('C'), van('VAN'), hatch('HATCH')],
    chosen: ['A', 'B', 'C'],
  },
  {
    what: 'bodies of the family where fewer than three are alike, up to three',
    others: [ford('A'), van('V', at(55_000)), van('W'), van('X', at(60_000)), hatch('HATCH')],
    chosen: ['A', 'W', 'V'],
  },
  {
    what: 'no body of another family, however few there are, and no bus beside a ute',
    others: [hatch('HATCH'), van('BUS', { simple_body: 'Bus' })],
    chosen: [],
  },
  {
    what: 'other motorcycles for the road beside one of them, and none for the dirt alone',
    shown: { item_type: 'motorcycle', simple_body: 'Adventure' },
    others: [
      ute('ROAD', { item_type: 'motorcycle', make_model: 'Honda CB', simple_body: 'Road Bike' }),
      ute('DIRT', { item_type: 'motorcycle', make_model: 'Honda CRF', simple_body: 'Off Road' }),
    ],
    chosen: ['ROAD'],
  },
  { what: 'no vehicle of another kind', others: [ute('A', { item_type: 'caravan' })], chosen: [] },
  {
    what: 'all that are alike, up to the number of the site',
    others: ['A', 'B', 'C', 'D', 'E'].map((id) => ute(id)),
    most: 4,
    chosen: ['A', 'B', 'C', 'D'],
  },
  { what: 'no more than the site shows', others: [ute('A'), van('V')], most: 1, chosen: ['A'] },
  {
    what: 'reserved ones and those that are coming soon last, where three are not complete',
    others: [ute('R', { reserved: true }), ute('S', { status: 'coming_soon' }), ford('A'), van('V')],
    chosen: ['A', 'V', 'R'],
  },
  {
    what: 'none that is reserved beside three that can be bought',
    others: [ute('R', { reserved: true }), ford('A'), ford('B'), ford('C')],
    chosen: ['A', 'B', 'C'],
  },
  {
    what: 'by its model alone one whose price is not seen',
    others: [ute('A', noPrice), ford('F', noPrice)],
    chosen: ['A'],
  },
  {
    what: 'none whose price is not seen beside three whose price is similar',
    others: [ute('A', noPrice), ford('F'), ford('G'), ford('H')],
    chosen: ['F', 'G', 'H'],
  },
  {
    what: 'of a vehicle without a price its model and body at any price, but not the family',
    shown: noPrice,
    others: [ute('A', at(190_000)), ford('F', at(9_000)), van('V')],
    chosen: ['A', 'F'],
  },
  {
    what: 'of a vehicle without a body what costs as much, its model first, up to three',
    shown: unknownBody,
    others: [hatch('H'), van('V', at(51_000)), ford('F', at(52_000)), ute('A', at(45_000)), hatch('FAR', at(90_000))],
    chosen: ['A', 'H', 'V'],
  },
  {
    what: 'of a vehicle without body and price its model alone',
    shown: { ...unknownBody, ...noPrice },
    others: [ute('A'), ford('F')],
    chosen: ['A'],
  },
]

test.each(cases)('VDP-16 similar vehicles are $what', ({ shown = {}, others, chosen, most = 6 }) => {
  expect(chooseSimilar(ute('SHOWN', shown), others, most).map(({ id }) => id)).toEqual(chosen)
})
