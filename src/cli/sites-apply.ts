import type { Database } from '#data/database.ts'
import { readEnvironment } from '#server/environment.ts'
import { readSiteFiles } from '#server/site-files.ts'
import { exitStatus, type CommandIo } from './command.ts'
import { readWords } from './command-words.ts'
import { listServerNeeds } from './server-needs.ts'
import { createSitesOutput, jsonOption, refuseWords, printProblems } from './sites-output.ts'
import { storeSiteFiles } from './store-site-files.ts'

const usage = 'forecourt sites apply FILE|FOLDER … [--take-hosts] [--bring-back] [--json]'

/**
 * `sites apply FILE|FOLDER …`: checks the files together with every site that is stored already, then stores them in
 * one transaction. With one error nothing is applied (TEN-02). Running nodes load the change from the change feed
 * (TEN-08). --take-hosts gives a host that another site left to the site of the file; --bring-back lets the slug be
 * that of a removed site.
 */
export async function run(args: string[], io: CommandIo, database: Database): Promise<number> {
  const flag = { type: 'boolean', default: false } as const
  const words = readWords(args, { options: { 'take-hosts': flag, 'bring-back': flag, ...jsonOption } })
  if (!words.ok) return refuseWords(io, args, words.error, usage)
  const { values, positionals } = words.value
  if (positionals.length === 0) return refuseWords(io, args, 'sites apply needs a file or a folder', usage)
  const output = createSitesOutput(io, values.json)
  const reading = await readSiteFiles(positionals, io.cwd)
  if (!reading.ok) return output.fail(`${reading.error}; nothing was applied.`)
  const environment = readEnvironment(process.env, io.cwd)
  const stored = await storeSiteFiles(database, reading.files, {
    appliedBy: 'command line',
    ...(environment.ok ? { mappingFolder: environment.environment.mappingFolder } : {}),
    takesHosts: values['take-hosts'],
    bringsBack: values['bring-back'],
  })
  printProblems(output, stored)
  if (!stored.ok) {
    const { errors, warnings } = stored
    const count = errors.length === 1 ? 'One problem' : `${errors.length} problems`
    return output.fail(`${count}; nothing was applied.`, exitStatus.failed, { errors, warnings })
  }
  const { results, warnings, sites } = stored
  const needs = sites.flatMap((site) => listServerNeeds(site, io.cwd))
  for (const need of needs) output.note(`warning: ${need}`)
  for (const { slug, outcome, version } of results) output.line(`${slug}: ${outcome}, version ${version}`)
  if (results.some(({ outcome }) => outcome !== 'unchanged')) output.line(`Stored in ${database.place}`)
  return output.done({ sites: results, warnings, server: needs, place: database.place })
}
