import { describe, expect, test } from 'vitest'
import { buildDemoVehicles } from '../build-demo-vehicles.ts'
import { addDays, yearOf } from '../calendar.ts'
import { demoSiteSlugs, requirePlan } from '../plans/plans.ts'
import { createRandom } from '../random.ts'
import type { DemoVehicle } from '../vehicle/demo-vehicle.ts'
import { isBorneOut, writeClaim, type Claim } from './claim.ts'
import { conditions, type CommentFacts } from './conditions.ts'
import { factClaims } from './fact-claims.ts'
import { writeDealerComments } from './write-comments.ts'

const days = ['2026-11-20', '2027-01-04', '2028-02-29'] as const
const told: readonly CommentFacts[] = days.flatMap((today) =>
  demoSiteSlugs.flatMap((slug) => buildDemoVehicles(slug, { today }).map((vehicle) => ({ vehicle, today }))),
)
const voices = demoSiteSlugs.map((slug) => requirePlan(slug).voice)
const claims: readonly Claim[] = [
  ...Object.values(factClaims).flat(),
  ...voices.flatMap(({ openings, promises, closings }) => [...openings, ...promises, ...closings]),
]

const isHouse = ({ item_type, body }: DemoVehicle): boolean => item_type === 'caravan' || body === 'Motorhome'
const isCar = (vehicle: DemoVehicle): boolean => vehicle.item_type === 'car' && !isHouse(vehicle)
const digitsOf = (text: string | undefined): number => Number((text ?? '').replaceAll(',', ''))

/**
 * What a reader takes a sentence to mean, written here without the conditions that the texts are built by: words that a
 * text may hold, and what the record must then say.
 */
