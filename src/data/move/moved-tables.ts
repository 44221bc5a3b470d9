import type { Tables } from '../tables.ts'

/** Tables that belong to one store, with the reason why their rows stay behind. */
const leftBehind = {
  change_log:
    'Positions in it are numbers of this store. Nodes keep theirs in memory and read everything when they start; a ' +
    'search engine in other processes finds that its position is of another store, and is filled anew.',
  change_log_pruned: 'Belongs to the change log: the new one begins where the new store begins.',
  lease: 'Who does what at the moment: a node of the old store holds nothing any more, and a new one takes it at once.',
  web_node: 'Which nodes use the store: those of the old store have stopped.',
  rate_limit: 'Written on PostgreSQL alone. With SQLite the counts are in memory, and every restart begins them anew.',
  schema_migration: 'Both stores have had their own migrations before anything is copied.',
} as const satisfies { readonly [Name in keyof Tables]?: string }

type CopiedTable = Exclude<keyof Tables, keyof typeof leftBehind>

/** Tables whose rows are copied, with the reason why they must not be lost. */
const copied: Readonly<Record<CopiedTable, string>> = {
  vehicle: 'The stock. Feeds would bring it back, but not its addresses, holds, quotes and first days.',
  price_change: 'The ledger of prices is evidence.',
  import_run: 'Reports, and the hashes by which a file that was imported before is recognised.',
  feed_baseline: 'What the guards of the next import compare with; without it a broken file would pass.',
  feed_state:
    'When each feed is due. A run that was broken off by the stop is repeated after its lease, as after a crash.',
  feed_run: 'The history of the fetched feeds.',
  site: 'The version in force of each site.',
  site_version: 'Every version that was ever applied.',
  site_host: 'Who answers on which host.',
  former_host: 'Redirects of hosts that a site has left.',
  site_offline: 'A site that is offline stays so.',
  removed_site: 'Until when the leads of a removed site are kept.',
  lead: 'Every lead that a visitor was thanked for.',
  lead_outbox:
    'What is still to be delivered, and the receipts that keep it from being delivered twice. A delivery that was ' +
    'broken off by the stop is repeated after its lease, as after a crash.',
  test_drive_slot: 'Times that are taken.',
  vehicle_view: 'How often the pages of vehicles were viewed.',
  vehicle_hold: 'Reservations, and what is owed to whom.',
  payment_event: 'Events of the payment processor that have taken effect; without them one would take effect twice.',
  sandbox_payment: 'The payments of the sandbox, to which holds refer.',
  checkout_draft: 'Visitors go on with their purchase after the move.',
  payment: 'Payments of invoices and deposits.',
  visitor: 'The accounts of visitors.',
  visitor_session: 'Visitors stay signed in, as long as the secret is the same.',
  sign_in_code:
    'A code that was just sent is entered after the move; those sent in the last hours count for the limits.',
  passkey: 'Visitors could not sign in with their passkeys without it.',
  passkey_challenge: 'An answer to a challenge may arrive after the move. It lives for minutes.',
  miscellaneous: 'Results of valuations.',
  offer_acceptance: 'Offers that visitors have accepted.',
  prize_draw: 'A visitor draws once.',
  prize_player: 'A phone number draws once.',
  saved_vehicle: 'The watchlists of visitors.',
}

/** Names of the tables whose rows are copied. */
export const copiedTables: ReadonlySet<string> = new Set(Object.keys(copied))

/** Names of the tables whose rows stay behind. */
export const leftTables: ReadonlySet<string> = new Set(Object.keys(leftBehind))
