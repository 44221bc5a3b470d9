import type { Database } from '#data/database.ts'
import type { Payment } from '#data/payments/payment-records.ts'
import { createPaymentRepository } from '#data/payments/payment-repository.ts'
import { formatMoney } from '#domain/format/format-money.ts'
import { exitStatus, type CommandIo } from './command.ts'
import { readWords, refuse } from './command-words.ts'
import { formatInstant, toJsonLine, toPrintable } from './lead-text.ts'
import { openLeads } from './open-leads.ts'

const usage = 'forecourt payments list SITE [--limit N] [--json]'

/**
 * `payments list`: the online payments of a site, newest first, also those that were not made. Times are UTC; --json
 * writes one object a line.
 */
export async function runList(args: string[], io: CommandIo, database: Database): Promise<number> {
  const words = readWords(args, {
    options: { limit: { type: 'string', default: '50' }, json: { type: 'boolean', default: false } },
  })
  if (!words.ok) return refuse(io, words.error, usage)
  const [siteSlug, ...more] = words.value.positionals
  const limit = Number(words.value.values['limit'])
  if (siteSlug === undefined || more.length > 0) return refuse(io, 'payments list needs one site', usage)
  if (!Number.isInteger(limit) || limit < 1 || limit > 1000)
    return refuse(io, '--limit: expected a whole number from 1 to 1000', usage)
  const opened = await openLeads(siteSlug, io, database)
  if (opened === null) return exitStatus.failed
  const all = await createPaymentRepository(database).list(opened.ctx, limit)
  const isJson = words.value.values.json
  if (all.length === 0 && !isJson) io.out(`site ${siteSlug} has no payments yet`)
  for (const payment of all) io.out(isJson ? toJsonLine(describePayment(payment)) : formatPayment(payment))
  return exitStatus.done
}

function formatPayment({
  id,
  state,
  amount,
  purpose,
  invoice,
  contact,
  createdAt,
  paidAt,
  reference,
}: Payment): string {
  const name = contact.name === '' ? '(erased)' : contact.name
  const what = toPrintable(`${purpose}  ${invoice}  ${name}`)
  return `${id}  ${formatInstant(paidAt ?? createdAt)}  ${state}  ${formatMoney(amount)}  ${what}  ${reference ?? '–'}`
}

/** The same facts for a program; money in cents, times as ISO instants. */
function describePayment(payment: Payment): object {
  const { id, state, amount, purpose, invoice, contact, createdAt, paidAt, reference } = payment
  return {
    id,
    state,
    amount_cents: amount,
    purpose,
    invoice,
    name: contact.name === '' ? null : contact.name,
    created_at: new Date(createdAt).toISOString(),
    paid_at: paidAt === null ? null : new Date(paidAt).toISOString(),
    reference,
  }
}
