import { readSiteFiles } from '#server/site-files.ts'
import { checkSites, type CheckedSite, type SiteFile } from '#site/check-sites.ts'
import { explainSite } from '#site/explain-site.ts'
import { formatProblem } from '#site/site-problem.ts'
import { exitStatus, type CommandIo } from './command.ts'
import { readWords } from './command-words.ts'
import type { FindStoredSite } from './find-stored-site.ts'
import { createSitesOutput, jsonOption, refuseWords } from './sites-output.ts'

type Io = Pick<CommandIo, 'out' | 'err' | 'cwd'>

const usage = 'forecourt sites explain SLUG|FILE [PATH] [--json]   (PATH like search.sort.kms or dealerships[0].phone)'

/**
 * `sites explain`: the values of a site, or those at a path, each with the layer it came from: the site's file, its
 * template, or the platform defaults (TEN-02). A slug is looked up in the store, which visitors get, then in the folder
 * `sites`; standard error says which of them it was. Exit status: 0; 1 for a site that is invalid, missing or has no
 * such path; 2 for wrong arguments.
 */
export async function run(
  args: string[],
  io: Io,
  findStored: FindStoredSite = () => Promise.resolve(null),
): Promise<number> {
  const words = readWords(args, { options: jsonOption })
  if (!words.ok) return refuseWords(io, args, words.error, usage)
  const [name, path, ...more] = words.value.positionals
  if (name === undefined || more.length > 0)
    return refuseWords(io, args, 'sites explain needs one site and at most one path', usage)
  const output = createSitesOutput(io, words.value.values.json)
  // The notes are for a person; with --json only the last of them is reported, as the error.
  const notes: string[] = []
  const note = (line: string): void => {
    notes.push(line)
    output.note(line)
  }
  const found = await findSite(name, { out: io.out, err: note, cwd: io.cwd }, findStored)
  if (found === null) return words.value.values.json ? output.fail(notes.at(-1) ?? 'no such site') : exitStatus.failed
  const explanation = explainSite(found.site, found.origins, path ?? null)
  if (!explanation.ok)
    return output.fail(
      `${found.site.slug} has no value at ${String(path)}` +
        (explanation.nearest === null ? '' : `; did you mean ${explanation.nearest}?`),
    )
  for (const { path: at, value, origin } of explanation.values) output.line(`${at} = ${value}   (${origin})`)
  if (explanation.note !== null) {
    const { effect, unit, type, preset, rows, section } = explanation.note
    output.line(
      `${effect}${unit === null ? '' : ` (${unit})`}. ` +
        `${section ? '' : `${type}; default ${preset ?? 'none'}; `}${rows.join(', ')}`,
    )
  }
  return output.done({ site: found.site.slug, source: found.file, values: explanation.values })
}

async function findSite(name: string, io: Io, findStored: FindStoredSite): Promise<CheckedSite | null> {
  const isFile = /[/.\\]/.test(name)
  const stored = isFile ? null : await findStored(name)
  if (stored !== null) {
    io.err(stored.file)
    return checkOne(stored, io)
  }
  const reading = await readSiteFiles([isFile ? name : 'sites'], io.cwd)
  if (!reading.ok) {
    io.err(isFile ? reading.error : `no site '${name}' is stored, and ${reading.error}`)
    return null
  }
  const [only] = reading.files
  if (isFile && only !== undefined) return checkOne(only, io)
  const results = reading.files.map((file) => checkSites([file]))
  const sites = results.flatMap((result) => (result.ok ? result.sites : []))
  const found = sites.find(({ site }) => site.slug === name)
  if (found !== undefined) return found
  for (const problem of results.flatMap((result) => (result.ok ? [] : result.errors))) io.err(formatProblem(problem))
  io.err(
    `no site '${name}' is stored or in sites` +
      (sites.length === 0 ? '' : `; there are ${sites.map(({ site }) => site.slug).join(', ')}`),
  )
  return null
}

function checkOne(file: SiteFile, io: Io): CheckedSite | null {
  const result = checkSites([file])
  if (result.ok) return result.sites[0] ?? null
  for (const problem of result.errors) io.err(formatProblem(problem))
  return null
}
