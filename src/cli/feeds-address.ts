import type { Database } from '#data/database.ts'
import { buildFeedPath } from '#publication/feeds/feed-address.ts'
import { readEnvironment } from '#server/environment.ts'
import { readFormSecret } from '#server/form-secret.ts'
import { resolveHostOrigin, resolveSiteOrigin } from '#site/site-origin.ts'
import { exitStatus, type CommandIo } from './command.ts'
import { createStockServices } from './open-stock.ts'

/**
 * `feeds address SITE`: prints the address of each outbound feed of a site, to be given to its receiver. Needs the
 * secret of the running server: FORECOURT_SECRET, or the data folder.
 */
export async function run([siteSlug, ...more]: string[], io: CommandIo, database: Database): Promise<number> {
  if (siteSlug === undefined || more.length > 0) {
    io.err('usage: forecourt feeds address SITE')
    return exitStatus.refused
  }
  const opened = await createStockServices(database).openStock(siteSlug)
  const read = readEnvironment(process.env, io.cwd)
  if (!opened.ok || !read.ok) {
    io.err(opened.ok ? (read.ok ? '' : read.error) : opened.error)
    return exitStatus.failed
  }
  const { site } = opened
  if (site.feeds.kinds.length === 0) {
    io.out(
      `Site ${siteSlug} has no outbound feed. Name the kinds that it should have under feeds.kinds, such as [google].`,
    )
    return exitStatus.done
  }
  const { secret: configured, dataDirectory, port } = read.environment
  let isKept = true
  const secret = await readFormSecret(configured, dataDirectory, () => (isKept = false))
  if (!isKept) {
    io.err(`The secret in ${dataDirectory} cannot be read; set FORECOURT_SECRET as on the server`)
    return exitStatus.failed
  }
  if (configured === null)
    io.err(
      `note: the addresses hold for a server that uses the secret in ${dataDirectory}. Where the server has ` +
        'FORECOURT_SECRET, set it for this command too.',
    )
  const origin = resolveSiteOrigin(site, resolveHostOrigin(site, port))
  for (const kind of site.feeds.kinds) io.out(`${kind.padEnd(8)}${origin}${buildFeedPath(secret, site, kind)}`)
  return exitStatus.done
}
