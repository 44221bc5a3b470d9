import type { Database } from '#data/database.ts'
import { createSiteRepository } from '#data/site.repository.ts'
import { createSiteRemover, type RemovalPlan, type SiteRemover } from '#data/sites/site-remover.ts'
import { resolveStoredSite } from '#server/stored-site.ts'
import { exitStatus, type CommandIo } from './command.ts'
import { describeUnknownSite } from './find-stored-site.ts'
import { readWords } from './command-words.ts'
import { createSitesOutput, jsonOption, refuseWords, type SitesOutput } from './sites-output.ts'

const usage = 'forecourt sites remove SITE [--confirm SITE] [--json]'

/** Words for what goes and what stays; tables that mean nothing to a dealer are counted with their neighbours. */
const goingWords: readonly (readonly [keyof RemovalPlan['goes'], string])[] = [
  ['vehicle', 'vehicles'],
  ['import_run', 'reports of imports'],
  ['visitor', "visitors' accounts, with sign-ins and passkeys"],
  ['saved_vehicle', 'saved vehicles'],
  ['checkout_draft', 'unfinished purchases'],
]
const keptWords: readonly (readonly [keyof RemovalPlan['keeps'], string])[] = [
  ['lead', 'leads, each with its consent'],
  ['vehicle_hold', 'reservations'],
  ['payment', 'online payments'],
  ['offer_acceptance', 'accepted trade-in offers'],
  ['prize_player', 'prizes'],
  ['price_change', 'changes of prices'],
]

/**
 * `sites remove`: takes a site away for good. It says what goes and what is kept for the legal period, and does it once
 * the slug has been typed, or given with --confirm. A removal that was interrupted goes on when it is called again.
 */
export async function run(args: string[], io: CommandIo, database: Database): Promise<number> {
  const words = readWords(args, { options: { confirm: { type: 'string' }, ...jsonOption } })
  if (!words.ok) return refuseWords(io, args, words.error, usage)
  const { values, positionals } = words.value
  const [slug, ...more] = positionals
  if (slug === undefined || more.length > 0) return refuseWords(io, args, 'sites remove needs one site', usage)
  const output = createSitesOutput(io, values.json)
  const system = { system: true, now: (): number => Date.now() } as const
  const remover = createSiteRemover(database)
  const applied = await createSiteRepository(database).get(system, slug)
  const plan = applied === null ? null : await remover.plan(system, slug)
  if (applied === null || plan === null) return finishRemoval(database, remover, slug, output)

  const years = readKeepYears(applied.document)
  const keepUntil = addYears(system.now(), years)
  const planned = { site: slug, ...plan, keep_years: years, keep_until: new Date(keepUntil).toISOString() }
  printPlan(output, slug, plan, years, keepUntil)
  if (plan.open > 0)
    return output.fail(
      `${count(plan.open, 'reservation or payment is', 'reservations or payments are')} under way: end them first ` +
        `with forecourt holds refund ${slug} ID, or wait until they are settled. Nothing was removed.`,
      exitStatus.refused,
      planned,
    )
  const typed = values.confirm ?? (await io.ask?.(`Type ${slug} to remove it: `)) ?? null
  if (typed?.trim() !== slug)
    return output.fail(
      typed === null
        ? `Nothing was removed. To do it: forecourt sites remove ${slug} --confirm ${slug}`
        : `'${typed.trim()}' is not ${slug}; nothing was removed.`,
      exitStatus.refused,
      planned,
    )
  const removed = await remover.remove(system, slug, keepUntil)
  if (removed === null) return output.fail(await describeUnknownSite(database, slug))
  if (removed === 'open')
    return output.fail('A reservation began meanwhile; nothing was removed.', exitStatus.refused, planned)
  await remover.clear(system, slug)
  output.line(`Removed ${slug}. What is kept of it is erased after ${new Date(keepUntil).toISOString().slice(0, 10)}.`)
  return output.done({ ...planned, removed: true })
}

/** Ends a removal that was interrupted after the site itself was gone. */
async function finishRemoval(
  database: Database,
  remover: SiteRemover,
  slug: string,
  output: SitesOutput,
): Promise<number> {
  const system = { system: true, now: (): number => Date.now() } as const
  const removed = (await remover.listRemoved(system)).find((site) => site.slug === slug)
  if (removed === undefined || removed.clearedAt !== null) return output.fail(await describeUnknownSite(database, slug))
  await remover.clear(system, slug)
  output.line(`Finished the removal of ${slug}.`)
  return output.done({ site: slug, removed: true })
}

function printPlan(output: SitesOutput, slug: string, plan: RemovalPlan, years: number, keepUntil: number): void {
  const { goes, keeps, hosts, undelivered, version } = plan
  output.line(`Site ${slug}, version ${version}${hosts.length === 0 ? '' : `, ${hosts.join(', ')}`}`)
  output.line('Goes for good:')
  for (const [table, words] of goingWords) if (goes[table] > 0) output.line(`  ${words}: ${goes[table]}`)
  output.line('  its pages: every host answers "No site here", and no other site gets a host without --take-hosts')
  if (undelivered > 0)
    output.line(`  ${count(undelivered, 'delivery of a lead', 'deliveries of leads')} not made yet: nobody gets them`)
  const until = new Date(keepUntil).toISOString().slice(0, 10)
  output.line(`Kept until ${until} (${count(years, 'year', 'years')}, leads.keep_years), then erased:`)
  for (const [table, words] of keptWords) if (keeps[table] > 0) output.line(`  ${words}: ${keeps[table]}`)
  output.line('  its earlier versions, without personal data, stay for good')
}

const count = (number: number, one: string, several: string): string => `${number} ${number === 1 ? one : several}`

/** A document that this version of the platform does not take keeps its leads for the longest usual time. */
function readKeepYears(document: unknown): number {
  try {
    return resolveStoredSite(document).leads.keep_years
  } catch {
    return usualKeepYears
  }
}

const usualKeepYears = 7

function addYears(at: number, years: number): number {
  const date = new Date(at)
  date.setUTCFullYear(date.getUTCFullYear() + years)
  return date.getTime()
}
