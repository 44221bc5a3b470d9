import type { Database } from '#data/database.ts'
import { createSiteRepository } from '#data/site.repository.ts'
import { listChangedSettings } from '#site/changed-settings.ts'
import { exitStatus, type CommandIo } from './command.ts'
import { describeUnknownSite } from './find-stored-site.ts'
import { readWords } from './command-words.ts'
import { findVersion, parseVersionNumber, writeSiteFile } from './sites-export.ts'
import { createSitesOutput, jsonOption, refuseWords, printProblems } from './sites-output.ts'
import { storeSiteFiles } from './store-site-files.ts'

const usage = 'forecourt sites rollback SITE VERSION [--json]'

/**
 * `sites rollback`: stores a new version that equals an earlier one, after the same checks as `sites apply`. The
 * history is never rewritten, so a rollback can be rolled back.
 */
export async function run(args: string[], io: CommandIo, database: Database): Promise<number> {
  const words = readWords(args, { options: jsonOption })
  if (!words.ok) return refuseWords(io, args, words.error, usage)
  const [slug, numberText, ...more] = words.value.positionals
  if (slug === undefined || numberText === undefined || more.length > 0)
    return refuseWords(io, args, 'sites rollback needs a site and a version; sites history shows them', usage)
  const number = parseVersionNumber(numberText)
  if (number === 'wrong') return refuseWords(io, args, `expected the number of a version, not '${numberText}'`, usage)
  const output = createSitesOutput(io, words.value.values.json)
  const system = { system: true, now: (): number => Date.now() } as const
  const current = await createSiteRepository(database).get(system, slug)
  // A removed site is restored by `sites apply --bring-back` only.
  if (current === null) return output.fail(await describeUnknownSite(database, slug))
  const found = await findVersion(database, slug, number)
  if (typeof found === 'string') return output.fail(found)
  const text = writeSiteFile(found)
  if (text === null) return output.fail(`version ${number} of site ${slug} is damaged; choose another`)

  const file = `version ${number} of site ${slug}`
  const stored = await storeSiteFiles(database, [{ file, text }], { appliedBy: `rollback to version ${number}` })
  printProblems(output, stored)
  if (!stored.ok) {
    const { errors, warnings } = stored
    const summary = `${file} does not pass the checks any more; nothing was changed. Export, correct and apply it.`
    return output.fail(summary, exitStatus.failed, { errors, warnings })
  }
  const [result] = stored.results
  if (result === undefined) throw new Error('nothing was stored')
  const changed = listChangedSettings(current.document, found.document)
  if (result.outcome === 'unchanged') output.line(`${slug}: version ${result.version} is the same already`)
  else
    output.line(
      `${slug}: version ${result.version} now equals version ${number}` +
        (changed.length === 0 ? '' : `; changed: ${changed.join(', ')}`),
    )
  return output.done({ site: slug, version: result.version, equals: number, outcome: result.outcome, changed })
}
