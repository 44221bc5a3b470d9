import { randomUUID } from 'node:crypto'
import type { Database } from '#data/database.ts'
import { listReceivers } from '#site/lead-routes.ts'
import { readWords, refuse } from './command-words.ts'
import { exitStatus, type CommandIo } from './command.ts'
import { toJsonLine, toPrintable } from './lead-text.ts'
import { openLeads } from './open-leads.ts'
import { listServerNeeds } from './server-needs.ts'

const usage = 'forecourt leads test SITE [--json]'

/** What a receiver reads; it must not look like an enquiry that needs an answer. */
const testForm = {
  name: 'TEST LEAD, please ignore',
  email: 'test@forecourt.invalid',
  message:
    'This is a test of the delivery of enquiries, sent by the operator of your website. ' +
    'Nobody waits for an answer. If you read it, enquiries of your website reach you here.',
}

/**
 * `leads test`: stores one lead, marked as a test, for every receiver that the site names: of all routes, of every
 * lead, and the e-mail of every place. Running nodes deliver it within seconds; `leads show` prints the result.
 */
export async function run(args: string[], io: CommandIo, database: Database): Promise<number> {
  const words = readWords(args, { options: { json: { type: 'boolean', default: false } } })
  if (!words.ok) return refuse(io, words.error, usage)
  const { values, positionals } = words.value
  const [siteSlug, ...more] = positionals
  if (siteSlug === undefined || more.length > 0) return refuse(io, 'leads test needs one site', usage)
  const opened = await openLeads(siteSlug, io, database)
  if (opened === null || opened.isRemoved) return exitStatus.failed
  const channels = listReceivers(opened.site())
  if (channels.length === 0) {
    io.err(`Site ${siteSlug} names no receiver of leads: see docs/guides/leads.md`)
    return exitStatus.failed
  }
  const { id } = await opened.leads.save(opened.ctx, {
    category: 'General Enquiry',
    subcategory: 'Test',
    event: 'default_form',
    form: testForm,
    car: null,
    pageUrl: null,
    userAgent: null,
    consent: { opt_in: false, opt_in_text: '', collection_notice: '', at: opened.ctx.now() },
    source: 'Test',
    attributes: { visited_pages: [], linked_query_params: {} },
    locationId: null,
    visitorId: null,
    suspicion: null,
    idempotencyKey: `test ${randomUUID()}`,
    channels,
  })
  if (values.json) {
    io.out(toJsonLine({ id, channels }))
    return exitStatus.done
  }
  io.out(`Test lead ${id} waits for ${channels.length} ${channels.length === 1 ? 'receiver' : 'receivers'}:`)
  for (const channel of channels) io.out(`  ${toPrintable(channel)}`)
  const needs = listServerNeeds(opened.site(), io.cwd)
  for (const need of needs) io.err(`warning: ${need}`)
  const delivered =
    needs.length === 0 ? 'Running servers deliver it within seconds' : 'Running servers deliver what they can'
  io.out(`${delivered}. See the result: forecourt leads show ${siteSlug} ${id}`)
  return exitStatus.done
}
