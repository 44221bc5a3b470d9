/** Body words of the search tiles (SRCH-24) that models use, in the order of the models page, with headings. */
export const modelBodies = {
  ute: 'Utes',
  cabChassis: 'Cab chassis',
  suv: 'SUVs',
  hatch: 'Hatches',
  sedan: 'Sedans',
  wagon: 'Wagons',
  coupe: 'Coupes',
  convertible: 'Convertibles',
  peopleMover: 'People movers',
  van: 'Vans',
  bus: 'Buses',
  lightTruck: 'Light trucks',
  motorhome: 'Motorhomes',
  caravan: 'Caravans',
  motorcycle: 'Motorcycles',
} as const
export type ModelBody = keyof typeof modelBodies
export const modelBodyNames = Object.keys(modelBodies) as [ModelBody, ...ModelBody[]]

/**
 * Headings of the models menu (NAV-03). Upcoming comes from the status, the rest stands in manufacturer_body 1 to 3.
 */
export const modelCategories = [
  'Cars',
  'Hatch & sedans',
  'SUVs & 4WDs',
  'Utes & Vans',
  'GR & performance',
  'Electrified',
  'Upcoming',
  'Discontinued',
] as const
export type ModelCategory = (typeof modelCategories)[number]

export interface ModelExtras {
  readonly status?: 'coming_soon'
  /** Name that vehicles in stock carry, where it is not that of the model. */
  readonly stock?: string
}

/** Name, body, up to three categories (without: the one of the body), extras. */
export type ModelRow = readonly [
  name: string,
  body: ModelBody,
  categories?: readonly ModelCategory[],
  extras?: ModelExtras,
]

/** Where a model stands in the menu unless its row says otherwise; null: nowhere. */
export const defaultCategory: Readonly<Record<ModelBody, ModelCategory | null>> = {
  bus: 'Utes & Vans',
  cabChassis: 'Utes & Vans',
  convertible: 'Cars',
  coupe: 'Cars',
  hatch: 'Hatch & sedans',
  lightTruck: 'Utes & Vans',
  motorhome: null,
  peopleMover: 'Cars',
  sedan: 'Hatch & sedans',
  suv: 'SUVs & 4WDs',
  ute: 'Utes & Vans',
  van: 'Utes & Vans',
  wagon: 'Cars',
  caravan: null,
  motorcycle: null,
}
