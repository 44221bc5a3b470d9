import { join } from 'node:path'
import type { Database } from '#data/database.ts'
import { createLeadReader } from '#data/leads/lead-reader.ts'
import { createStockRepository } from '#data/stock.repository.ts'
import { createSandboxMailSender } from '#integrations/lead-delivery/mail/sandbox-mail-sender.ts'
import { createSmtpMailSender } from '#integrations/lead-delivery/mail/smtp-mail-sender.ts'
import { createDeliverLead } from '#jobs/deliver-lead.ts'
import type { DeliverLead } from '#jobs/delivery-outcome.ts'
import type { Logger } from '#log/log.ts'
import type { Environment } from './environment.ts'
import { resolveSecret } from './resolve-secret.ts'

/** Milliseconds for one mail and for one call: within the lease of a delivery, long enough for a busy server. */
const mailTimeLimitMs = 30_000
const webhookTimeLimitMs = 20_000

export interface LeadDelivererParts {
  readonly database: Database
  readonly environment: Pick<Environment, 'mail' | 'dataDirectory'>
  /** Holds the secrets that sites name. */
  readonly variables: Readonly<Record<string, string | undefined>>
  readonly log: Logger
  readonly now: () => number
}

/** Delivers leads with the mail server and the secrets of this process. Mails of the sandbox go to `mail/{site}`. */
export function createLeadDeliverer({ database, environment, variables, log, now }: LeadDelivererParts): DeliverLead {
  const { mail, dataDirectory } = environment
  return createDeliverLead({
    mail: {
      sandbox: createSandboxMailSender({ directory: join(dataDirectory, 'mail') }),
      smtp: mail === null ? null : createSmtpMailSender({ ...mail, timeLimitMs: mailTimeLimitMs }),
    },
    findSecret: (siteSlug, reference) => resolveSecret(siteSlug, reference, variables),
    stock: createStockRepository(database),
    leads: createLeadReader(database),
    log,
    now,
    webhookTimeLimitMs,
  })
}
