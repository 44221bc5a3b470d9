import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fault, type Fault } from '#site/checks/fault.ts'
import type { Site } from '#site/site.ts'
import { loadMapping } from '#stock/mapping/load-mapping.ts'
import type { ParsedMapping } from '#stock/mapping/parse-mapping.ts'

const ending = '.yaml'
/** Names of other mappings that a message shows. */
const mostNames = 10

/** `folder`: that of FORECOURT_MAPPINGS, else the platform's own. */
export async function loadNamedMapping(folder: string, name: string): Promise<ParsedMapping> {
  const file = join(folder, `${name}${ending}`)
  if (existsSync(file)) return loadMapping(file)
  const error = `there is no mapping file ${file}; put it there, or correct the feed's mapping or FORECOURT_MAPPINGS`
  return { ok: false, errors: [error] }
}

/** The mappings that the feeds of a site name and the folder lacks, with what was looked through. */
export function listMissingMappings(
  { stock_feeds: feeds }: Pick<Site, 'stock_feeds'>,
  folder: string,
): readonly Fault[] {
  const missing = feeds.flatMap(({ mapping }, index) =>
    mapping === null || existsSync(join(folder, `${mapping}${ending}`)) ? [] : [{ mapping, index }],
  )
  if (missing.length === 0) return []
  const seen = describeFolder(folder)
  return missing.map(({ mapping, index }) =>
    fault(
      ['stock_feeds', index, 'mapping'],
      `there is no mapping '${mapping}': ${seen}`,
      `a file ${join(folder, `${mapping}${ending}`)}, or FORECOURT_MAPPINGS with the folder of the mappings`,
    ),
  )
}

function describeFolder(folder: string): string {
  let names: readonly string[]
  try {
    names = readdirSync(folder)
      .filter((name) => name.endsWith(ending))
      .map((name) => name.slice(0, -ending.length))
      .toSorted()
  } catch {
    return `the folder ${folder}, which was looked through, cannot be read`
  }
  const shown = names.slice(0, mostNames).join(', ')
  const more = names.length > mostNames ? ` and ${names.length - mostNames} more` : ''
  return `the folder ${folder} was looked through and has ${names.length === 0 ? 'none' : `${shown}${more}`}`
}
