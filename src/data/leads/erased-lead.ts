/**
 * The columns of a lead that hold personal data, with what stands there after the erasure. The update trigger of the
 * table admits a change to exactly these values, together with `erased_at`, once. The values are valid JSON of the
 * column's type, so an erased lead is read like any other. Stored, and part of migration 0007: never edited.
 */
export const erasedLead = {
  form: '{}',
  car: null,
  page_url: null,
  user_agent: null,
  consent: '{"opt_in":false,"opt_in_text":"","collection_notice":"","at":0}',
  attributes: '{"visited_pages":[],"linked_query_params":{}}',
  visitor_id: null,
  person_email: null,
  person_phone: null,
  earlier_lead: null,
} as const

/** The columns that stay as they were sent. */
export const keptLeadColumns = [
  'seq',
  'site_id',
  'id',
  'created_at',
  'category',
  'subcategory',
  'event',
  'idempotency_key',
  'source',
  'location_id',
  'suspicion',
] as const
