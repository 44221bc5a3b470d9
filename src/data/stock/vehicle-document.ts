import { hash } from 'node:crypto'
import type { Selectable } from 'kysely'
import { type FieldKind, type Vehicle, type VehicleField, vehicleFields } from '#domain/vehicle/vehicle-fields.ts'
import type { FieldTable } from '#domain/vehicle/field-definition.ts'
import { blankPart, isPartKind, type PartKind, partsByKind } from '#domain/vehicle/vehicle-parts.ts'
import { DatabaseProblem } from '../database-problem.ts'
import type { IncomingVehicle, StoredQuote } from './stock-records.ts'
import type { VehicleTable } from '../tables.ts'

/** Fields that have a column of their own, or none yet (`views`), and so stay out of the document. */
const columnFields: ReadonlySet<VehicleField> = new Set<VehicleField>([
  'id',
  'slug',
  'stocknum',
  'sold',
  'sold_date_timestamp',
  'views',
  'finance_price',
  'quote_price',
  'created_at',
  'created_at_timestamp',
  'updated_at',
])

const fieldNames = Object.keys(vehicleFields) as VehicleField[]
const documentFields = fieldNames.filter((field) => !columnFields.has(field))

/** Default values of required fields that are not stored; fields of other kinds have no default and must be stored. */
const blankByKind: Partial<Record<FieldKind, unknown>> = { boolean: false, texts: [], images: [], integer: 0 }

function readBlank(field: VehicleField): unknown {
  const { kind, required } = vehicleFields[field]
  return required ? blankByKind[kind] : null
}

/**
 * Fields that a document must hold because they have no default. A field that joins this list makes every document
 * stored before unreadable: it needs a migration that fills it.
 */
export const indispensableFields: readonly VehicleField[] = documentFields.filter(
  (field) => vehicleFields[field].required && readBlank(field) === undefined,
)

/** Every field with its default value. Its lists are shared by many vehicles, hence frozen. */
const blankVehicle: Readonly<Record<string, unknown>> = JSON.parse(
  JSON.stringify(Object.fromEntries(fieldNames.map((field) => [field, readBlank(field) ?? null]))),
)

for (const value of Object.values(blankVehicle)) Object.freeze(value)

interface NestedKind {
  /** For storing: the fields of the table, in its order, without nulls. */
  readonly pack: (value: unknown) => unknown
  /** For reading: missing fields get their defaults. */
  readonly unpack: (value: unknown) => unknown
}

/** How a kind with parts is stored; null: a value of the kind is stored as it is. */
function nestedKindOf(kind: string): NestedKind | null {
  if (!isPartKind(kind)) return null
  const { holds, fields } = partsByKind[kind]
  const record = recordKind(fields)
  if (holds === 'one') return record
  const each = holds === 'list' ? mapList : mapNames
  return {
    pack: (value) => each(value, record.pack),
    unpack: (value) => each(value, record.unpack),
  }
}

/** One level deep except for parts inside, so `specifications.other` keeps nulls that a feed gave. */
function recordKind(fields: FieldTable): NestedKind {
  const blank: object = blankPart(fields)
  const members = Object.entries(fields).map(([name, { kind }]) => ({ name, nested: nestedKindOf(kind) }))
  const parts = members.flatMap(({ name, nested }) => (nested === null ? [] : [{ name, unpack: nested.unpack }]))
  return {
    pack(value) {
      const values = value as Readonly<Record<string, unknown>>
      const packed: Record<string, unknown> = {}
      for (const { name, nested } of members) {
        const part = values[name]
        if (part !== null && part !== undefined) packed[name] = nested === null ? part : nested.pack(part)
      }
      return packed
    },
    unpack(value) {
      const values = value as Readonly<Record<string, unknown>>
      const whole: Record<string, unknown> = { ...blank, ...values }
      for (const { name, unpack } of parts) if (values[name] !== undefined) whole[name] = unpack(values[name])
      return whole
    },
  }
}

function mapList(list: unknown, map: (member: unknown) => unknown): readonly unknown[] {
  return (list as readonly unknown[]).map((member) => map(member))
}

function mapNames(named: unknown, map: (member: unknown) => unknown): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(named as object).map(([name, member]) => [name, map(member)]))
}

const nestedKinds: ReadonlyMap<FieldKind | PartKind, NestedKind> = new Map(
  documentFields.flatMap((field) => {
    const { kind } = vehicleFields[field]
    const nested = nestedKindOf(kind)
    return nested === null ? [] : [[kind, nested] as const]
  }),
)

