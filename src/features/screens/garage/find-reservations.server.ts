import type { ReservationReader } from './reservation.server.ts'

/** The reader of the visitor's reservations, where the platform has one. */
export function findReservations(services: object): ReservationReader | null {
  return 'holds' in services ? (services.holds as ReservationReader) : null
}
