import type { SiteContext } from '#data/context.ts'
import type { DepositState } from '#data/holds/hold-records.ts'
import type { Cents } from '#domain/money/cents.ts'

/** What the garage shows of a hold. */
export interface Reservation {
  readonly id: string
  readonly vehicleId: string
  readonly vehicleSlug: string
  readonly vehicleName: string
  readonly state: 'held_unpaid' | 'reserved' | 'lapsed' | 'refunded' | 'completed'
  /** What becomes of the deposit. */
  readonly payment: DepositState
  readonly price: Cents | null
  readonly deposit: Cents
  /** Epoch milliseconds. */
  readonly createdAt: number
  readonly expiresAt: number
  /** Page on which it is paid and cancelled; absent: there is none. */
  readonly pageHref?: string
}

export interface ReservationReader {
  /** Newest first. */
  listByVisitor(ctx: SiteContext, visitorId: string): Promise<readonly Reservation[]>
}
