import { expect, test } from 'vitest'
import { parseMapping } from './parse-mapping.ts'
import { createRowMapper } from './row-mapper.ts'

function map(row: Readonly<Record<string, unknown>>, more = '') {
  const parsed = parseMapping(
    `feed: x\nformat: csv\nown_names: true\nfields:\n  price: P\n  offer_price: O\n${more}`,
    'm.yaml',
  )
  if (!parsed.ok) throw new Error(parsed.errors.join('\n'))
  return createRowMapper(parsed.mapping, 2026)(row)
}
const typeOf = (P: string, O: string) => map({ P, O }).vehicle.price_type

test('PRICE-03 words beside an offer price give the price type, as words beside a price do', () => {
  expect(map({ P: '$32,990', O: '$29,990 drive away' }).vehicle).toMatchObject({
    price: 3_299_000,
    offer_price: 2_999_000,
    price_type: 'drive_away',
  })
  expect(typeOf('', '$29,990 + on roads')).toBe('egc')
  expect(typeOf('POA', '$29,990 drive away')).toBe('drive_away')
  expect(map({ P: '$32,990', O: '$29,990 drive away', price_type: 'egc' }).vehicle.price_type).toBe('egc')
})

test('PRICE-03 PRICE-05 words of the amount that is shown win; an offer that is not shown says nothing', () => {
  expect(typeOf('$32,990 drive away', '$29,990 EGC')).toBe('egc')
  expect(typeOf('$32,990 drive away', '$29,990')).toBe('drive_away')
  expect(typeOf('$28,990', '$29,990 EGC')).toBeNull()
  expect(typeOf('$28,990 drive away', '$29,990 EGC')).toBe('drive_away')
  expect(typeOf('$29,990', '$29,990 EGC')).toBe('egc')
  expect(typeOf('$29,990 drive away', '$29,990 EGC')).toBe('drive_away')
  // A placeholder is no offer.
  expect(typeOf('$28,990', '$5 EGC')).toBeNull()
})

test('PRICE-03 the report tells words of the offer that are not understood or contradict the mapping', () => {
  expect(map({ P: '$32,990', O: '$29,990 inc rego' }).priceWords).toMatchObject({ unknown: 'inc rego', says: null })
  expect(map({ P: '$32,990 ono', O: '$29,990' }).priceWords).toMatchObject({ text: '$32,990 ono', unknown: 'ono' })
  const ruled = map({ P: '$32,990', O: '$29,990 EGC' }, '  price_type: { constant: drive_away }')
  expect(ruled.priceWords).toEqual({ text: '$29,990 EGC', says: 'egc', unknown: null, ruled: 'drive_away' })
  expect(map({ P: 'Negotiable', O: '$29,990' }).priceWords).toMatchObject({ text: 'Negotiable', says: 'poa' })
  expect(map({ P: '$32,990', O: '$29,990' }).priceWords).toBeNull()
})
