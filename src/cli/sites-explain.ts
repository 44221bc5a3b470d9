import { checkSites, type CheckedSite } from '#site/check-sites.ts'
import { explainSite } from '#site/explain-site.ts'
import { formatProblem } from '#site/site-problem.ts'
import type { CommandIo } from './command.ts'
import { readSiteFiles } from './site-files.ts'

type Io = Pick<CommandIo, 'out' | 'err' | 'cwd'>

const usage = 'usage: forecourt sites explain SLUG|FILE [PATH]   (PATH like search.sort.kms or dealerships[0].phone)'

/**
 * `sites explain`: the values of a site, or those at a path, each with the layer it came from: the site's file, its template,
 * or the platform defaults (TEN-02). A slug is looked for in `sites`. Exit status 0; 1 for a site that is wrong, missing or
 * has no such path; 2 for wrong arguments.
 */
export async function run(args: string[], io: Io): Promise<number> {
  const [name, path, ...more] = args
  if (name === '--help' || name === '-h') {
    io.out(usage)
    return 0
  }
  if (name === undefined || more.length > 0 || args.some((argument) => argument.startsWith('-'))) {
    io.err(usage)
    return 2
  }
  const found = await findSite(name, io)
  if (found === null) return 1
  const explanation = explainSite(found.site, found.origins, path ?? null)
  if (!explanation.ok) {
    io.err(`${found.site.slug} has no value at ${String(path)}${explanation.nearest === null ? '' : `; did you mean ${explanation.nearest}?`}`)
    return 1
  }
  for (const { path: at, value, origin } of explanation.values) io.out(`${at} = ${value}   (${origin})`)
  if (explanation.note !== null) {
    const { effect, unit, type, preset, rows, section } = explanation.note
    io.out(`${effect}${unit === null ? '' : ` (${unit})`}. ${section ? '' : `${type}; default ${preset ?? 'none'}; `}${rows.join(', ')}`)
  }
  return 0
}

async function findSite(name: string, io: Io): Promise<CheckedSite | null> {
  const isFile = /[/.\\]/.test(name)
  const reading = await readSiteFiles([isFile ? name : 'sites'], io.cwd)
  if (!reading.ok) {
    io.err(reading.error)
    return null
  }
  const results = reading.files.map((file) => checkSites([file]))
  const sites = results.flatMap((result) => (result.ok ? result.sites : []))
  const found = isFile ? sites[0] : sites.find(({ site }) => site.slug === name)
  if (found !== undefined) return found
  const wrong = results.flatMap((result) => (result.ok ? [] : result.errors))
  for (const problem of wrong) io.err(formatProblem(problem))
  if (!isFile) io.err(`no site '${name}' in sites${sites.length === 0 ? '' : `; there are ${sites.map(({ site }) => site.slug).join(', ')}`}`)
  return null
}
