import type { Lead } from '#data/leads/lead-records.ts'

/** What the ledger stores beside the form. */
export interface LedgerFields {
  readonly source: string
  readonly attributes: {
    readonly visited_pages: readonly string[]
    readonly linked_query_params: Readonly<Record<string, string>>
  }
  readonly locationId: string | null
  readonly earlierLead: string | null
}

const absent: LedgerFields = {
  source: 'Website',
  attributes: { visited_pages: [], linked_query_params: {} },
  locationId: null,
  earlierLead: null,
}

/** A lead that was stored before the ledger had these fields has none of them. */
export function readLedgerFields(lead: Lead & Partial<LedgerFields>): LedgerFields {
  return {
    source: lead.source ?? absent.source,
    attributes: lead.attributes ?? absent.attributes,
    locationId: lead.locationId ?? absent.locationId,
    earlierLead: lead.earlierLead ?? absent.earlierLead,
  }
}
