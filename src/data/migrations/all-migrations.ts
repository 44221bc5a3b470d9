import type { Migration } from './migration.ts'
import { stock } from './0001-stock.ts'
import { changeFeed } from './0002-change-feed.ts'
import { sites } from './0003-sites.ts'
import { leads } from './0004-leads.ts'
import { vehicleViews } from './0005-vehicle-views.ts'
import { financePrice } from './0006-finance-price.ts'
import { leadLedger } from './0007-lead-ledger.ts'
import { signIn } from './0008-sign-in.ts'
import { savedVehicles } from './0009-saved-vehicles.ts'
import { holds } from './0010-holds.ts'
import { valuations } from './0011-valuations.ts'
import { passkeys } from './0012-passkeys.ts'
import { payments } from './0013-payments.ts'
import { testDriveSlots } from './0014-test-drive-slots.ts'
import { signInNetworks } from './0015-sign-in-networks.ts'
import { leadFloods } from './0016-lead-floods.ts'
import { holdHolders } from './0017-hold-holders.ts'
import { prizePlayers } from './0018-prize-players.ts'
import { outboxByChannel } from './0019-outbox-by-channel.ts'
import { replacedDeliveries } from './0020-replaced-deliveries.ts'
import { importGuards } from './0021-import-guards.ts'
import { feedRuns } from './0022-feed-runs.ts'
import { dayTwo } from './0023-day-two.ts'
import { leases } from './0024-leases.ts'
import { webNodes } from './0025-web-nodes.ts'
import { passedOnNumbers } from './0026-passed-on-numbers.ts'
import { importHistory } from './0027-import-history.ts'
import { leadAge } from './0028-lead-age.ts'

/** In the order they run. New ones go to the end; what stands here is never edited, renamed or removed. */
export const migrations: readonly Migration[] = [
  stock,
  changeFeed,
  sites,
  leads,
  vehicleViews,
  financePrice,
  leadLedger,
  signIn,
  savedVehicles,
  holds,
  valuations,
  passkeys,
  payments,
  testDriveSlots,
  signInNetworks,
  leadFloods,
  holdHolders,
  prizePlayers,
  outboxByChannel,
  replacedDeliveries,
  importGuards,
  feedRuns,
  dayTwo,
  leases,
  webNodes,
  passedOnNumbers,
  importHistory,
  leadAge,
]
