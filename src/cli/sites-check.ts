import { checkSites } from '#site/check-sites.ts'
import { formatProblem } from '#site/site-problem.ts'
import type { CommandIo } from './command.ts'
import { readSiteFiles } from './site-files.ts'

type Io = Pick<CommandIo, 'out' | 'err' | 'cwd'>

const usage = 'usage: forecourt sites check [FILE|FOLDER …]   (default: sites)'

/**
 * `sites check`: prints every error of the named site files, with file, line, path and what was expected (TEN-02). Exit
 * status: 0 when all are valid (warnings go to standard error), 1 when any is invalid or unreadable, 2 for wrong
 * arguments. Changes nothing.
 */
export async function run(args: string[], io: Io): Promise<number> {
  const option = args.find((argument) => argument.startsWith('-'))
  if (option !== undefined) {
    io.err(`there is no option ${option}`)
    io.err(usage)
    return 2
  }
  const reading = await readSiteFiles(args.length === 0 ? ['sites'] : args, io.cwd)
  if (!reading.ok) {
    io.err(reading.error)
    return 1
  }
  const result = checkSites(reading.files)
  if (!result.ok) {
    for (const problem of result.errors) io.err(formatProblem(problem))
    io.err(
      `${result.errors.length} ${result.errors.length === 1 ? 'error' : 'errors'} in ` +
        `${reading.files.length} ${reading.files.length === 1 ? 'file' : 'files'}; correct them before applying`,
    )
    return 1
  }
  for (const { warnings } of result.sites) for (const warning of warnings) io.err(`warning: ${formatProblem(warning)}`)
  for (const { file, site } of result.sites)
    io.out(
      `${file}: ${site.slug} (${site.template}), ${site.dealerships.length} ` +
        `${site.dealerships.length === 1 ? 'dealership' : 'dealerships'}: valid`,
    )
  return 0
}
