import type { Database } from '#data/database.ts'
import { createSiteRepository } from '#data/site.repository.ts'
import { createSiteRemover } from '#data/sites/site-remover.ts'
import { createSiteStandingStore, type Offline } from '#data/sites/site-standing.ts'
import { createStockRepository } from '#data/stock.repository.ts'
import type { CommandIo } from './command.ts'
import { formatInstant } from './lead-text.ts'
import { readWords } from './command-words.ts'
import { createSitesOutput, jsonOption, refuseWords } from './sites-output.ts'

const usage = 'forecourt sites list [--json]'

const toInstant = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())

/**
 * `sites list`: lists every stored site with its version and the numbers of its vehicles, sold ones apart, then the
 * removed ones.
 */
export async function run(args: string[], io: CommandIo, database: Database): Promise<number> {
  const words = readWords(args, { options: jsonOption })
  if (!words.ok) return refuseWords(io, args, words.error, usage)
  if (words.value.positionals.length > 0) return refuseWords(io, args, 'sites list takes no site', usage)
  const output = createSitesOutput(io, words.value.values.json)
  const now = (): number => Date.now()
  const system = { system: true, now } as const
  const sites = await createSiteRepository(database).list(system)
  const { offline } = await createSiteStandingStore(database).readStanding(system)
  const stock = createStockRepository(database)
  if (sites.length === 0)
    output.line(`No site is stored in ${database.place} yet. Store one with: forecourt sites apply FILE`)
  const listed = []
  for (const { slug, version, hosts } of sites) {
    const ctx = { siteId: slug, now }
    const vehicles = await stock.countUnsold(ctx)
    const sold = (await stock.countAll(ctx)) - vehicles
    const off = offline.get(slug)
    const current = off === undefined || (off.until !== null && off.until <= now()) ? null : off
    const soldToo = sold === 0 ? '' : `, ${sold} sold`
    output.line(`${slug.padEnd(32)} version ${version}   ${vehicles} vehicles${soldToo}${formatOffline(current)}`)
    listed.push({ slug, version, hosts, vehicles, sold, offline: current === null ? null : describeOffline(current) })
  }
  const removed = await createSiteRemover(database).listRemoved(system)
  for (const { slug, version, removedAt, keepUntil, clearedAt, erasedAt } of removed) {
    const kept =
      erasedAt === null
        ? `leads kept until ${formatInstant(keepUntil).slice(0, 10)}`
        : `personal data erased ${formatInstant(erasedAt).slice(0, 10)}`
    const open = clearedAt === null ? `; unfinished: run forecourt sites remove ${slug} again` : ''
    output.line(
      `${slug.padEnd(32)} version ${version}   removed ${formatInstant(removedAt).slice(0, 10)}, ${kept}${open}`,
    )
  }
  return output.done({
    sites: listed,
    removed: removed.map((site) => ({
      slug: site.slug,
      version: site.version,
      removed_at: toInstant(site.removedAt),
      keep_until: toInstant(site.keepUntil),
      finished: site.clearedAt !== null,
      erased_at: toInstant(site.erasedAt),
    })),
    place: database.place,
  })
}

const formatOffline = (offline: Offline | null): string =>
  offline === null
    ? ''
    : `   offline${offline.until === null ? '' : ` until ${formatInstant(offline.until).slice(0, 16)} UTC`}`

const describeOffline = ({ since, until, reason }: Offline): object => ({
  since: toInstant(since),
  until: toInstant(until),
  reason,
})
