import { z } from 'zod'
import type { FinanceLine } from '#domain/finance/repayment.ts'
import type { Cents } from '#domain/money/cents.ts'
import type { PriceDisplay } from '#domain/price/price-display.ts'
import { carFieldNames, type CarFields } from '#domain/vehicle/car-fields.ts'
import { vehicleFields, type FieldKind, type Vehicle, type VehicleField } from '#domain/vehicle/vehicle-fields.ts'
import { searchHitFields, type SearchHit } from '#features/parts/vehicle-card/build-search-hit.ts'

// Response schemas that several endpoints share, for the documentation and for type checking. Responses are not
// validated at run time.

const centsSchema = z.int().describe('Australian cents') as unknown as z.ZodType<Cents>

/** Schemas by the kind of a vehicle field, for the kinds that endpoints return. */
const schemaOfKind: { readonly [Kind in FieldKind]?: z.ZodType } = {
  text: z.string(),
  integer: z.int(),
  number: z.number(),
  cents: centsSchema,
  boolean: z.boolean(),
  instant: z.iso.datetime(),
  date: z.iso.date(),
  epochSeconds: z.int().describe('Seconds since 1970-01-01T00:00:00Z'),
  carType: z.enum(['new', 'used', 'demo']),
  itemType: z.enum(['car', 'motorcycle', 'caravan']),
  priceType: z.enum(['drive_away', 'estimated_drive_away', 'egc', 'eegc', 'poa']),
}

/** Builds the schemas of vehicle fields from the field table: type, nullability and description. */
function describeFields<Name extends VehicleField>(names: readonly Name[]) {
  const shape = names.map((name) => {
    const { kind, required, meaning } = vehicleFields[name]
    const schema = schemaOfKind[kind]
    if (schema === undefined) throw new Error(`no schema for vehicle fields of the kind ${kind}`)
    return [name, (required ? schema : schema.nullable()).describe(meaning)]
  })
  return Object.fromEntries(shape) as { readonly [Field in Name]: z.ZodType<Vehicle[Field]> }
}

export const priceSchema: z.ZodType<PriceDisplay> = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('subscription'),
      amount: centsSchema,
      suffix: z.string(),
      purchase: z.object({ amount: centsSchema, typeWords: z.string().nullable() }).nullable(),
    }),
    z.object({
      kind: z.literal('amount'),
      amount: centsSchema,
      reduced: z.object({ from: centsSchema, text: z.string() }).nullable(),
      was: z
        .object({
          amount: centsSchema,
          text: z.string(),
          saving: centsSchema.nullable().describe('What is saved against it, in whole dollars'),
        })
        .nullable(),
      typeWords: z.string().nullable().describe('What the price includes'),
    }),
    z.object({ kind: z.literal('preorder'), text: z.string() }),
    z.object({ kind: z.literal('none'), text: z.string() }),
  ])
  .meta({ id: 'Price' })

/** A repayment always includes its comparison rate, example and warning (FIN-07). */
const financeLineSchema = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('repayment'),
      period: z.enum(['week', 'fortnight', 'month']),
      amount: centsSchema,
      interestRate: z.number().describe('Percent a year'),
      comparisonRate: z.number().describe('Percent a year'),
      example: z.string().describe('The loan for which the comparison rate holds'),
      warning: z.string().describe('The comparison rate warning'),
      lender: z.string(),
      terms: z.string().optional().describe('What the figure rests on: term, deposit, final payment'),
    }),
    z.object({ kind: z.literal('enquire'), text: z.string() }),
  ])
  .meta({ id: 'FinanceLine' }) as unknown as z.ZodType<FinanceLine>

export const searchHitSchema: z.ZodType<SearchHit> = z
  .object({
    ...describeFields(searchHitFields),
    url: z.string().describe("Path of the vehicle's page"),
    price: priceSchema.nullable().describe('As the card shows it; null: the vehicle is gone'),
    finance: financeLineSchema.nullable().describe('As the card shows it; null: no finance may be shown'),
  })
  .meta({ id: 'SearchHit' })

export const carFieldsSchema: z.ZodType<CarFields> = z.object(describeFields(carFieldNames))
