import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dollars } from '#domain/money/cents.ts'
import { buildHostileNotice, buildTestNotice, hostileTexts, testCar } from '../lead-notice.testkit.ts'
import type { LeadNotice } from '../lead-notice.ts'
import { findDtdFaults, findElements, readXml, type ReadElement } from './adf-dtd.testkit.ts'
import { writeAdf } from './write-adf.ts'

async function write(overrides: Partial<LeadNotice> = {}): Promise<ReadElement> {
  const { root, instructions } = readXml(await writeAdf(buildTestNotice(overrides)))
  expect(instructions).toEqual(['xml version="1.0" encoding="UTF-8"', 'adf version="1.0"'])
  expect(findDtdFaults(root)).toEqual([])
  return root
}

const textsOf = (root: ReadElement, path: string): readonly string[] => findElements(root, path).map(({ text }) => text)
const { person, seller } = buildTestNotice()

const entity = fc.constantFrom('&lol;', '&amp;', '&#0;', '&#x41;', ']]>', '<!--', '</adf>', '&', '<')
const typed = fc
  .array(fc.oneof(fc.string({ unit: 'binary', maxLength: 12 }), entity), { maxLength: 8 })
  .map((parts) => parts.join(''))

describe('an ADF document', () => {
  test('LEAD-12 says everything that is known, each in its element', async () => {
    const root = await write()
    const notice = buildTestNotice()
    expect(textsOf(root, 'prospect/id')).toEqual([notice.id])
    expect(textsOf(root, 'prospect/requestdate')).toEqual(['2026-11-22T18:54:30+10:00'])
    const vehicle = findElements(root, 'prospect/vehicle')
    expect(vehicle.map(({ attributes }) => attributes)).toEqual([{ interest: 'buy', status: 'used' }])
    expect(vehicle[0]?.children.map(({ name, text }) => [name, text.trim()])).toEqual([
      ['id', 'abcdefgh23456789'],
      ['year', '2022'],
      ['make', 'Toyota'],
      ['model', 'HiLux'],
      ['vin', 'MR0HA3CD000000001'],
      ['stock', 'S100'],
      ['trim', 'SR5'],
      ['doors', '4'],
      ['bodystyle', 'Dual Cab Ute'],
      ['transmission', 'Automatic'],
      ['odometer', '45120'],
      ['colorcombination', ''],
      ['price', '52990.00'],
      ['comments', 'https://www.dealer.test/cars/2022-toyota-hilux-sr5-s100'],
    ])
    expect(findElements(root, 'prospect/vehicle/price')[0]?.attributes).toEqual({ type: 'asking', currency: 'AUD' })
    expect(
      findElements(root, 'prospect/customer/contact')[0]?.children.map(({ name, text }) => [name, text.trim()]),
    ).toEqual([
      ['name', 'Ana'],
      ['name', 'Ngũgĩ'],
      ['email', 'ana@example.com'],
      ['phone', '+61400123456'],
      ['address', ''],
    ])
    const [comments = ''] = textsOf(root, 'prospect/customer/comments')
    expect(comments).toMatch(/^Is it still there\?\nI could come on Saturday\.\n\n/)
    for (const part of [
      'Interested in finance: Yes',
      'News and offers: No',
      'utm_source: newsletter',
      'enquired before',
    ])
      expect(comments).toContain(part)
    expect(textsOf(root, 'prospect/vendor/vendorname')).toEqual(['Main Street Motors'])
    expect(textsOf(root, 'prospect/vendor/contact/address/postalcode')).toEqual(['4106'])
    expect(textsOf(root, 'prospect/provider/name')).toEqual(['Main Street Motors Website'])
  })

  test.each<[string, Partial<LeadNotice>, { interest: string; status: string }]>([
    ['a new car', { car: { ...testCar, isNew: true } }, { interest: 'buy', status: 'new' }],
    ['a test drive', { subcategory: 'Test Drive' }, { interest: 'test-drive', status: 'used' }],
    ['a test-drive page', { category: 'Test-Drive Booking' }, { interest: 'test-drive', status: 'used' }],
    ['a trade-in', { category: 'Trade-In', car: null }, { interest: 'trade-in', status: 'used' }],
    ['a car to be bought, by a trade-in form', { category: 'Trade-In' }, { interest: 'buy', status: 'used' }],
    ['a new model', { category: 'New Vehicle Enquiry', car: null }, { interest: 'buy', status: 'new' }],
  ])('LEAD-12 %s', async (_what, overrides, attributes) => {
    expect(findElements(await write(overrides), 'prospect/vehicle')[0]?.attributes).toEqual(attributes)
  })

  test.each<[string, Partial<LeadNotice>]>([
    ['no car', { car: null }],
    [
      'a car of which little is known',
      { car: { ...testCar, year: null, kilometres: null, price: null, extra: null, grade: null, url: null } },
    ],
    ['one name', { person: { ...person, lastName: null } }],
    ['no name', { person: { ...person, firstName: null, lastName: null } }],
    ['no phone', { person: { ...person, phone: null } }],
    ['no e-mail', { person: { ...person, email: null } }],
    ['neither', { person: { ...person, email: null, phone: null, postcode: null } }],
    ['a foreign phone', { person: { ...person, phone: '+64 9 123 4567', prefers: 'sms' } }],
    ['a seller without e-mail', { seller: { ...seller, email: null } }],
    ['a seller without anything', { seller: { ...seller, email: null, phone: null, address: null } }],
    ['nothing beside', { message: null, details: [], consents: [], visitedPages: [], queryParams: {}, earlier: null }],
  ])('LEAD-12 with %s is valid', async (_what, overrides) => {
    await write(overrides)
  })

  test('LEAD-12 BUY-04 a trade-in is a vehicle of its own, after the one that is asked about', async () => {
    const tradeIn = {
      make: 'Mazda',
      model: 'CX-5',
      grade: 'Touring',
      year: 2019,
      kilometres: 81_000,
      estimate: dollars(21_500),
    }
    const both = findElements(await write({ tradeIn }), 'prospect/vehicle')
    expect(both.map(({ attributes }) => attributes.interest)).toEqual(['buy', 'trade-in'])
    expect(both[1]?.children.map(({ name, text }) => [name, text])).toEqual([
      ['year', '2019'],
      ['make', 'Mazda'],
      ['model', 'CX-5'],
      ['trim', 'Touring'],
      ['odometer', '81000'],
      ['price', '21500.00'],
    ])
    const alone = findElements(await write({ tradeIn, car: null }), 'prospect/vehicle')
    expect(alone.map(({ attributes }) => attributes.interest)).toEqual(['trade-in'])
  })

  test('LEAD-12 a make that the visitor named without a car is the one asked about', async () => {
    const root = await write({ car: null, form: { 'Vehicle Make': 'Kia', 'Vehicle Model': 'EV9' } })
    expect([...textsOf(root, 'prospect/vehicle/make'), ...textsOf(root, 'prospect/vehicle/model')]).toEqual([
      'Kia',
      'EV9',
    ])
  })

  test.each(hostileTexts)('LEAD-12 %s stays text', async (_what, text) => {
    const { root } = readXml(await writeAdf(buildHostileNotice(text)))
    expect(findDtdFaults(root)).toEqual([])
    expect(findElements(root, 'prospect')).toHaveLength(1)
  })

  test('LEAD-12 whatever a visitor writes, the document is valid and the same text comes back', async () => {
    await fc.assert(
      fc.asyncProperty(typed, async (text) => {
        const { root } = readXml(await writeAdf(buildHostileNotice(text)))
        expect(findDtdFaults(root)).toEqual([])
        const printable = text.replaceAll(/[^\p{L}\p{N}\p{P}<>&]/gu, '')
        const [comments = ''] = textsOf(root, 'prospect/customer/comments')
        expect(comments.replaceAll(/[^\p{L}\p{N}\p{P}<>&]/gu, '')).toContain(printable)
      }),
      { numRuns: 300 },
    )
  })
})

test('LEAD-12 the check of the DTD sees an order, an element and an attribute that are wrong', () => {
  const faultsOf = (source: string): readonly string[] => findDtdFaults(readXml(source).root)
  expect(faultsOf('<vehicle><make/><year/><model/></vehicle>')).toEqual([
    '<vehicle> has children in an order the DTD does not allow: make year model ',
  ])
  expect(faultsOf('<leadtype/>')).toEqual(['<leadtype> is unknown to this check'])
  expect(faultsOf('<price type="best">1</price>')).toEqual(['invalid value: <price type="best">'])
  expect(faultsOf('<contact><name/><phone/><email/></contact>')).toHaveLength(1)
  expect(() => readXml('<adf><a></adf>')).toThrow()
})
