import type { Lead, OutboxEntry } from '#data/leads/lead-records.ts'

/**
 * Text of visitors for a terminal: without control characters, which could move the cursor or change colours, and
 * without invisible ones, which could turn the direction of the line.
 */
export function toPrintable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').toWellFormed()
}

/** JSON in one line, with every control and invisible character escaped. */
export function toJsonLine(value: unknown): string {
  return JSON.stringify(value).replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
    // A character beyond the first plane is two units, each with its own escape.
    Array.from(
      { length: character.length },
      (_, unit) => String.raw`\u` + character.charCodeAt(unit).toString(16).padStart(4, '0'),
    ).join(''),
  )
}

/** '2026-11-20 08:30:12', UTC. */
export function formatInstant(at: number): string {
  return new Date(at).toISOString().replace('T', ' ').slice(0, 19)
}

/** The sender's name, cut to a column. */
export function formatName({ form, erasedAt }: Lead): string {
  if (erasedAt !== null) return '(erased)'
  const name = form['name']
  return typeof name === 'string' ? toPrintable(name) : ''
}

/** Everything about a lead and its delivery, under the names of the export. */
export function describeLead(lead: Lead, deliveries: readonly OutboxEntry[]): object {
  const toInstant = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())
  return {
    id: lead.id,
    created_at: toInstant(lead.createdAt),
    category: lead.category,
    subcategory: lead.subcategory,
    source: lead.source,
    form: lead.form,
    car: lead.car,
    url: lead.pageUrl,
    user_agent: lead.userAgent,
    lead_attributes: lead.attributes,
    location_id: lead.locationId,
    consent: { ...lead.consent, at: toInstant(lead.consent.at) },
    suspicion: lead.suspicion,
    earlier_lead: lead.earlierLead,
    erased_at: toInstant(lead.erasedAt),
    deliveries: deliveries.map((delivery) => ({
      channel: delivery.channel,
      state: delivery.state,
      attempts: delivery.attempts,
      next_at: delivery.state === 'waiting' ? toInstant(delivery.nextAt) : null,
      last_error: delivery.lastError,
      settled_at: toInstant(delivery.settledAt),
      receipt: delivery.receipt,
    })),
  }
}
