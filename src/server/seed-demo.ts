import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SiteContext } from '#data/context.ts'
import type { Database } from '#data/database.ts'
import { createSiteRepository } from '#data/site.repository.ts'
import { createSiteRemover } from '#data/sites/site-remover.ts'
import { createStockRepository, type StockRepository } from '#data/stock.repository.ts'
import { buildDemoFeed, type DemoFeed } from '#demo/build-demo-feed.ts'
import { buildPriceHistory } from '#demo/build-price-history.ts'
import { bringEndsNear } from '#demo/near-ends.ts'
import { demoSiteSlugs } from '#demo/plans/plans.ts'
import type { Site } from '#site/site.ts'
import { importFeed } from '#stock/import-feed.ts'
import { importGuardNames } from '#domain/feed/import-guards.ts'
import type { ImportReport } from '#stock/import-report.ts'
import { buildImportSettings } from '#stock/import-settings.ts'
import { createDefaultMapping } from '#stock/mapping/load-mapping.ts'
import type { LoadedSite } from './load-site-files.ts'

const appliedBy = 'demo'

/**
 * Stores the given site files, and today's stock of those that have demo stock, through the doors that real dealers
 * use. A site whose configuration an operator has applied by hand since is left as it is, and so are all other sites.
 */
export async function seedDemo(
  database: Database,
  files: readonly LoadedSite[],
  now: () => number,
  say: (line: string) => void,
): Promise<void> {
  const system = { system: true, now } as const
  const repository = createSiteRepository(database)
  const stored = new Map((await repository.list(system)).map((site) => [site.slug, site]))
  const isOperators = (slug: string): boolean => {
    const owner = stored.get(slug)?.appliedBy
    return owner !== undefined && owner !== appliedBy
  }
  // A demo site that an operator has removed stays removed.
  const removed = new Set((await createSiteRemover(database).listRemoved(system)).map(({ slug }) => slug))
  const own = files.filter(({ site }) => !isOperators(site.slug) && !removed.has(site.slug))
  const today = new Date(now()).toISOString().slice(0, 10)
  const results = await repository.applyAll(
    system,
    own.map(({ site, document, sourceText }) => ({
      slug: site.slug,
      document: bringEndsNear(document, today),
      hosts: site.hosts,
      sourceText,
      appliedBy,
    })),
  )
  if (results.some(({ outcome }) => outcome !== 'unchanged')) say(`Loaded ${results.length} demo sites`)

  const stock = createStockRepository(database)
  for (const { site } of own)
    if (demoSiteSlugs.includes(site.slug)) await importDemoStock(site, stock, { siteId: site.slug, now }, today, say)
}

/**
 * Once a day at most: the feed is the same all day, and the run of the day is in the list of imports. An empty store
 * first gets the feeds of earlier days, so that the price ledger knows what each reduced vehicle cost before
 * (PRICE-02).
 */
async function importDemoStock(
  site: Site,
  stock: StockRepository,
  ctx: SiteContext,
  today: string,
  say: (line: string) => void,
): Promise<void> {
  const last = (await stock.listImports(ctx, 5)).find(({ outcome }) => outcome === 'completed')
  if (last !== undefined && new Date(last.startedAt).toISOString().slice(0, 10) === today) return
  const dealerships = site.dealerships.map(({ slug, locations }) => ({
    slug,
    state: locations[0]?.address.state ?? null,
    city: locations[0]?.address.city ?? null,
  }))
  if (last === undefined) {
    for (const { daysAgo, ...feed } of buildPriceHistory(site.slug, { today, dealerships })) {
      const then = ctx.now() - daysAgo * 86_400_000
      await importDemoFeed(site, stock, { ...ctx, now: () => then }, feed)
    }
  }
  const report = await importDemoFeed(site, stock, ctx, buildDemoFeed(site.slug, { today, dealerships }))
  say(
    `  ${site.name}: ${report.rows} vehicles, ${report.changed} changed, ` +
      `${report.sold} sold, ${report.rejected} rejected`,
  )
}

async function importDemoFeed(
  site: Site,
  stock: StockRepository,
  ctx: SiteContext,
  feed: DemoFeed,
): Promise<ImportReport> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-demo-'))
  try {
    const file = join(folder, `${site.slug}-${new Date(ctx.now()).toISOString().slice(0, 10)}.${feed.format}`)
    await writeFile(file, feed.text)
    const report = await importFeed({
      ctx,
      stock,
      settings: buildImportSettings(site),
      mapping: createDefaultMapping(feed.format),
      file,
      allow: importGuardNames,
    })
    if (report.outcome !== 'completed')
      throw new Error(`the demo stock of ${site.slug} could not be imported: ${report.error ?? report.outcome}`)
    return report
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
