import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { buildReferenceFiles } from '#site/reference.ts'

/** Writes the generated pages of docs/reference. Run from anywhere: `node scripts/generate-reference.ts`. */
const root = resolve(import.meta.dirname, '..')
for (const [path, text] of Object.entries(buildReferenceFiles())) {
  const file = resolve(root, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
  console.log(`${path} ${text.length} characters`)
}
