import { readSiteFiles } from './site-files.ts'
import { checkSites, type CheckedSite } from '#site/check-sites.ts'
import { formatProblemBlock } from '#site/site-problem.ts'

export interface LoadedSite extends CheckedSite {
  readonly sourceText: string
}

/** Site files that `sites check` refuses: the message has one block for each mistake, for a person at a terminal. */
export class SiteFilesProblem extends Error {}

/**
 * Reads and checks every site file of a folder, as `sites check` does (TEN-02), before anything is stored. Throws
 * SiteFilesProblem for the first file that cannot be read, and for all mistakes of the files together.
 */
export async function loadSiteFiles(folder: string, cwd: string): Promise<readonly LoadedSite[]> {
  const reading = await readSiteFiles([folder], cwd)
  if (!reading.ok) throw new SiteFilesProblem(`Forecourt did not start: ${reading.error}`)
  const result = checkSites(reading.files)
  if (!result.ok) {
    const count = result.errors.length === 1 ? 'one mistake' : `${result.errors.length} mistakes`
    const blocks = result.errors.map(formatProblemBlock)
    throw new SiteFilesProblem(
      [`Forecourt did not start: ${count} in the site files of ${folder}.`, ...blocks].join('\n\n'),
    )
  }
  const texts = new Map(reading.files.map(({ file, text }) => [file, text]))
  return result.sites.map((site) => ({ ...site, sourceText: texts.get(site.file) ?? '' }))
}
