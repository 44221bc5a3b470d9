import type { Database } from '#data/database.ts'
import { createSiteRepository } from '#data/site.repository.ts'
import type { AppliedSite } from '#data/sites/site-records.ts'
import { listChangedSettings } from '#site/changed-settings.ts'
import type { CommandIo } from './command.ts'
import { describeUnknownSite } from './find-stored-site.ts'
import { formatInstant, toPrintable } from './lead-text.ts'
import { readWords } from './command-words.ts'
import { createSitesOutput, jsonOption, refuseWords } from './sites-output.ts'

const usage = 'forecourt sites history SITE [--limit N] [--json]'

/** Names of changed settings that one line shows; the rest is counted. */
const mostNamed = 4

/**
 * `sites history`: the versions of a site, newest first, each with its time (UTC), who applied it and which settings
 * differ from the version before. A removed site has its history too.
 */
export async function run(args: string[], io: CommandIo, database: Database): Promise<number> {
  const words = readWords(args, { options: { limit: { type: 'string', default: '20' }, ...jsonOption } })
  if (!words.ok) return refuseWords(io, args, words.error, usage)
  const { values, positionals } = words.value
  const [slug, ...more] = positionals
  if (slug === undefined || more.length > 0) return refuseWords(io, args, 'sites history needs one site', usage)
  const limit = Number(values.limit)
  if (!Number.isInteger(limit) || limit < 1 || limit > 1000)
    return refuseWords(io, args, `--limit: expected a whole number from 1 to 1000, not '${values.limit}'`, usage)
  const output = createSitesOutput(io, values.json)
  const system = { system: true, now: (): number => Date.now() } as const
  const repository = createSiteRepository(database)
  // One more than shown, so that the last one shown has a version to be compared with.
  const versions = await repository.listVersions(system, slug, limit + 1)
  if (versions.length === 0) return output.fail(await describeUnknownSite(database, slug))
  const inForce = (await repository.get(system, slug))?.version ?? null
  const shown = versions.slice(0, limit).map((version, index) => describe(version, versions[index + 1], inForce))
  for (const { version, applied_at: at, applied_by: by, in_force: isInForce, changed } of shown) {
    const mark = isInForce ? 'in force' : ''
    const who = toPrintable(by ?? 'not known')
    output.line(
      `${String(version).padStart(4)}  ${formatInstant(Date.parse(at))}  ${mark.padEnd(8)}  ${who.padEnd(24)}  ` +
        formatChanged(changed),
    )
  }
  if (inForce === null) output.note(`Site ${slug} was removed; no version is in force.`)
  return output.done({ site: slug, versions: shown })
}

function describe(version: AppliedSite, before: AppliedSite | undefined, inForce: number | null) {
  return {
    version: version.version,
    applied_at: new Date(version.appliedAt).toISOString(),
    applied_by: version.appliedBy,
    in_force: version.version === inForce,
    hosts: version.hosts,
    /** null: the first version. */
    changed: before === undefined ? null : listChangedSettings(before.document, version.document),
  }
}

function formatChanged(changed: readonly string[] | null): string {
  if (changed === null) return 'first version'
  if (changed.length === 0) return 'comments only'
  const more = changed.length - mostNamed
  return `${changed.slice(0, mostNamed).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}
