import type { Database } from '#data/database.ts'
import { exitStatus, type CommandIo } from './command.ts'
import { readWords, refuse } from './command-words.ts'
import { toJsonLine } from './lead-text.ts'
import { openLeads, type OpenLeads } from './open-leads.ts'
import { deliverToCurrentReceivers } from './current-receivers.ts'

interface Change {
  readonly name: string
  readonly all: string
  readonly none: string
  /** What the deliveries wait for. */
  readonly purpose: string
  /** `flag`: whether the flag of the change was given. */
  readonly apply: (opened: OpenLeads, id: string | null, flag: boolean, io: CommandIo) => Promise<number>
  readonly flag?: string
}

const retry: Change = {
  name: 'retry',
  all: 'failed',
  none: 'Nothing to retry.',
  purpose: 'to be tried again',
  flag: 'to-current-receivers',
  apply: (opened, id, isRerouted, io) =>
    isRerouted ? deliverToCurrentReceivers(opened, id, io) : opened.desk.retry(opened.ctx, id),
}

const release: Change = {
  name: 'release',
  all: 'all',
  none: 'Nothing is held.',
  purpose: 'for its receiver',
  apply: ({ desk, ctx }, id) => desk.release(ctx, id),
}

/**
 * `leads retry`: failed deliveries wait again, of one lead or all of them; running nodes take them within seconds. With
 * --to-current-receivers, the leads go to the receivers that the site names now, and not again to former ones.
 * --json writes the number of deliveries.
 */
export function runRetry(args: string[], io: CommandIo, database: Database): Promise<number> {
  return change(retry, args, io, database)
}

/** `leads release`: what was held of suspected robots is delivered, of one lead or of all. */
export function runRelease(args: string[], io: CommandIo, database: Database): Promise<number> {
  return change(release, args, io, database)
}

async function change(
  { name, all, none, purpose, flag, apply }: Change,
  args: string[],
  io: CommandIo,
  database: Database,
): Promise<number> {
  const usage = `forecourt leads ${name} SITE ID|--${all}${flag === undefined ? '' : ` [--${flag}]`} [--json]`
  const boolean = { type: 'boolean', default: false } as const
  const words = readWords(args, {
    options: { json: boolean, [all]: boolean, ...(flag === undefined ? {} : { [flag]: boolean }) },
  })
  if (!words.ok) return refuse(io, words.error, usage)
  const { values, positionals } = words.value
  const [siteSlug, id, ...more] = positionals
  const isAll = values[all] === true
  if (siteSlug === undefined || more.length > 0 || (id === undefined) !== isAll)
    return refuse(io, `leads ${name} needs a site, and the id of a lead or --${all}`, usage)
  const opened = await openLeads(siteSlug, io, database)
  if (opened === null) return exitStatus.failed
  if (opened.isRemoved) {
    io.err('No node delivers the leads of a removed site; nothing was changed.')
    return exitStatus.refused
  }
  if (id !== undefined && (await opened.leads.find(opened.ctx, id)) === null) {
    io.err(`site ${siteSlug} has no lead ${id}`)
    return exitStatus.failed
  }
  const count = await apply(opened, id ?? null, flag !== undefined && values[flag] === true, io)
  if (values['json']) io.out(toJsonLine({ site: siteSlug, lead: id ?? null, deliveries: count }))
  else io.out(count === 0 ? none : `${count} ${count === 1 ? 'delivery waits' : 'deliveries wait'} ${purpose}.`)
  return exitStatus.done
}
