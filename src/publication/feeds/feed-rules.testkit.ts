import type { FeedKind } from '#site/schema/outside.ts'

/** A row of a feed by its columns. */
export type FeedRow = Readonly<Record<string, string>>

/** Reads CSV by RFC 4180, independently of the writer. */
export function readFeed(text: string): { readonly header: readonly string[]; readonly rows: readonly FeedRow[] } {
  const lines: string[][] = []
  let cells: string[] = []
  let cell = ''
  let quoted = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? ''
    if (quoted) {
      if (character !== '"') cell += character
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else quoted = false
    } else if (character === '"') {
      if (cell !== '') throw new Error(`a quote inside an unquoted cell: ${cell}`)
      quoted = true
    } else if (character === ',') {
      cells.push(cell)
      cell = ''
    } else if (character === '\r') {
      if (text[at + 1] !== '\n') throw new Error('a carriage return without a line feed')
      at += 1
      cells.push(cell)
      lines.push(cells)
      cells = []
      cell = ''
    } else if (character === '\n') throw new Error('a line feed without a carriage return')
    else cell += character
  }
  if (quoted || cell !== '' || cells.length > 0) throw new Error('the last line is not finished')
  const [header = [], ...rest] = lines
  return {
    header,
    rows: rest.map((row) => {
      if (row.length !== header.length) throw new Error(`${row.length} cells under ${header.length} names`)
      return Object.fromEntries(header.map((name, index) => [name, row[index] ?? '']))
    }),
  }
}

const vin = /^[A-HJ-NPR-Z0-9]{17}$/
const price = /^[1-9]\d*(?:\.\d\d)? AUD$/
const address = /^https?:\/\/[^\s]+$/
const someText = /\S/

interface Rules {
  /** Every row has a value of this form. */
  readonly required: Readonly<Record<string, RegExp>>
  /** A value, where there is one, has this form. */
  readonly optional: Readonly<Record<string, RegExp>>
  readonly unique: readonly string[]
}

/** The receivers' lists of fields, as they publish them. */
const rules: Readonly<Record<FeedKind, Rules>> = {
  google: {
    required: {
      id: someText,
      store_code: someText,
      VIN: vin,
      brand: someText,
      model: someText,
      year: /^(?:19|20)\d\d$/,
      condition: /^(?:new|used)$/,
      mileage: /^\d+ km$/,
      price,
      vehicle_price_type: /^(?:drive_away_price|estimated_drive_away_price|excluding_government_charges_price)$/,
      link: address,
      image_link: address,
      google_product_category: /^916$/,
    },
    optional: {
      body_style: /^(?:convertible|coupe|crossover|full size van|hatchback|minivan|sedan|station wagon|suv|truck)$/,
      certified_pre_owned: /^(?:yes|no)$/,
      vehicle_fulfillment: /^in_store:\S+$/,
      additional_image_link: /^https?:\/\/[^\s,]+(?:,https?:\/\/[^\s,]+){0,9}$/,
    },
    unique: ['id', 'VIN'],
  },
  meta: {
    required: {
      vehicle_id: /^.{1,100}$/,
      title: /^.{1,500}$/,
      description: /^.{1,5000}$/,
      url: address,
      make: someText,
      model: someText,
      year: /^(?:19|20)\d\d$/,
      'mileage.value': /^\d+$/,
      'mileage.unit': /^KM$/,
      'image[0].url': address,
      body_style:
        /^(?:CONVERTIBLE|COUPE|CROSSOVER|HATCHBACK|MINIVAN|TRUCK|SUV|SEDAN|VAN|WAGON|SPORTSCAR|MPV|SMALL_CAR|OTHER)$/,
      vin,
      price,
      address: /^\{[^{}]*"city":"[^"]+"[^{}]*\}$/,
      state_of_vehicle: /^(?:NEW|USED|CPO)$/,
    },
    optional: {
      transmission: /^(?:AUTOMATIC|MANUAL|OTHER)$/,
      fuel_type: /^(?:PETROL|DIESEL|ELECTRIC|HYBRID|PLUGIN_HYBRID|OTHER)$/,
      drivetrain: /^(?:4X4|AWD|FWD|RWD|OTHER)$/,
      availability: /^(?:AVAILABLE|PENDING)$/,
      date_first_on_lot: /^\d{4}-\d\d-\d\d$/,
      latitude: /^-?\d+(?:\.\d+)?$/,
      longitude: /^-?\d+(?:\.\d+)?$/,
    },
    unique: ['vehicle_id'],
  },
  csv: {
    required: { id: someText, stock_number: someText, title: someText, url: address, make: someText, model: someText },
    optional: { price: /^\d+(?:\.\d+)?$/, reserved: /^(?:yes|no)$/, condition: /^(?:new|used|demo)$/ },
    unique: ['id'],
  },
}

/** Faults of a feed by the receiver's list of fields; empty when the receiver takes it whole. */
export function validateFeed(kind: FeedKind, text: string): readonly string[] {
  const { header, rows } = readFeed(text)
  const { required, optional, unique } = rules[kind]
  const missing = Object.keys(required).filter((name) => !header.includes(name))
  const repeated = unique.flatMap((name) => {
    const values = rows.map((row) => row[name] ?? '')
    return new Set(values).size === values.length ? [] : [`${name} is not unique`]
  })
  const formulas = rows.flatMap((row) =>
    Object.entries(row)
      .filter(([, value]) => /^[=+@\t\r]/.test(value) || /^-(?!\d)/.test(value))
      .map(([name, value]) => `${name} is a formula: ${value}`),
  )
  const faults = rows.flatMap((row, index) => [
    ...Object.entries(required)
      .filter(([name, form]) => !form.test(row[name] ?? ''))
      .map(([name]) => `row ${index + 1}: ${name} is ${JSON.stringify(row[name])}`),
    ...Object.entries(optional)
      .filter(([name, form]) => (row[name] ?? '') !== '' && !form.test(row[name] ?? ''))
      .map(([name]) => `row ${index + 1}: ${name} is ${JSON.stringify(row[name])}`),
  ])
  return [...missing.map((name) => `there is no column ${name}`), ...repeated, ...formulas, ...faults]
}
