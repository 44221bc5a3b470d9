import type { Database } from '#data/database.ts'
import { createSiteRepository } from '#data/site.repository.ts'
import { checkSites } from '#site/check-sites.ts'
import { formatProblem } from '#site/site-problem.ts'
import { exitStatus, type CommandIo } from './command.ts'
import { readSiteFiles } from './site-files.ts'

/**
 * `sites apply FILE|FOLDER …`: checks the files together with every site that is stored already, then stores them in
 * one transaction. With one error nothing is applied (TEN-02). Running nodes load the change from the change feed
 * (TEN-08).
 */
export async function run(args: string[], io: CommandIo, database: Database): Promise<number> {
  const option = args.find((argument) => argument.startsWith('-'))
  if (args.length === 0 || option !== undefined) {
    if (option !== undefined) io.err(`there is no option ${option}`)
    io.err('usage: forecourt sites apply FILE|FOLDER …')
    return exitStatus.refused
  }
  const reading = await readSiteFiles(args, io.cwd)
  if (!reading.ok) {
    io.err(`${reading.error}; nothing was applied.`)
    return exitStatus.failed
  }
  const given = reading.files

  const system = { system: true, now: (): number => Date.now() } as const
  const repository = createSiteRepository(database)
  const alone = checkSites(given)
  const slugs = new Set(alone.ok ? alone.sites.map(({ site }) => site.slug) : [])
  const stored = alone.ok ? (await repository.list(system)).filter(({ slug }) => !slugs.has(slug)) : []
  const checked = alone.ok
    ? checkSites([
        ...stored.map(({ slug, sourceText }) => ({ file: `stored site ${slug}`, text: sourceText })),
        ...given,
      ])
    : alone
  if (!checked.ok) {
    for (const problem of checked.errors) io.err(formatProblem(problem))
    io.err(`${checked.errors.length === 1 ? 'One problem' : `${checked.errors.length} problems`}; nothing was applied.`)
    return exitStatus.failed
  }

  const documents = checked.sites
    .filter(({ site }) => slugs.has(site.slug))
    .map(({ file, document, site }) => ({
      slug: site.slug,
      document,
      hosts: site.hosts,
      sourceText: given.find((candidate) => candidate.file === file)?.text ?? '',
      appliedBy: 'command line',
    }))
  for (const { site, warnings } of checked.sites)
    if (slugs.has(site.slug)) for (const warning of warnings) io.err(`warning: ${formatProblem(warning)}`)
  const results = await repository.applyAll(system, documents)
  for (const { slug, outcome, version } of results) io.out(`${slug}: ${outcome}, version ${version}`)
  if (results.some(({ outcome }) => outcome !== 'unchanged')) io.out(`Stored in ${database.place}`)
  return exitStatus.done
}
