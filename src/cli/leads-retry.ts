import type { Database } from '#data/database.ts'
import { exitStatus, type CommandIo } from './command.ts'
import { openLeads, readWords, refuse, type OpenLeads } from './open-leads.ts'

interface Change {
  readonly name: string
  readonly all: string
  readonly none: string
  readonly apply: (opened: OpenLeads, id: string | null) => Promise<number>
}

const retry: Change = {
  name: 'retry',
  all: 'failed',
  none: 'Nothing to retry.',
  apply: ({ desk, ctx }, id) => desk.retry(ctx, id),
}

const release: Change = {
  name: 'release',
  all: 'all',
  none: 'Nothing is held.',
  apply: ({ desk, ctx }, id) => desk.release(ctx, id),
}

/** `leads retry`: failed deliveries wait again, of one lead or all of them; running nodes take them within seconds. */
export function runRetry(args: string[], io: CommandIo, database: Database): Promise<number> {
  return change(retry, args, io, database)
}

/** `leads release`: what was held of suspected robots is delivered, of one lead or of all. */
export function runRelease(args: string[], io: CommandIo, database: Database): Promise<number> {
  return change(release, args, io, database)
}

async function change(
  { name, all, none, apply }: Change,
  args: string[],
  io: CommandIo,
  database: Database,
): Promise<number> {
  const usage = `forecourt leads ${name} SITE ID|--${all}`
  const words = readWords(args, { options: { [all]: { type: 'boolean', default: false } } })
  if (!words.ok) return refuse(io, words.error, usage)
  const { values, positionals } = words.value
  const [siteSlug, id, ...more] = positionals
  const isAll = values[all] === true
  if (siteSlug === undefined || more.length > 0 || (id === undefined) !== isAll)
    return refuse(io, `leads ${name} needs a site, and the id of a lead or --${all}`, usage)
  const opened = await openLeads(siteSlug, io, database)
  if (opened === null) return exitStatus.failed
  if (id !== undefined && (await opened.leads.find(opened.ctx, id)) === null) {
    io.err(`site ${siteSlug} has no lead ${id}`)
    return exitStatus.failed
  }
  const count = await apply(opened, id ?? null)
  io.out(count === 0 ? none : `${count} ${count === 1 ? 'delivery waits' : 'deliveries wait'} to be tried again.`)
  return exitStatus.done
}
