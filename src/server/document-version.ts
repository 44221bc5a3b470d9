import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** Files that decide what a PDF looks like, besides its sheet: its code, pictures, logos, fonts and the packages. */
export const documentSources = [
  'src/documents',
  'src/domain/format',
  'src/concurrency',
  'src/pictures',
  'src/demo',
  'public/logos',
  '.cache/fonts/paper',
  'package-lock.json',
] as const

/**
 * A digest of these files, so that each version of the platform makes its own documents, also while nodes of two
 * versions share a folder during an update. Rejects if one of the files does not exist.
 */
export async function readDocumentVersion(root: string): Promise<string> {
  const hash = createHash('sha256')
  for (const source of documentSources)
    for (const file of await listFiles(join(root, source)))
      hash
        .update(`${relative(root, file)}\n`)
        .update(await readFile(file))
        .update('\n')
  return hash.digest('base64url').slice(0, 27)
}

/** The files below a folder in a fixed order, or the file itself. */
async function listFiles(path: string): Promise<readonly string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return null
    throw error
  })
  if (entries === null) return [path]
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}
