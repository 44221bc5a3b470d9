import { describe, expect, test } from 'vitest'
import { createDefaultMapping } from './load-mapping.ts'
import { parseMapping } from './parse-mapping.ts'
import { createRowMapper } from './row-mapper.ts'
import type { MappedRow } from './row-mapper.ts'

function map(fields: string, row: Readonly<Record<string, unknown>>, more = ''): MappedRow {
  const parsed = parseMapping(`feed: x\nformat: csv\nown_names: true\n${more}\nfields:\n${fields}`, 'm.yaml')
  if (!parsed.ok) throw new Error(parsed.errors.join('\n'))
  return createRowMapper(parsed.mapping, 2026)(row)
}

const value = (
  fields: string,
  row: Readonly<Record<string, unknown>>,
  field: keyof MappedRow['vehicle'],
  more = '',
): unknown => map(fields, row, more).vehicle[field]

describe('rules of a mapping', () => {
  test('STOCK-03 takes the first column that holds something after its steps', () => {
    const rule = "  seats: { from: [Seats, Doors], steps: [{ capture: '(\\d+) Seats' }] }"
    expect(value(rule, { Seats: ' 5 Seats', Doors: ' 4 Doors' }, 'seats')).toBe(5)
    expect(value(rule, { Seats: 'NA', Doors: ' 7 Seats' }, 'seats')).toBe(7)
    expect(value(rule, { Seats: '-', Doors: ' 4 Doors' }, 'seats')).toBeNull()
  })

  test('STOCK-03 goes on to the next column when one cannot be read, and says so', () => {
    const unreadable = map('  price: { from: [Special, Price] }', { Special: '15O00', Price: '15,990' })
    expect(unreadable).toMatchObject({
      vehicle: { price: 1_599_000 },
      problems: [],
      warnings: [{ field: 'price', value: '15O00' }],
    })
    expect(unreadable.warnings[0]?.reason).toMatch(/; taken from the next column$/)
    expect(map('  price: { from: [Special, Price] }', { Special: '0', Price: '15,990' }).vehicle.price).toBe(1_599_000)
    // A word such as POA can be read: the dealer names no price.
    expect(map('  price: { from: [Special, Price] }', { Special: 'POA', Price: '15,990' }).vehicle.price).toBeNull()
    expect(map('  price: { from: [Special, Price] }', { Special: 'x1x', Price: 'y1y' }).problems).toMatchObject([
      { field: 'price', value: 'x1x' },
    ])
    const rule = '  variant.cylinders: { from: [Cyl, Engine] }'
    expect(value(rule, { Cyl: 'inline 4', Engine: '4 cyl' }, 'variant')).toMatchObject({ cylinders: 4 })
    expect(map(rule, { Cyl: 'many', Engine: 'few' }).warnings).toMatchObject([
      { field: 'variant.cylinders', value: 'many' },
    ])
  })

  test('STOCK-03 a whole number is rounded after a conversion of its unit, and only then', () => {
    const rule = '  km: { from: Miles, steps: [{ multiply: 1.609344 }] }'
    expect(value(rule, { Miles: '62000' }, 'km')).toBe(99_779)
    expect(value('  km: Odo', { Odo: '62,000 miles' }, 'km')).toBe(99_779)
    expect(map('  km: Odo', { Odo: '62000.4' }).warnings).toMatchObject([{ field: 'km', reason: 'not a whole number' }])
    expect(value('  seats: { from: S, steps: [{ multiply: 0.5 }] }', { S: '9' }, 'seats')).toBe(5)
  })

  test('STOCK-03 dashes of every kind stand for nothing, also where a mapping lists its own words', () => {
    for (const dash of ['-', '--', '–', '—', '―', '−', '‐', '- / -', '__', ' — ']) {
      for (const more of ['', "absent: ['none given']"])
        expect(map('  make: Make\n  price: Price', { Make: dash, Price: dash }, more), dash).toMatchObject({
          vehicle: { make: null, price: null, price_on_application: false },
          problems: [],
        })
    }
    expect(value('  make: Make', { Make: '-A-' }, 'make')).toBe('-A-')
  })

  test("PRICE-03 the price's own text gives the price type where no column does", () => {
    expect(map('  price: P', { P: '$15,000 drive away' }).vehicle).toMatchObject({
      price: 1_500_000,
      price_type: 'drive_away',
    })
    expect(map('  price: P', { P: '$15,000 drive away', price_type: 'egc' }).vehicle.price_type).toBe('egc')
    expect(map('  price: P', { P: '$15,000' }).vehicle.price_type).toBeNull()
  })

  test('PRICE-01 a weekly amount is no price, but a repayment', () => {
    expect(map('  price: P', { P: '$99 per week' }).problems).toMatchObject([{ field: 'price', value: '$99 per week' }])
    expect(map('  subscription_price: P', { P: '$99 per week' }).vehicle.subscription_price).toBe(9_900)
  })

  test('STOCK-03 splits, joins, looks up, replaces, multiplies, prefixes and captures', () => {
    expect(value("  colour: { from: C, steps: [{ split: '/', part: -1 }] }", { C: 'White / Black' }, 'colour')).toBe(
      'Black',
    )
    expect(value("  badge: { join: [A, B, C], with: ' · ' }", { A: 'SR5', B: '-', C: 'Auto' }, 'badge')).toBe(
      'SR5 · Auto',
    )
    expect(
      value(
        '  car_type: { from: T, steps: [{ lookup: types }] }',
        { T: ' pre REG ' },
        'car_type',
        'lookups: { types: { Pre Reg: demo } }',
      ),
    ).toBe('demo')
    expect(
      value("  model: { from: M, steps: [{ replace: '\\s+II$', with: ' 2' }, upper] }", { M: 'Mark II' }, 'model'),
    ).toBe('MARK 2')
    expect(
      value('  variant.vehiclelength: { from: L, steps: [{ multiply: 1000 }] }', { L: '4.665' }, 'variant'),
    ).toMatchObject({ vehiclelength: 4665 })
    expect(
      value(
        "  images: { from: P, steps: [{ split: ',' }, { prefix: 'https://cdn.test/' }] }",
        { P: 'a.jpg, b.jpg' },
        'images',
      ),
    ).toEqual([
      { url: 'https://cdn.test/a.jpg', alt: null },
      { url: 'https://cdn.test/b.jpg', alt: null },
    ])
    expect(
      value('  colour: { from: C, steps: [collapse_spaces, title_case] }', { C: 'dark   blue (mica)' }, 'colour'),
    ).toBe('Dark Blue (Mica)')
    expect(value('  item_type: { constant: caravan }', {}, 'item_type')).toBe('caravan')
    expect(value('  car_type: { from: T, default: used }', { T: '' }, 'car_type')).toBe('used')
  })

  test('STOCK-03 makes plain text of HTML', () => {
    const html =
      '<p>One&nbsp;owner &amp; <b>tidy</b></p><script>alert(1)</script><ul><li>Bluetooth</li><li>Tow bar ' +
      '&#8211; fitted</li></ul>'
    expect(value('  dealercomments: { from: C, steps: [text_from_html] }', { C: html }, 'dealercomments')).toBe(
      'One owner & tidy\n- Bluetooth\n- Tow bar – fitted',
    )
  })

  test('STOCK-03 forty dashes stand for nothing, and a longer text is a value', () => {
    expect(value('  badge: B', { B: '-'.repeat(40) }, 'badge')).toBeNull()
    expect(value('  badge: B', { B: '-'.repeat(41) }, 'badge')).toBe('-'.repeat(41))
  })

  test('PRICE-01 POA gives no price and the type poa is known, also where POA is listed as absent', () => {
    for (const absent of ["absent: ['-']", "absent: ['POA', '- / -']"]) {
      const mapped = map('  price: Price', { Price: 'POA' }, absent)
      expect(mapped.vehicle).toMatchObject({ price: null, price_on_application: true })
      expect(mapped.problems).toEqual([])
    }
    expect(map('  price: Price', { Price: '- / -' }).vehicle).toMatchObject({
      price: null,
      price_on_application: false,
    })
  })

  test('STOCK-03 unreadable money, year or type rejects the row; an unreadable fact is left out with a warning', () => {
    const mapped = map('  km: Kms', {
      price: 'twelve grand',
      year: 'old',
      car_type: 'boat',
      Kms: 'plenty',
      reserved: 'perhaps',
      'variant.cylinders': 'many',
    })
    expect(mapped.problems.map((problem) => problem.field)).toEqual(['year', 'car_type', 'price'])
    expect(mapped.warnings.map((problem) => problem.field)).toEqual(
      expect.arrayContaining(['km', 'reserved', 'variant.cylinders']),
    )
    expect(map('  km: { from: Kms, unreadable: reject }', { Kms: 'plenty' }).problems).toHaveLength(1)
    expect(map('  price: { from: P, unreadable: absent }', { P: 'x' }).problems).toEqual([])
  })

  test('STOCK-03 a heading with a dot at its end is read by its name with and without the dot', () => {
    for (const name of ['Yr', 'Yr.']) expect(value(`  year: ${name}`, { 'Yr.': '2021' }, 'year')).toBe(2021)
    expect(value('  year: Yr', { Yr: '2020', 'Yr.': '2021' }, 'year')).toBe(2020)
  })

  test('STOCK-03 a hash is a stable stock number of the named columns alone', () => {
    const rule = '  stocknum: { hash: [A, B] }'
    const first = value(rule, { A: 'x', B: ' y ', Price: '1' }, 'stocknum')
    expect(first).toMatch(/^h[a-z2-7]{12}$/)
    expect(value(rule, { A: 'x', B: 'y', Price: '2' }, 'stocknum')).toBe(first)
    expect(value(rule, { A: 'xy', B: '' }, 'stocknum')).not.toBe(first)
    expect(value(rule, { A: '', B: ' ' }, 'stocknum')).toBeNull()
  })

  test('STOCK-03 like rows can be numbered, alike in every import', () => {
    const parsed = parseMapping(
      'feed: x\nformat: csv\nown_names: true\nfields: { stocknum: { hash: [A], repeats: number } }',
      'm.yaml',
    )
    if (!parsed.ok) throw new Error(parsed.errors.join())
    const run = (): unknown[] =>
      ['x', 'x', 'y', 'x'].map(
        (
          (mapRow) => (a: string) =>
            mapRow({ A: a }).vehicle.stocknum
        )(createRowMapper(parsed.mapping, 2026)),
      )
    const [first, second, other, third] = run()
    expect([second, third]).toEqual([`${String(first)}-2`, `${String(first)}-3`])
    expect(other).not.toBe(first)
    expect(run()).toEqual([first, second, other, third])
  })
})