const documentMembers = documentFields.map((field) => ({
  field,
  nested: nestedKinds.get(vehicleFields[field].kind),
  opening: `${JSON.stringify(field)}:`,
}))

const nestedFields = documentFields.flatMap((field) => {
  const nested = nestedKinds.get(vehicleFields[field].kind)
  return nested === undefined ? [] : [{ field, unpack: nested.unpack }]
})

export interface VehicleDocument {
  readonly text: string
  readonly hash: string
}

/**
 * The document as stored: JSON in the order of the schema, nulls left out. Equal content gives equal text and so an
 * equal hash, however a feed ordered its fields; lists, lenders and `specifications.other` keep the feed's order, which
 * is shown.
 */
export function buildVehicleDocument(vehicle: IncomingVehicle): VehicleDocument {
  const values = vehicle as Readonly<Record<string, unknown>>
  // Written field by field: an object of 80 computed keys costs twice as long to build and to write.
  const members: string[] = []
  for (const { field, nested, opening } of documentMembers) {
    const value = values[field]
    if (value !== null && value !== undefined)
      members.push(opening + JSON.stringify(nested === undefined ? value : nested.pack(value)))
  }
  const text = `{${members.join(',')}}`
  return { text, hash: hash('sha256', text, 'base64url') }
}

export type StoredVehicle = Pick<
  Selectable<VehicleTable>,
  | 'site_id'
  | 'id'
  | 'slug'
  | 'stocknum'
  | 'sold'
  | 'sold_date_timestamp'
  | 'doc'
  | 'finance_price'
  | 'quote'
  | 'held'
  | 'created_at'
  | 'updated_at'
>

/** The columns that parseStoredVehicle needs. */
export const storedVehicleColumns = [
  'site_id',
  'id',
  'slug',
  'stocknum',
  'sold',
  'sold_date_timestamp',
  'doc',
  'finance_price',
  'quote',
  'held',
  'created_at',
  'updated_at',
] as const

/**
 * A total Vehicle again: every field present, whatever version of the platform stored it. Throws DatabaseProblem
 * 'corrupt'.
 */
export function parseStoredVehicle(row: StoredVehicle): Vehicle {
  const stored = parseDocument(row)
  for (const field of indispensableFields) {
    if (stored[field] === undefined)
      throw new DatabaseProblem(
        'corrupt',
        `The stored vehicle ${row.id} of site ${row.site_id} lacks ${field}: import its feed again`,
      )
  }
  const restored: Record<string, unknown> = { ...blankVehicle, ...stored }
  for (const { field, unpack } of nestedFields) {
    const value = stored[field]
    if (value !== undefined) restored[field] = unpack(value)
  }
  restored['id'] = row.id
  restored['slug'] = row.slug
  restored['stocknum'] = row.stocknum
  restored['sold'] = row.sold === 1
  // A vehicle that left its feed has the stored status 'in_stock', but all rules must treat it as sold (STOCK-05).
  if (row.sold === 1) restored['status'] = 'sold'
  // A paid hold reserves it, whatever the feed says (BUY-03); an import does not touch the hold.
  if (row.held === 1) restored['reserved'] = true
  restored['sold_date_timestamp'] = row.sold_date_timestamp
  restored['finance_price'] = row.finance_price
  if (row.quote !== null) {
    const { price, weeklyRepaymentAmount, advertisedRate, comparisonRate } = parseStoredQuote(row, row.quote)
    restored['youxQuote'] = { weeklyRepaymentAmount, advertisedRate, comparisonRate }
    restored['quote_price'] = price
  }
  restored['created_at'] = new Date(row.created_at).toISOString()
  restored['created_at_timestamp'] = Math.floor(row.created_at / 1000)
  restored['updated_at'] = new Date(row.updated_at).toISOString()
  return restored as unknown as Vehicle
}

function parseStoredQuote(row: StoredVehicle, text: string): StoredQuote {
  try {
    return JSON.parse(text) as StoredQuote
  } catch (error) {
    throw new DatabaseProblem(
      'corrupt',
      `The stored quote of vehicle ${row.id} of site ${row.site_id} cannot be read: import its feed again`,
      { cause: error },
    )
  }
}

/**
 * The document's own values, for comparing single fields without restoring all of them. Throws DatabaseProblem
 * 'corrupt'.
 */
export function parseDocument(row: Pick<VehicleTable, 'site_id' | 'id' | 'doc'>): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(row.doc) as Record<string, unknown>
  } catch (error) {
    throw new DatabaseProblem(
      'corrupt',
      `The stored vehicle ${row.id} of site ${row.site_id} cannot be read: import its feed again`,
      { cause: error },
    )
  }
}
