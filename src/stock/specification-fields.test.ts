import { describe, expect, test } from 'vitest'
import { vehicleFields } from '#domain/vehicle/vehicle-fields.ts'
import {
  autograbFields,
  lenderFields,
  partsByKind,
  specificationFields,
  variantFields,
  youxQuoteFields,
} from '#domain/vehicle/vehicle-parts.ts'

/** Section 3 of the specification of vehicle sites, "Car (search hit and detail)", word for word. */
const carFields = `
  id, slug, name, carsales_title, make, model, badge, series, year, car_type, status, price, before_price,
  offer_price, subscription_price, preorder, price_type, km, stocknum, vin, nvic, has_nvic, tag, reserved,
  certified, sold, created_at, updated_at, sold_date_timestamp, show_on_dealer_website, photos_count,
  thumbnails, images, primary_image_url, simple_fuel, simple_body, simple_transmission, body, trans, fuel,
  drive, colour, interior_colour, seats, doors, engine_size, regplate, rego_expiry, compliance_date, build_date,
  dealercomments, dealership_slug, dealership_id, city, state, standardEquipment, views, file, private_suburb,
  private_postcode, item_type, specifications, payment_processors, finance_lenders, autograb_data, youxQuote,
  variant, location`

/** Its searchable attributes that are fields of their own. */
const facetFields = `
  badge, status, car_type, categories, city, colour, dealership_name, filtered_features, item_type, km,
  location_name, make, make_model, model, price, subscription_price, price_range, seats, body, drive, fuel,
  state, tag, weekly_price_range, year, certified, created_at_timestamp`

const nested = {
  variant: [
    variantFields,
    `
  cylinders, enginesize, enginesize_litres, induction, geartype, fuelconsumptioncombined, fuelcapacity,
  grossvehiclemass, vehiclelength, vehicleheight, vehiclewidth, towingcapacitybraked, bodyconfiguration, torque,
  ancaprating`,
    // Torque says little without power, and an electric car has no litres.
    ['power', 'energyconsumption', 'electricrange'],
  ],
  specifications: [
    specificationFields,
    'body_width, body_length, tare_weight, axle_type, sleeps, aggregate_trailer_mass, other',
  ],
  autograb_data: [autograbFields, 'average_market_price, state_average_market_price'],
  finance_lenders: [
    lenderFields,
    `
  interestRate, comparisonRate, paymentWeek, paymentMonth, termYears, termMonths, termWeeks, deposit, balloon,
  disclaimer, establishmentFees, totalPayable, financeProvider`,
  ],
  youxQuote: [youxQuoteFields, 'weeklyRepaymentAmount, advertisedRate, comparisonRate'],
} as const

/**
 * What the platform adds: the deposit of one vehicle (a per-car amount, section 4), the custom rank (section 7), and
 * the prices for which finance figures hold (FIN-05).
 */
const ownFields = ['reserve_amount', 'rank', 'finance_price', 'quote_price']

const names = (list: string): readonly string[] => list.split(',').map((name) => name.trim())

describe('vehicle schema', () => {
  test('STOCK-01 names every field of the specification, and no field beyond it but those declared', () => {
    const specified = new Set([...names(carFields), ...names(facetFields)])
    expect(Object.keys(vehicleFields).sort()).toEqual([...specified, ...ownFields].sort())
  })

  test('STOCK-01 names every field of the nested records', () => {
    for (const [record, [kinds, list, own = []]] of Object.entries<readonly [object, string, (readonly string[])?]>(
      nested,
    ))
      expect(Object.keys(kinds).sort(), record).toEqual([...names(list), ...own].sort())
  })

  test('STOCK-01 gives every field a kind, a null rule, a source and a meaning', () => {
    const parts = Object.values(partsByKind).flatMap(({ fields }) => Object.entries(fields))
    for (const [name, definition] of [...Object.entries(vehicleFields), ...parts]) {
      expect(definition.kind, name).toBeTruthy()
      expect(typeof definition.required, name).toBe('boolean')
      expect(['feed', 'derived', 'platform'], name).toContain(definition.source)
      expect(definition.meaning.length, name).toBeGreaterThan(5)
    }
  })
})
