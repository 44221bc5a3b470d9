import type { VisitorRecords } from '#data/privacy/visitor-records.ts'
import type { SavedVehicle } from '#data/saved/saved-vehicle-records.ts'
import { toDollars, type Cents } from '#domain/money/cents.ts'
import type { GarageInput } from './build-garage-view.server.ts'

/** What a visitor downloads: plain JSON, times in UTC (ISO 8601), amounts in dollars. */
export interface DataExport {
  readonly site: string
  readonly exported_at: string
  readonly phone: string | null
  readonly passkeys: readonly object[]
  /** null: the account is gone. */
  readonly account_created_at: string | null
  readonly sessions: readonly object[]
  /** When one-time codes were asked for. */
  readonly codes_asked_at: readonly string[]
  readonly saved_vehicles: readonly object[]
  readonly enquiries: readonly object[]
  readonly reservations: readonly object[]
  readonly payments: readonly object[]
  readonly unfinished_purchases: readonly object[]
  /** What was stored with enquiries, such as the value of a trade-in. */
  readonly stored_values: readonly object[]
  readonly accepted_offers: readonly object[]
  readonly prizes: readonly object[]
}

const toTime = (ms: number): string => new Date(ms).toISOString()
const toAmount = (amount: Cents | null): number | null => (amount === null ? null : toDollars(amount))

/** Builds the export of all that the site stores of a visitor: the forms as they were sent, with the consents given. */
export function buildDataExport(
  { site, visitor, watchlist, leads, passkeys }: GarageInput,
  saved: readonly SavedVehicle[],
  records: VisitorRecords,
  nowMs: number,
): DataExport {
  const titles = new Map(watchlist.cars.map(({ id, title }) => [id, title]))
  return {
    site: site.name,
    exported_at: toTime(nowMs),
    phone: visitor.phone,
    passkeys: passkeys.items.map(({ label, host, createdAt, lastUsedAt }) => ({
      device: label,
      website: host,
      created_at: toTime(createdAt),
      last_used_at: lastUsedAt === null ? null : toTime(lastUsedAt),
    })),
    account_created_at: records.accountCreatedAt === null ? null : toTime(records.accountCreatedAt),
    sessions: records.sessions.map(({ createdAt, expiresAt }) => ({
      started_at: toTime(createdAt),
      expires_at: toTime(expiresAt),
    })),
    codes_asked_at: records.codesAskedAt.map(toTime),
    saved_vehicles: saved.map(({ vehicleId, savedAt, priceAtSaving }) => ({
      id: vehicleId,
      name: titles.get(vehicleId) ?? null,
      saved_at: toTime(savedAt),
      price_at_saving: toAmount(priceAtSaving),
    })),
    enquiries: leads.map(
      ({ id, createdAt, category, subcategory, car, form, consent, pageUrl, userAgent, attributes }) => ({
        id,
        sent_at: toTime(createdAt),
        category,
        subcategory,
        vehicle: car === null ? null : { id: car.id, name: car.name, stock_number: car.stocknum },
        form,
        consent: { ...consent, at: toTime(consent.at) },
        page: pageUrl,
        browser: userAgent,
        visited_pages: attributes.visited_pages,
        linked_query_params: attributes.linked_query_params,
      }),
    ),
    reservations: records.holds.map(
      ({ id, vehicleId, vehicleName, state, price, deposit, contact, lead, createdAt, expiresAt }) => ({
        id,
        vehicle: { id: vehicleId, name: vehicleName },
        state,
        price: toAmount(price),
        deposit: toAmount(deposit),
        contact,
        form: lead?.form ?? null,
        consent: lead === null ? null : { ...lead.consent, at: toTime(lead.consent.at) },
        page: lead?.pageUrl ?? null,
        browser: lead?.userAgent ?? null,
        visited_pages: lead?.attributes.visited_pages ?? [],
        linked_query_params: lead?.attributes.linked_query_params ?? {},
        created_at: toTime(createdAt),
        expires_at: toTime(expiresAt),
      }),
    ),
    payments: records.payments.map(({ id, purpose, invoice, amount, state, contact, lead, createdAt, paidAt }) => ({
      id,
      purpose,
      reference: invoice,
      amount: toAmount(amount),
      state,
      contact,
      form: lead?.form ?? null,
      created_at: toTime(createdAt),
      paid_at: paidAt === null ? null : toTime(paidAt),
    })),
    unfinished_purchases: records.drafts.map(({ vehicleId, answers, changedAt }) => ({
      vehicle: { id: vehicleId },
      answers,
      changed_at: toTime(changedAt),
    })),
    stored_values: records.values.map(({ leadId, column, value, createdAt }) => ({
      enquiry: leadId,
      name: column,
      value,
      stored_at: toTime(createdAt),
    })),
    accepted_offers: records.acceptedOffers.map(({ leadId, acceptedAt }) => ({
      enquiry: leadId,
      accepted_at: toTime(acceptedAt),
    })),
    prizes: records.prizes.map(({ prize, drawnAt }) => ({ prize, drawn_at: toTime(drawnAt) })),
  }
}
