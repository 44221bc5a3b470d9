/** Terms of capped-price servicing; null: not stated. Amounts are dollars. */
export interface ServiceTerms {
  /** Price of a service. */
  readonly price: number | null
  readonly years: number | null
  readonly services: number | null
  /** Months between two services, unless `every_km` is reached before. */
  readonly every_months: number | null
  /** Kilometres between two services, unless `every_months` is reached before. */
  readonly every_km: number | null
  /** Distance that the last service reaches. */
  readonly range_km: number | null
}

/** Terms of its own that a row of models has. */
export type OwnTerms = Pick<ServiceTerms, 'price' | 'years' | 'services' | 'range_km'>

/**
 * Resolves the terms of a row (CONTENT-04). A row without years and services takes all defaults but what it gives; a
 * row with its own years or services states only the facts that it gives, for the others need not fit them: six
 * services in three years cannot be one every twelve months.
 */
export function resolveServiceTerms(
  defaults: Readonly<Record<keyof ServiceTerms, number>>,
  own: OwnTerms,
): ServiceTerms {
  if (own.years !== null || own.services !== null) return { ...own, every_months: null, every_km: null }
  return { ...defaults, price: own.price ?? defaults.price, range_km: own.range_km ?? defaults.range_km }
}
