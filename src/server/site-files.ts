import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import type { SiteFile } from '#site/check-sites.ts'
import { maxSiteFileBytes } from '#site/read-site-file.ts'

export type SiteFilesReading =
  | { readonly ok: true; readonly files: readonly SiteFile[] }
  | { readonly ok: false; readonly error: string }

const isSiteFile = (name: string) => /\.ya?ml$/.test(name)

/**
 * Reads site files: for a folder every .yaml and .yml file directly in it, sorted by name. Paths are relative to `cwd`.
 * Fails for missing or unreadable files, folders without site files, files above the size limit, and files that are not
 * UTF-8, whose names would lose letters.
 */
export async function readSiteFiles(paths: readonly string[], cwd: string): Promise<SiteFilesReading> {
  const files: SiteFile[] = []
  for (const path of paths) {
    try {
      const full = resolve(cwd, path)
      const found = (await stat(full)).isDirectory()
        ? (await readdir(full))
            .filter(isSiteFile)
            .toSorted()
            .map((name) => join(full, name))
        : [full]
      if (found.length === 0) return { ok: false, error: `${path}: no site file (*.yaml) in this folder` }
      for (const file of found) {
        const { size } = await stat(file)
        if (size > maxSiteFileBytes)
          return {
            ok: false,
            error: `${relative(cwd, file)}: ${size} bytes, and a site file has at most ${maxSiteFileBytes}`,
          }
        const text = decodeUtf8(await readFile(file))
        if (text === null) return { ok: false, error: `${relative(cwd, file)}: not UTF-8 text; save it as UTF-8` }
        files.push({ file: relative(cwd, file), text })
      }
    } catch (error) {
      return { ok: false, error: `${path}: ${describeFileError(error)}` }
    }
  }
  return { ok: true, files }
}

/** Without the byte order mark; null for bytes that are not UTF-8. */
function decodeUtf8(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

function describeFileError(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null
  switch (code) {
    case 'ENOENT':
      return 'no such file or folder'
    case 'EACCES':
    case 'EPERM':
      return 'no permission to read it'
    case 'EISDIR':
      return 'a folder, where a file was expected'
    default:
      return error instanceof Error ? error.message : String(error)
  }
}
