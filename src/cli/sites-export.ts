import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { stringify } from 'yaml'
import type { Database } from '#data/database.ts'
import { createSiteRepository } from '#data/site.repository.ts'
import type { AppliedSite } from '#data/sites/site-records.ts'
import { readSiteFile } from '#site/read-site-file.ts'
import { exitStatus, type CommandIo } from './command.ts'
import { describeUnknownSite } from './find-stored-site.ts'
import { readWords } from './command-words.ts'
import { createSitesOutput, jsonOption, refuseWords } from './sites-output.ts'

const usage = 'forecourt sites export SITE [--version N] [--output FILE [--force]] [--json]'

/**
 * `sites export`: writes the file of a stored site to standard output, or to a file, which is overwritten with
 * `--force` only. The text is the one that was applied, with its comments, so `sites apply` of it gives the same site.
 */
export async function run(args: string[], io: CommandIo, database: Database): Promise<number> {
  const words = readWords(args, {
    options: {
      version: { type: 'string' },
      output: { type: 'string' },
      force: { type: 'boolean', default: false },
      ...jsonOption,
    },
  })
  if (!words.ok) return refuseWords(io, args, words.error, usage)
  const { values, positionals } = words.value
  const [slug, ...more] = positionals
  if (slug === undefined || more.length > 0) return refuseWords(io, args, 'sites export needs one site', usage)
  const number = values.version === undefined ? null : parseVersionNumber(values.version)
  if (number === 'wrong')
    return refuseWords(io, args, `--version: expected a whole number from 1, not '${values.version}'`, usage)
  const output = createSitesOutput(io, values.json)
  const found = await findVersion(database, slug, number)
  if (typeof found === 'string') return output.fail(found)
  const text = writeSiteFile(found)
  if (text === null) return output.fail(`version ${found.version} of site ${slug} is damaged and cannot be written`)
  if (values.output === undefined) {
    // `line` adds a line break.
    output.line(text.replace(/\n$/, ''))
    return output.done({ site: slug, version: found.version, text })
  }
  try {
    await writeFile(resolve(io.cwd, values.output), text, { flag: values.force ? 'w' : 'wx' })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      return output.fail(`${values.output} is there already; overwrite it with --force`, exitStatus.refused)
    return output.fail(`${values.output}: ${error instanceof Error ? error.message : String(error)}`)
  }
  output.line(`${slug}, version ${found.version}, written to ${values.output}`)
  return output.done({ site: slug, version: found.version, file: values.output })
}

/** Parses the number of a version, 1 to 999,999,999. Returns 'wrong' for any other text. */
export function parseVersionNumber(text: string): number | 'wrong' {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 'wrong'
}

/**
 * Finds a stored version of a site; with `version` null, the one in force. Where there is none it returns a sentence
 * for the operator instead.
 */
export async function findVersion(
  database: Database,
  slug: string,
  version: number | null,
): Promise<AppliedSite | string> {
  const system = { system: true, now: (): number => Date.now() } as const
  const repository = createSiteRepository(database)
  if (version === null) return (await repository.get(system, slug)) ?? describeUnknownSite(database, slug)
  const versions = await repository.listVersions(system, slug, Number.MAX_SAFE_INTEGER)
  const found = versions.find((one) => one.version === version)
  if (found !== undefined) return found
  if (versions.length === 0) return describeUnknownSite(database, slug)
  return `site ${slug} has no version ${version}; the newest is ${versions[0]?.version}`
}

/**
 * Returns the text of a version as it was applied. Where no text was stored, or it does not match the stored document,
 * it writes the document as YAML. Returns null where the row is damaged.
 */
export function writeSiteFile({ slug, document, sourceText }: AppliedSite): string | null {
  if (document === null) return null
  const reading = readSiteFile(slug, sourceText)
  if (reading.ok && JSON.stringify(reading.document) === JSON.stringify(document)) return sourceText
  return stringify(document)
}
