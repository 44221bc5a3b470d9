import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readCodeTexts, type VisitorText } from './read-code-texts.ts'
import { readContentTexts, readSiteTexts } from './read-prose-texts.ts'

/** Texts of one file, which belongs to a feature or to another place where words of visitors stand. */
export interface TextFile {
  /** 'features/screens/home', 'sites' and so on. */
  readonly place: string
  readonly file: string
  readonly texts: readonly VisitorText[]
}

const root = join(import.meta.dirname, '../..')

/** Where the words of visitors stand in code. The demonstration's descriptions of vehicles have tests of their own. */
const code = [
  'src/{features,routes,domain,listing,documents}/**/*.{ts,tsx}',
  'src/site/{content,templates}/*.ts',
  'src/site/*-words.ts',
  'src/ui/*.tsx',
  'src/root.tsx',
]

/** Files in these folders whose texts are for people who write feeds, programs and content: names, faults, schemas. */
const silentFiles = new RegExp(
  [
    String.raw`\.(?:test|testkit)\.tsx?$`,
    String.raw`^src/domain/vehicle/vehicle-(?:fields|parts)\.ts$`,
    '^src/domain/feed/',
    '^src/site/content/content-text',
    'content/create-library',
    String.raw`-schemas?(?:\.server)?\.ts$`,
  ].join('|'),
)

function readFolder(
  patterns: readonly string[],
  place: (file: string) => string,
  read: (file: string, text: string) => readonly VisitorText[],
): readonly TextFile[] {
  return globSync(patterns, { cwd: root })
    .filter((file) => !silentFiles.test(file))
    .toSorted()
    .map((file) => ({ place: place(file), file, texts: read(file, readFileSync(join(root, file), 'utf8')) }))
    .filter(({ texts }) => texts.length > 0)
}

/** A feature is a folder below parts or screens, a room is a folder below src. */
function placeOfCode(file: string): string {
  const folders = dirname(file).split('/').slice(1)
  return folders.slice(0, folders[0] === 'features' ? 3 : 1).join('/') || 'root'
}

/** Every text that visitors read of the platform, of the demonstration sites and of the content pages. */
export function listTexts(): { readonly code: readonly TextFile[]; readonly prose: readonly TextFile[] } {
  return {
    code: readFolder(code, placeOfCode, readCodeTexts),
    prose: [
      ...readFolder(
        ['sites/*.yaml'],
        () => 'sites',
        (_file, text) => readSiteTexts(text),
      ),
      ...readFolder(['content/**/*.md'], dirname, (_file, text) => readContentTexts(text)),
    ],
  }
}
