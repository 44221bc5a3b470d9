import type { VehiclePageView } from './vehicle-page-view.ts'

export const revealPath = '/api/phone-reveal'

/** Tells the server that the number was asked for (VDP-13). The number shows whatever becomes of the call. */
export function reportPhoneReveal(page: Pick<VehiclePageView, 'car' | 'dealershipId' | 'websiteId'>): void {
  const body = JSON.stringify({ car_id: page.car.id, dealership_id: page.dealershipId, website_id: page.websiteId })
  // A beacon outlives the page: a visitor who calls at once leaves it.
  navigator.sendBeacon(revealPath, new Blob([body], { type: 'application/json' }))
}
