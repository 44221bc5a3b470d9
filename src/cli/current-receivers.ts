import type { Lead } from '#data/leads/lead-records.ts'
import { placeOf } from '#jobs/build-lead-notice.ts'
import { findReceivers, parseLeadChannel } from '#site/lead-routes.ts'
import type { CommandIo } from './command.ts'
import type { OpenLeads } from './open-leads.ts'

/** Leads read at a time. */
const batch = 500

/**
 * Makes leads go to the receivers that the site names now: of one lead, or of all with a failed delivery (null). A
 * receiver that got the lead is left alone, and a failed delivery to a former receiver is not tried again. Returns the
 * number of deliveries that wait because of it.
 */
export async function deliverToCurrentReceivers(opened: OpenLeads, id: string | null, io: CommandIo): Promise<number> {
  const { ctx, desk, leads } = opened
  if (id !== null) {
    const lead = await leads.find(ctx, id)
    return lead === null ? 0 : deliverOne(opened, lead, io)
  }
  let count = 0
  for (let before: number | undefined; ;) {
    const found = await desk.search(ctx, { state: 'failed' }, batch, before)
    for (const { lead } of found) count += await deliverOne(opened, lead, io)
    before = found.at(-1)?.seq
    if (found.length < batch) return count
  }
}

async function deliverOne({ ctx, desk, leads, site }: OpenLeads, lead: Lead, io: CommandIo): Promise<number> {
  if (lead.erasedAt !== null) {
    io.err(`lead ${lead.id} was erased; nothing is left to deliver`)
    return 0
  }
  // A lead without receivers looks them up when it is delivered; more deliveries would reach each of them twice.
  const unrouted = (await leads.listDeliveries(ctx, lead.id)).find(
    ({ channel, state }) => state !== 'delivered' && parseLeadChannel(channel)?.kind === 'unrouted',
  )
  if (unrouted !== undefined) return desk.deliverTo(ctx, lead.id, [unrouted.channel])
  const receivers = findReceivers(site(), placeOf(lead))
  if (receivers.length === 0) io.err(`the site has no receiver for lead ${lead.id}`)
  return desk.deliverTo(ctx, lead.id, receivers)
}
