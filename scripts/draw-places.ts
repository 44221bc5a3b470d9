// Writes the drawn locations of the demonstration to public/places:  node scripts/draw-places.ts
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawDemoPlaces } from '#demo/place-art/demo-places.ts'
import { paintSigns } from './sign-font.ts'
import { loadSiteFiles } from '#server/load-site-files.ts'

const root = join(import.meta.dirname, '..')
const files = await loadSiteFiles('sites', root)
await mkdir(join(root, 'public/places'), { recursive: true })
for (const place of drawDemoPlaces(files.map(({ document }) => document)))
  await writeFile(join(root, 'public', place.path), await paintSigns(place))
