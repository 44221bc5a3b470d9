import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fault, type Fault } from '#site/checks/fault.ts'
import type { Place } from '#site/site-problem.ts'
import type { Site } from '#site/site.ts'

/** The platform's own files, which it serves under their names. */
const platformFiles = join(import.meta.dirname, '../../public')

const pictureFile = /^\/[\w./-]{1,200}\.(?:svg|png|jpe?g|webp|avif|gif)$/

/**
 * Warnings about pictures of a site, such as its logo, that are a path of the platform which has no such file: the page
 * would show none. A path without the ending of a picture, such as that of a drawn vehicle, may be made on demand.
 */
export function listMissingPictures(site: Site, folder: string = platformFiles): readonly Fault[] {
  return findPaths(site, []).flatMap(([path, place]) =>
    path.includes('..') || !existsSync(join(folder, path))
      ? [
          fault(
            place,
            `the platform has no file ${path}, so nothing is shown`,
            "the https address of the picture: 'https://www.dealer.example/logo.svg'",
          ),
        ]
      : [],
  )
}

/** Every value of the document that is the path of a picture file, with its place. */
function findPaths(value: unknown, place: Place): readonly (readonly [path: string, place: Place])[] {
  if (typeof value === 'string') return pictureFile.test(value) ? [[value, place]] : []
  if (Array.isArray(value)) return value.flatMap((each: unknown, index) => findPaths(each, [...place, index]))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, each]) => findPaths(each, [...place, key]))
  return []
}