const meanings: readonly (readonly [
  words: RegExp,
  holds: (vehicle: DemoVehicle, today: string, found: RegExpExecArray) => boolean,
])[] = [
  [
    /in stock|on the yard|on the ground|ready to (?:register|see|drive|look at)/i,
    (v) => v.status === 'in_stock' && !v.reserved && !v.preorder,
  ],
  [
    /test drive at|come and (?:see|drive)|come for a drive|walk-around|sit on it|bring your own mechanic/i,
    (v) => v.status === 'in_stock' && !v.reserved,
  ],
  [/on its way|expected in/i, (v) => v.status === 'coming_soon'],
  [/has been sold/i, (v) => v.status === 'sold'],
  [/on hold for/i, (v) => v.reserved],
  [/available to order/i, (v) => v.preorder],
  [/kept for test drives/i, (v) => v.tag === 'Test Drive Only'],
  [/now for sale/i, (v) => v.car_type === 'demo' && v.tag !== 'Test Drive Only'],
  [
    /recently reduced/i,
    (v) => (v.before_price ?? 0) > (v.price ?? 0) || (v.offer_price ?? Number.POSITIVE_INFINITY) < (v.price ?? 0),
  ],
  [
    /refundable deposit/i,
    (v) => v.status === 'in_stock' && !v.reserved && v.price !== null && v.payment_processors.length > 0,
  ],
  [/subscribe/i, (v) => (v.subscription_price ?? 0) > 0],
  [/full new vehicle warranty|\bA new\b/, (v) => v.car_type === 'new'],
  [
    /balance of the manufacturer's/i,
    (v, today) => isCar(v) && v.car_type !== 'new' && yearOf(today) - (v.year ?? 0) <= 2,
  ],
  [/demonstrator/i, (v) => v.car_type === 'demo'],
  [/certified/i, (v) => v.certified],
  [/on consignment/i, (v) => v.private_suburb !== null && v.car_type === 'used'],
  [/pre-owned|been through our workshop|hoist|checked (?:in|by) our own/i, (v) => v.car_type === 'used'],
  [/within 48 hours/i, (v) => v.car_type === 'used' && v.status === 'in_stock'],
  [/(?:showing|only|with) ([\d,]+) km/i, (v, _, found) => v.km === digitsOf(found[1])],
  [
    /below average/i,
    (v, today) => v.km !== null && v.km < 10_000 * (yearOf(today) - (v.year ?? 0) + 1) && v.km < 80_000,
  ],
  [/light on fuel|cheap to run/i, (v) => (v.variant?.fuelconsumptioncombined ?? 99) <= 6],
  [/ (\d+\.\d) L\/100 km/, (v, _, found) => v.variant?.fuelconsumptioncombined === Number(found[1])],
  [/fully electric|servo/i, (v) => v.fuel === 'Electric'],
  [/plug-in/i, (v) => v.fuel?.includes('Plug-in') === true],
  [/engine guarantee|modern [\d,]+ cc/i, (v) => v.fuel !== null && v.fuel !== 'Electric' && v.fuel !== 'Hydrogen'],
  [/rated to tow ([\d,]+) kg/i, (v, _, found) => v.variant?.towingcapacitybraked === digitsOf(found[1])],
  [/tow car/i, (v) => isCar(v) && (v.variant?.towingcapacitybraked ?? 0) >= 1500],
  [/four-wheel drive/i, (v) => v.drive === '4x4'],
  [/all-wheel drive/i, (v) => v.drive === 'AWD'],
  [/a manual,/i, (v) => v.trans?.includes('Manual') === true],
  [/five-star ancap/i, (v) => v.variant?.ancaprating === 5],
  [/registered until/i, (v, today) => v.rego_expiry !== null && v.rego_expiry > today],
  [/registration has expired/i, (v, today) => v.rego_expiry !== null && v.rego_expiry < today],
  [/history report/i, (v) => v.file !== null],
  [/seats five/i, (v) => v.seats === 5],
  [/third row/i, (v) => (v.seats ?? 0) >= 7],
  [/two-seater/i, (v) => v.seats === 2],
  [/\btub\b/, (v) => v.body === 'Utility'],
  [/\bSUV\b/, (v) => v.body === 'SUV'],
  [/cab chassis/i, (v) => v.body === 'Cab Chassis'],
  [/a van for deliveries/i, (v) => v.body === 'Van'],
  [/a wagon/i, (v) => v.body?.includes('Wagon') === true],
  [/light truck/i, (v) => v.body === 'Light Truck'],
  [/the roof opens/i, (v) => ['Convertible', 'Softtop', 'Roadster', 'Cabriolet'].includes(v.body ?? '')],
  [/kettle|next address|lie on the bed|handover|walk-through|trade in your van|storage is available|sleeps/i, isHouse],
  [/ensuite/i, (v) => isHouse(v) && v.standardEquipment.includes('Ensuite')],
  [/the bed/i, (v) => v.standardEquipment.includes('Island Queen Bed')],
  [
    /sleeps (\w+)/i,
    (v, _, found) =>
      ['zero', 'one', 'two', 'three', 'four', 'five', 'six'][v.specifications?.sleeps ?? -1] === found[1],
  ],
  [/aggregate trailer mass|your tow vehicle/i, (v) => v.item_type === 'caravan'],
  [/car licence/i, (v) => v.body === 'Motorhome' && (v.variant?.grossvehiclemass ?? 9999) <= 4500],
  [/\bbike\b|\briders\b|\brides\b|Ringwood|LAMS approved/, (v) => v.item_type === 'motorcycle'],
  [/learner/i, (v) => (v.variant?.enginesize ?? 9999) <= 660],
  [/genuine toyota|at harbourside toyota, new/i, (v) => v.make === 'Toyota'],
]

