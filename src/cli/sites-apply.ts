import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Database } from '#data/database.ts'
import { createSiteRepository } from '#data/site.repository.ts'
import { checkSites, type SiteFile } from '#site/check-sites.ts'
import { formatProblem } from '#site/site-problem.ts'
import { exitStatus, type CommandIo } from './command.ts'

/**
 * `sites apply FILE …`: checks the files together with every site that is stored already, then stores them in one
 * transaction. With one error anywhere nothing is applied (TEN-02). Running nodes follow by the change feed (TEN-08).
 */
export async function run(args: string[], io: CommandIo, database: Database): Promise<number> {
  if (args.length === 0) {
    io.err('usage: forecourt sites apply FILE …')
    return exitStatus.refused
  }
  const given: SiteFile[] = []
  for (const file of args) {
    try {
      given.push({ file, text: await readFile(resolve(io.cwd, file), 'utf8') })
    } catch (error) {
      io.err(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
      return exitStatus.failed
    }
  }

  const system = { system: true, now: (): number => Date.now() } as const
  const repository = createSiteRepository(database)
  const alone = checkSites(given)
  const slugs = new Set(alone.ok ? alone.sites.map(({ site }) => site.slug) : [])
  const stored = alone.ok ? (await repository.list(system)).filter(({ slug }) => !slugs.has(slug)) : []
  const checked = alone.ok ? checkSites([...stored.map(({ slug, sourceText }) => ({ file: `stored site ${slug}`, text: sourceText })), ...given]) : alone
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
  for (const { slug, outcome, version } of await repository.applyAll(system, documents)) io.out(`${slug}: ${outcome}, version ${version}`)
  return exitStatus.done
}
