import type { Database } from '#data/database.ts'
import { readEnvironment } from '#server/environment.ts'
import { readSiteFiles } from '#server/site-files.ts'
import { checkSites } from '#site/check-sites.ts'
import { exitStatus, type CommandIo } from './command.ts'
import { readWords } from './command-words.ts'
import { listMissingPictures } from './missing-pictures.ts'
import { listMissingMappings } from './named-mappings.ts'
import { listServerNeeds } from './server-needs.ts'
import { createSitesOutput, jsonOption, refuseWords, printProblems } from './sites-output.ts'
import { readTakenNames } from './stored-names.ts'

type Io = Pick<CommandIo, 'out' | 'err' | 'cwd'>

const usage = 'forecourt sites check [FILE|FOLDER …] [--json]   (default: sites)'

/**
 * `sites check`: prints every error and warning of the named site files, with file, line, path and what was expected
 * (TEN-02), also where a stored site has a host already and where the mapping of a feed is missing. Exit status: 0 when
 * all are valid, 1 when any is invalid or unreadable, 2 for wrong arguments. Changes nothing. `database`: null where
 * there is none.
 */
export async function run(args: string[], io: Io, database: Database | null = null): Promise<number> {
  const words = readWords(args, { options: jsonOption })
  if (!words.ok) return refuseWords(io, args, words.error, usage)
  const { values, positionals } = words.value
  const output = createSitesOutput(io, values.json)
  const reading = await readSiteFiles(positionals.length === 0 ? ['sites'] : positionals, io.cwd)
  if (!reading.ok) return output.fail(reading.error)
  const environment = readEnvironment(process.env, io.cwd)
  if (!environment.ok) return output.fail(environment.error)
  const { mappingFolder } = environment.environment
  const stored = database === null ? [] : await readTakenNames(database)
  const result = checkSites(reading.files, stored, {
    listErrors: (site) => listMissingMappings(site, mappingFolder),
    listWarnings: (site) => listMissingPictures(site),
  })
  const files = reading.files.length
  if (!result.ok) {
    const { errors, warnings } = result
    printProblems(output, { errors, warnings })
    const summary =
      `${errors.length} ${errors.length === 1 ? 'error' : 'errors'} in ` +
      `${files} ${files === 1 ? 'file' : 'files'}; correct them before applying`
    return output.fail(summary, exitStatus.failed, { errors, warnings })
  }
  const warnings = result.sites.flatMap((site) => site.warnings)
  printProblems(output, { warnings })
  const needs = result.sites.flatMap(({ site }) => listServerNeeds(site, io.cwd))
  for (const need of needs) output.note(`warning: ${need}`)
  for (const { file, site } of result.sites)
    output.line(
      `${file}: ${site.slug} (${site.template}), ${site.dealerships.length} ` +
        `${site.dealerships.length === 1 ? 'dealership' : 'dealerships'}: valid`,
    )
  return output.done({
    sites: result.sites.map(({ file, site }) => ({
      file,
      slug: site.slug,
      template: site.template,
      dealerships: site.dealerships.length,
    })),
    warnings,
    server: needs,
  })
}
