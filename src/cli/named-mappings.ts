import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fault, type Fault } from '#site/checks/fault.ts'
import type { Site } from '#site/site.ts'
import { loadMapping } from '#stock/mapping/load-mapping.ts'
import type { ParsedMapping } from '#stock/mapping/parse-mapping.ts'

const ending = '.yaml'
/** Maximum number of existing mappings that a message names. */
const mostNames = 10

/**
 * Loads a mapping by the name of its file without the extension. `folder` is that of FORECOURT_MAPPINGS, otherwise
 * the platform's own. A missing file is an error of the result, with the path that was tried.
 */
export async function loadNamedMapping(folder: string, name: string): Promise<ParsedMapping> {
  const file = join(folder, `${name}${ending}`)
  if (existsSync(file)) return loadMapping(file)
  const error = `there is no mapping file ${file}; put it there, or correct the feed's mapping or FORECOURT_MAPPINGS`
  return { ok: false, errors: [error] }
}

/**
 * Lists a fault for each feed of a site whose mapping has no file in the folder. Each names the setting, the folder
 * that was searched, and the mappings that are there.
 */
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
