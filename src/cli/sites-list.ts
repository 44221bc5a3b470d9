import type { Database } from '#data/database.ts'
import { createSiteRepository } from '#data/site.repository.ts'
import { createStockRepository } from '#data/stock.repository.ts'
import { exitStatus, type CommandIo } from './command.ts'

/** `sites list`: lists every stored site with its version and number of vehicles. */
export async function run(args: string[], io: CommandIo, database: Database): Promise<number> {
  if (args.length > 0) {
    io.err('usage: forecourt sites list')
    return exitStatus.refused
  }
  const now = (): number => Date.now()
  const sites = await createSiteRepository(database).list({ system: true, now })
  if (sites.length === 0)
    io.out(`No site is stored in ${database.place} yet. Store one with: forecourt sites apply FILE`)
  const stock = createStockRepository(database)
  for (const { slug, version } of sites)
    io.out(`${slug.padEnd(32)} version ${version}   ${await stock.countAll({ siteId: slug, now })} vehicles`)
  return exitStatus.done
}
