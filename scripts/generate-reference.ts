import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { formatOpenApi } from '#http/openapi.ts'
import { buildReferenceFiles } from '#site/reference.ts'
import { loadEndpoints } from '../src/routes/load-endpoints.ts'

/** Writes the generated pages of docs/reference. Run from anywhere: `npm run generate`. */
const root = resolve(import.meta.dirname, '..')
const files = { ...buildReferenceFiles(), 'docs/reference/openapi.json': formatOpenApi(await loadEndpoints()) }
for (const [path, text] of Object.entries(files)) {
  const file = resolve(root, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
  console.log(`${path} ${text.length} characters`)
}