describe("Forecourt's own names", () => {
  const expected = {
    stocknum: 'A1',
    price: 3_299_050,
    subscription_price: 19_900,
    standardEquipment: ['Bluetooth', 'Tow bar'],
    variant: expect.objectContaining({ cylinders: 4, enginesize_litres: 2.8, torque: '500Nm' }) as unknown,
    finance_lenders: {
      acme: expect.objectContaining({
        comparisonRate: 8.19,
        paymentWeek: 15_050,
        termYears: 5,
        termMonths: 60,
      }) as unknown,
    },
    autograb_data: { average_market_price: 3_500_000, state_average_market_price: null },
    images: [
      { url: 'https://x.test/1.jpg', alt: null },
      { url: '/vehicle-art/suv-toyota-white-07/side', alt: null },
    ],
    specifications: expect.objectContaining({
      sleeps: 4,
      body_length: 18.5,
      other: { 'Fresh water': '95 L' },
    }) as unknown,
    reserved: true,
    rego_expiry: '2027-03-31',
    dealership: 'north',
    location: 'main-yard',
    created_at: '2026-11-01T00:00:00.000Z',
  }

  test('STOCK-01 STOCK-08 nested fields come from dotted columns in CSV', () => {
    const row = {
      stocknum: 'A1',
      price: '32990.50',
      subscription_price: '199',
      standardEquipment: 'Bluetooth|Tow bar',
      'variant.cylinders': '4',
      'variant.enginesize_litres': '2.8',
      'variant.torque': '500Nm',
      'finance_lenders.acme.comparisonRate': '8.19',
      'finance_lenders.acme.paymentWeek': '150.50',
      'finance_lenders.acme.term5.termYears': '5',
      'finance_lenders.acme.term5.termMonths': '60',
      'autograb_data.average_market_price': '35000',
      images: 'https://x.test/1.jpg|/vehicle-art/suv-toyota-white-07/side',
      'specifications.sleeps': '4',
      'specifications.body_length': '18.5',
      'specifications.other.Fresh water': '95 L',
      reserved: 'true',
      rego_expiry: '2027-03-31',
      dealership_slug: 'north',
      location_slug: 'main-yard',
      created_at: '2026-11-01',
    }
    expect(createRowMapper(createDefaultMapping('csv'), 2026)(row)).toMatchObject({
      vehicle: expected,
      problems: [],
      warnings: [],
    })
  })

  test('STOCK-01 STOCK-08 nested fields come as they are in JSON and XML', () => {
    const row = {
      stocknum: 'A1',
      price: 32_990.5,
      subscription_price: 199,
      standardEquipment: { item: ['Bluetooth', 'Tow bar'] },
      variant: { cylinders: '4', enginesize_litres: 2.8, torque: '500Nm' },
      finance_lenders: { acme: { comparisonRate: 8.19, paymentWeek: 150.5, term5: { termYears: 5, termMonths: 60 } } },
      autograb_data: { average_market_price: 35_000, state_average_market_price: 0 },
      images: { image: [{ url: 'https://x.test/1.jpg' }, '/vehicle-art/suv-toyota-white-07/side'] },
      specifications: { sleeps: 4, body_length: '18.5 ft', other: { 'Fresh water': '95 L' } },
      reserved: true,
      rego_expiry: '2027-03-31',
      dealership_slug: 'north',
      location: 'main-yard',
      created_at: '2026-11-01T00:00:00Z',
    }
    expect(createRowMapper(createDefaultMapping('json'), 2026)(row)).toMatchObject({
      vehicle: expected,
      problems: [],
      warnings: [],
    })
  })

  test('STOCK-01 every target is there, null when the feed gave nothing', () => {
    const { vehicle } = createRowMapper(createDefaultMapping('csv'), 2026)({})
    for (const [name, field] of Object.entries(vehicle))
      expect(field, name).toBe(name === 'price_on_application' ? false : null)
  })

  test('pictures that a browser would block are left out and told', () => {
    const { vehicle, warnings } = createRowMapper(
      createDefaultMapping('csv'),
      2026,
    )({
      images: 'http://x.test/1.jpg|https://x.test/2.jpg|javascript:alert(1)|//x.test/3.jpg',
    })
    expect(vehicle.images).toEqual([{ url: 'https://x.test/2.jpg', alt: null }])
    expect(warnings).toHaveLength(3)
  })
})