describe('texts of the demo', () => {
  test('say nothing of a vehicle that its record contradicts', () => {
    const contradicted: string[] = []
    const used = new Set<RegExp>()
    for (const { vehicle, today } of told) {
      // Equipment is listed by its own names, which are facts.
      const text = (vehicle.dealercomments ?? '').replace(/Highlights: [^.]*\./, '')
      for (const [words, holds] of meanings) {
        const found = words.exec(text)
        if (found === null) continue
        used.add(words)
        if (!holds(vehicle, today, found)) contradicted.push(`${today} ${vehicle.stocknum} '${found[0]}'`)
      }
    }
    expect(contradicted).toEqual([])
    // A meaning that claims have and no vehicle was told proves nothing.
    const idle = meanings.filter(([words]) => !used.has(words) && claims.some(({ text }) => words.test(text)))
    expect(idle.map(([words]) => String(words))).toEqual([])
  })

  test('list only equipment that the vehicle has', () => {
    for (const { vehicle } of told) {
      const named = /Highlights: ([^.]*)\./.exec(vehicle.dealercomments ?? '')?.[1]?.split(', ') ?? []
      expect(
        named.filter((name) => !vehicle.standardEquipment.includes(name)),
        vehicle.stocknum,
      ).toEqual([])
    }
  })

  test('end with a sentence, leave no blank unfilled and name no price or rate', () => {
    for (const { vehicle } of told) {
      const text = vehicle.dealercomments ?? ''
      expect(text, vehicle.stocknum).toMatch(/^[A-Z\d].*[.!?]$/s)
      expect(text, vehicle.stocknum).not.toMatch(/[{}]|undefined|null|NaN| {2}| \n|\n |\$\d|% p\.a\./)
    }
  })

  test('a coming car tells roughly when it is expected, and never a time that has passed', () => {
    const coming = told.filter(({ vehicle }) => vehicle.status === 'coming_soon')
    expect(coming.length).toBeGreaterThan(20)
    for (const { vehicle, today } of coming) {
      const [, part = '', month = ''] =
        /expected in (early|mid|late) ([A-Z][a-z]+)/.exec(vehicle.dealercomments ?? '') ?? []
      expect(['early', 'mid', 'late'], vehicle.stocknum).toContain(part)
      const latestDay = { early: 10, mid: 20, late: 31 }[part] ?? 0
      const wait = (new Date(`1 ${month} 2000 UTC`).getUTCMonth() + 12 - (Number(today.slice(5, 7)) - 1)) % 12
      expect(wait, vehicle.stocknum).toBeLessThanOrEqual(2)
      expect(wait > 0 || latestDay >= Number(today.slice(8)), vehicle.stocknum).toBe(true)
    }
  })

  test('a claim whose condition does not hold is never made, whatever the vehicle', () => {
    const random = createRandom('claims')
    const voice = { openings: [{ text: 'Open.' }], promises: [], closings: [{ text: 'Close.' }] }
    for (const facts of told.slice(0, 1_000)) {
      const allowed = Object.values(factClaims).flatMap((subject: readonly Claim[]) =>
        subject.filter((claim) => isBorneOut(claim, facts)).map((claim) => writeClaim(claim, facts)),
      )
      const rest = allowed.reduce((text, claim) => text.replace(claim, ''), writeDealerComments(facts, voice, random))
      expect(rest.replace(/Highlights: [^.]*\./, '').replaceAll(/\s+/g, ''), facts.vehicle.stocknum).toBe('Open.Close.')
    }
  })

  test('each condition holds for some vehicle and fails for another: none is a formality', () => {
    for (const [name, holds] of Object.entries(conditions)) {
      const count = told.filter((facts) => holds(facts)).length
      expect(count, name).toBeGreaterThan(0)
      expect(count, name).toBeLessThan(told.length)
    }
  })

  test('a claim that names a fact which the vehicle lacks is refused by name', () => {
    const [facts] = told.filter(({ vehicle }) => vehicle.km === null)
    if (facts === undefined) throw new Error('no vehicle without an odometer')
    expect(() => writeClaim({ text: 'Showing {km} km.' }, facts)).toThrow(/\{km\}/)
    expect(() => writeClaim({ text: 'It has {wings}.' }, facts)).toThrow(/\{wings\}/)
  })

  test('a day later nothing but dates has changed', () => {
    const [day] = days
    const [before, after] = [day, addDays(day, 1)].map((today) => buildDemoVehicles('ridgeline-ford', { today }))
    expect(after?.map(({ stocknum, price, status, km }) => [stocknum, price, status, km])).toEqual(
      before?.map(({ stocknum, price, status, km }) => [stocknum, price, status, km]),
    )
  })
})
