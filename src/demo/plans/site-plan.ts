import type { CarType, ItemType } from '#domain/vehicle/vehicle-fields.ts'
import type { ArtShape } from '../art-key.ts'
import type { DealerVoice } from '../comments/write-comments.ts'
import type { StockStateName } from '../states/stock-states.ts'
import type { LenderPlan } from '../vehicle/lender-offers.ts'

/** Which lines of the catalogue a group draws from, and how often; every given condition must hold. */
export interface LineChoice {
  readonly makes?: readonly string[]
  readonly models?: readonly string[]
  /** Cars when neither this nor `shapes` is given. */
  readonly itemType?: ItemType
  readonly shapes?: readonly ArtShape[]
  readonly weight: number
}

export interface StockGroup {
  readonly carType: CarType
  readonly count: number
  readonly choose: readonly LineChoice[]
  /** Whole years a used vehicle may have; 14 when absent. */
  readonly oldest?: number
}

/** What the stock of one demo site is made of. Sites differ here, in data; no code compares a slug. */
export interface SitePlan {
  readonly format: 'csv' | 'json' | 'xml'
  /** First letters of every stock number. */
  readonly stockPrefix: string
  readonly groups: readonly StockGroup[]
  readonly voice: DealerVoice
  readonly lenders: readonly LenderPlan[]
  /** Price types of used vehicles, by weight. */
  readonly usedPriceTypes: readonly (readonly ['drive_away' | 'egc', number])[]
  /** Shares of the vehicles that may have it, 0 to 1. */
  readonly shares: {
    /** Of those that have stood for a while: a price that came down ('Was'), and an offer below the list price. */
    readonly wasPrice: number
    readonly offerPrice: number
    readonly certified: number
    readonly subscription: number
    readonly historyReport: number
    readonly paymentProcessor: number
    readonly marketAverage: number
    readonly reserved: number
  }
  /** Make whose used vehicles up to seven years old may be certified; null where the site has no such programme. */
  readonly certifiedMake: string | null
  /** Stock numbers that the site's configuration names, given to its last used vehicles. */
  readonly givenStockNumbers?: readonly string[]
  /** Suburbs of vehicles sold on consignment: suburb, postcode. */
  readonly consignment: readonly (readonly [suburb: string, postcode: string])[]
  /** States and how many vehicles are in each; building fails when a state finds no vehicle that fits. */
  readonly states: Readonly<Partial<Record<StockStateName, number>>>
}
