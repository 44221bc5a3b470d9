import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadSiteFiles } from '#server/load-site-files.ts'
import { createPhotoService } from '#pictures/remote/photo-service.ts'
import type { PhotoWork } from '#pictures/remote/photo-work.ts'
import { listSwitches } from '#site/list-switches.ts'
import { buildHostTable, resolveSiteByHost } from '#site/resolve-host.ts'
import { plannedSettings } from '#site/schema/planned.ts'
import type { Site } from '#site/site.ts'
import { recordReads } from '#tests/fixtures/recorded-site.ts'
import { serveApp, type ServedApp } from '#tests/fixtures/served-app.ts'
import { projectRoot } from '#tests/fixtures/server-process.ts'
import { buildVariants, plainVariants, variantsAtLeast } from '#tests/fixtures/settings-variants.ts'
import { useSite } from '#tests/fixtures/settings-visits.ts'

const switches = listSwitches()
const records = new Set(switches.filter(({ type }) => type.startsWith('entries by name')).map(({ path }) => path))
const read = new Set<string>()
/**
 * Rounds that are visited in any case: one more visit can show nothing but that a planned setting is read, and where
 * none is planned the visits end with the last unread setting.
 */
const visitedRounds = plannedSettings.length === 0 ? 0 : plainVariants + variantsAtLeast

/** Read while layers are merged, before there is a site. */
const readByMerge = ['template', 'search.preset', 'opening_hours']
/** Read by commands on the site, and by no page. */
const readByCommands = ['leads.keep_years']
/** Read by the hourly maintenance, and by no page; `erase-old-leads.test.ts` shows its effect. */
const readByMaintenance = ['leads.erase_after_years']
/** Read by a server that has a search engine in another process; `outside-search.test.ts` shows its effect. */
const readBesideEngine = ['search.engine']
/** Looked up by a word of the vehicle's record: where one entry is read, each is for the vehicle that has its word. */
const byVehicle = ['price.type_words', 'price.type_notes'] as const

const fetchNothing = () => Promise.reject(new Error('nothing is fetched here'))
const noWork: PhotoWork = { has: fetchNothing, fetch: fetchNothing, encode: fetchNothing, stop: () => {} }

let app: ServedApp
const sites = new Map<string, Site>()
/** Hosts of the sites, each once in a round. */
const rounds: string[][] = []

beforeAll(async () => {
  const files = await loadSiteFiles('sites', projectRoot)
  for (const [index, { document }] of files.entries())
    for (const [variant, site] of buildVariants(document, index + 1).entries()) {
      const host = `v${variant}.${site.slug}.example`
      sites.set(
        host,
        recordReads(site, records, (path) => read.add(path)),
      )
      // The first rounds have each variant of some site, and so read most settings.
      const round = variant < plainVariants ? (variant + index + 1) % plainVariants : variant
      rounds[round] = [...(rounds[round] ?? []), host]
    }
  app = await serveApp({
    demo: true,
    wrap: (services) => ({
      ...services,
      allowances: { take: () => true },
      sites: { ...services.sites, lookup: (host) => ({ kind: 'site', site: requireSite(host) }) },
    }),
    change: ({ stock, now }, directory) => ({
      pageCache: null,
      photos: createPhotoService({
        directory: join(directory, 'photos'),
        work: noWork,
        findVehicle: (siteId, id) => stock.findByIdOrSlug({ siteId, now }, id),
        now,
        memoryBytes: 1_000,
        diskBytes: 1_000,
        onFault: () => {},
        onTrouble: () => {},
      }),
    }),
  })
})
afterAll(() => app.close())

function requireSite(host: string): Site {
  const site = sites.get(host)
  if (site === undefined) throw new Error(`no site at ${host}`)
  return site
}

const isRead = (path: string): boolean =>
  read.has(path) ||
  readByCommands.includes(path) ||
  readByMaintenance.includes(path) ||
  readBesideEngine.includes(path) ||
  readByMerge.some((merged) => path === merged || path.startsWith(`${merged}[`)) ||
  byVehicle.some(
    (section) => path.startsWith(`${section}.`) && [...read].some((each) => each.startsWith(`${section}.`)),
  )

describe('settings that have an effect', () => {
  test(
    'TEN-06 a setting that nothing reads is marked planned, and one that is read is not',
    { timeout: 600_000 },
    async () => {
      resolveSiteByHost('www.dealer.example', buildHostTable([...sites.values()]))
      const settings = switches.filter(({ section }) => !section)
      const listUnread = (): readonly string[] =>
        settings.filter(({ path, planned }) => !planned && !isRead(path)).map(({ path }) => path)
      for (const [round, hosts] of rounds.entries()) {
        for (const host of hosts) {
          if (round >= visitedRounds && listUnread().length === 0) break
          await useSite(app, host, requireSite(host))
        }
      }
      expect(read.size).toBeGreaterThan(300)
      expect(listUnread(), 'without effect, and not in plannedSettings').toEqual([])
      expect(
        settings.filter(({ path, planned }) => planned && isRead(path)).map(({ path }) => path),
        'in plannedSettings, and read',
      ).toEqual([])
      const paths = switches.map(({ path }) => path)
      expect(
        plannedSettings.filter((planned) => !paths.includes(planned)),
        'in plannedSettings, and no setting',
      ).toEqual([])
    },
  )
})
