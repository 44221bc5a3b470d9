import type { Selectable } from 'kysely'
import { cents } from '#domain/money/cents.ts'
import type { Hold } from './hold-records.ts'
import type { VehicleHoldTable } from './hold-tables.ts'

/** Reads a row of vehicle_hold. */
export function parseHold(row: Selectable<VehicleHoldTable>): Hold {
  return {
    id: row.id,
    siteId: row.site_id,
    vehicleId: row.vehicle_id,
    vehicleSlug: row.vehicle_slug,
    vehicleName: row.vehicle_name,
    visitorId: row.visitor_id,
    purpose: row.purpose as Hold['purpose'],
    state: row.state as Hold['state'],
    payment: row.payment as Hold['payment'],
    price: row.price === null ? null : cents(row.price),
    deposit: cents(row.deposit),
    contact: JSON.parse(row.contact) as Hold['contact'],
    lead: JSON.parse(row.lead) as Hold['lead'],
    leadId: row.lead_id,
    processor: row.processor,
    reference: row.reference,
    payUrl: row.pay_url,
    attempts: row.attempts,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }
}
