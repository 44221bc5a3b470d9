/**
 * Unpaid holds that one person, or one network, may have at a time on a site. Everybody is kept from a vehicle that
 * somebody holds, so that without a limit one visitor could keep the whole yard without paying.
 */
const mostUnpaidHolds = 2

/** Times that one person, or one network, may let a hold of the same vehicle lapse unpaid within `holdMemoryMs`. */
const mostLapsesOfVehicle = 2

/** How long earlier holds count. */
export const holdMemoryMs = 86_400_000

/** An earlier hold of the same person or network, begun within `holdMemoryMs`. */
export interface EarlierHold {
  readonly vehicleId: string
  readonly state: string
}

/** Whether a person or a network with these earlier holds may hold this vehicle without having paid (BUY-03). */
export function mayHoldUnpaid(vehicleId: string, earlier: readonly EarlierHold[]): boolean {
  const unpaid = earlier.filter(({ state }) => state === 'held_unpaid')
  const lapsed = earlier.filter((hold) => hold.state === 'lapsed' && hold.vehicleId === vehicleId)
  return unpaid.length < mostUnpaidHolds && lapsed.length < mostLapsesOfVehicle
}
