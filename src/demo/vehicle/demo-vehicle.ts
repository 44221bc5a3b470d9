import type { Cents } from '#domain/money/cents.ts'
import type { Vehicle, VehicleField } from '#domain/vehicle/vehicle-fields.ts'

/**
 * What a demo feed carries of a vehicle, in the order of its columns. `created_at` and `sold_date_timestamp` are the
 * platform's to keep; a feed may hand over the dealer's own dates for the first import, and the demo does, so that
 * 'just arrived' and the sold window have something to show on the first day.
 */
export const demoFields = [
  'stocknum',
  'dealership_slug',
  'item_type',
  'car_type',
  'status',
  'make',
  'model',
  'badge',
  'series',
  'year',
  'name',
  'carsales_title',
  'tag',
  'reserved',
  'certified',
  'preorder',
  'show_on_dealer_website',
  'sold_date_timestamp',
  'created_at',
  'rank',
  'price',
  'before_price',
  'offer_price',
  'subscription_price',
  'price_type',
  'reserve_amount',
  'km',
  'vin',
  'nvic',
  'regplate',
  'rego_expiry',
  'compliance_date',
  'build_date',
  'body',
  'fuel',
  'trans',
  'drive',
  'colour',
  'interior_colour',
  'seats',
  'doors',
  'engine_size',
  'dealercomments',
  'standardEquipment',
  'file',
  'payment_processors',
  'finance_lenders',
  'youxQuote',
  'autograb_data',
  'variant',
  'specifications',
  'images',
  'thumbnails',
  'private_suburb',
  'private_postcode',
] as const satisfies readonly VehicleField[]

export type DemoField = (typeof demoFields)[number]

/** Money leaves a feed in dollars. */
type InDollars<T> = T extends Cents ? number : T extends object ? { readonly [K in keyof T]: InDollars<T[K]> } : T

export interface LenderTerm {
  readonly termYears: number
  readonly termMonths: number
  readonly termWeeks: number
}
export type LenderRow = Readonly<Record<string, string | number | LenderTerm | null>>

type Told<Field extends DemoField> = Field extends 'finance_lenders'
  ? Readonly<Record<string, LenderRow>> | null
  : Field extends 'images'
    ? readonly { readonly url: string }[]
    : Field extends 'specifications'
      ?
          | (Omit<NonNullable<Vehicle['specifications']>, 'other'> & {
              readonly other: Readonly<Record<string, string>>
            })
          | null
      : Field extends 'created_at' | 'dealership_slug'
        ? string
        : Field extends 'name'
          ? string | null
          : InDollars<Vehicle[Field]>

export type DemoVehicle = { readonly [Field in DemoField]: Told<Field> }
