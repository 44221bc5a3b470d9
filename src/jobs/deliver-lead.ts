import type { SiteContext } from '#data/context.ts'
import type { LeadReader } from '#data/leads/lead-reader.ts'
import type { Lead } from '#data/leads/lead-records.ts'
import type { StockRepository } from '#data/stock.repository.ts'
import { createAdfChannel } from '#integrations/lead-delivery/adf/adf-channel.ts'
import type { LeadChannel } from '#integrations/lead-delivery/lead-notice.ts'
import { createMailChannel } from '#integrations/lead-delivery/mail/mail-channel.ts'
import type { MailSender } from '#integrations/lead-delivery/mail/mail-sender.ts'
import { createWebhookChannel } from '#integrations/lead-delivery/webhook/webhook-channel.ts'
import { describeError } from '#log/describe-error.ts'
import type { Logger } from '#log/log.ts'
import { findReceivers, findWebhookSecret, parseLeadChannel } from '#site/lead-routes.ts'
import type { Site } from '#site/site.ts'
import { buildLeadNotice, placeOf } from './build-lead-notice.ts'
import type { DeliverLead, DeliveryOutcome } from './delivery-outcome.ts'

export interface DeliverLeadOptions {
  /** `smtp` is null if no mail server is configured. */
  readonly mail: { readonly sandbox: MailSender; readonly smtp: MailSender | null }
  /** Resolves a secret that a site refers to; null if it is not set or does not belong to the site. */
  readonly findSecret: (siteSlug: string, reference: string) => string | null
  readonly stock: Pick<StockRepository, 'findByIdOrSlug'>
  readonly leads: Pick<LeadReader, 'find'>
  readonly log: Pick<Logger, 'info' | 'warn'>
  readonly now: () => number
  /** Time limit of one webhook call, milliseconds. */
  readonly webhookTimeLimitMs: number
}

type Delivery = Parameters<DeliverLead>[0]

/**
 * Delivers leads over the channels of `src/site/lead-routes.ts`. Problems that the operator or the dealer can fix lead
 * to a retry, so that the lead arrives after the fix. Only problems that a retry cannot solve count as failed.
 */
export function createDeliverLead(options: DeliverLeadOptions): DeliverLead {
  const { log } = options

  async function deliver(delivery: Delivery, signal: AbortSignal): Promise<DeliveryOutcome> {
    const { site, lead, channel } = delivery
    const parsed = parseLeadChannel(channel)
    if (parsed === null) return { kind: 'failed', reason: `no channel of the platform: ${channel.slice(0, 100)}` }
    switch (parsed.kind) {
      case 'sandbox':
        log.info({ site: site.slug, lead: lead.id, category: lead.category }, 'a lead of a demonstration was delivered')
        return { kind: 'delivered', detail: 'sandbox: written to the log only' }
      case 'unrouted':
        return deliverUnrouted(delivery, signal)
      case 'email':
      case 'adf': {
        const sender = chooseMailSender(site, options)
        if (typeof sender === 'string') return { kind: 'retry', reason: sender }
        const byMail = parsed.kind === 'email' ? createMailChannel(sender) : createAdfChannel(sender)
        return send(byMail, parsed.address, delivery, signal)
      }
      case 'webhook': {
        const reference = findWebhookSecret(site, parsed.url)
        if (reference === null) return { kind: 'failed', reason: 'the site no longer has this webhook' }
        const byWebhook = createWebhookChannel({
          findSecret: () => options.findSecret(site.slug, reference),
          timeLimitMs: options.webhookTimeLimitMs,
          now: options.now,
        })
        return send(byWebhook, parsed.url, delivery, signal)
      }
    }
  }

  /**
   * Delivers to each current receiver of the site in turn. A retry repeats them all; receivers drop duplicates by id.
   */
  async function deliverUnrouted(delivery: Delivery, signal: AbortSignal): Promise<DeliveryOutcome> {
    const channels = findReceivers(delivery.site, placeOf(delivery.lead))
    if (channels.length === 0 && delivery.site.demo) return deliver({ ...delivery, channel: 'sandbox' }, signal)
    if (channels.length === 0) return { kind: 'retry', reason: 'the site has no receiver for this lead' }
    const details: string[] = []
    for (const channel of channels) {
      const outcome = await deliver({ ...delivery, channel }, signal)
      if (outcome.kind !== 'delivered') return outcome
      details.push(outcome.detail)
    }
    return { kind: 'delivered', detail: details.join('; ') }
  }

  async function send(
    channel: LeadChannel,
    receiver: string,
    { site, lead }: Delivery,
    signal: AbortSignal,
  ): Promise<DeliveryOutcome> {
    const ctx = { siteId: site.slug, now: options.now }
    const [vehicle, earlier] = await Promise.all([
      lead.car === null ? null : readOrNull(options.stock.findByIdOrSlug(ctx, lead.car.id)),
      findEarlier(ctx, lead),
    ])
    return channel.deliver(buildLeadNotice(site, lead, { vehicle, earlier }), receiver, signal)
  }

  async function findEarlier(ctx: SiteContext, { earlierLead }: Lead): Promise<Lead | null> {
    return earlierLead === null ? null : readOrNull(options.leads.find(ctx, earlierLead))
  }

  /** Reads related records. If that fails, the dealer still gets the lead, with fewer details. */
  async function readOrNull<Value>(reading: Promise<Value | null>): Promise<Value | null> {
    try {
      return await reading
    } catch (error) {
      log.warn({ error: describeError(error) }, 'a lead is delivered without its related records')
      return null
    }
  }

  return async (delivery, signal) => {
    try {
      return await deliver(delivery, signal)
    } catch (error) {
      log.warn({ site: delivery.site.slug, lead: delivery.lead.id, error: describeError(error) }, 'a delivery failed')
      return { kind: 'retry', reason: 'the delivery failed inside the platform; see the log' }
    }
  }
}

/** The sandbox sends nothing, so leads of a real dealer wait instead of going there. */
function chooseMailSender(
  { demo, integrations }: Site,
  { mail }: Pick<DeliverLeadOptions, 'mail'>,
): MailSender | string {
  switch (integrations.mail) {
    case 'sandbox':
      return demo ? mail.sandbox : "integrations.mail is 'sandbox', which sends no e-mail; set it to 'smtp'"
    case 'smtp':
      return mail.smtp ?? 'the environment names no mail server; set SMTP_URL and MAIL_FROM'
  }
}
