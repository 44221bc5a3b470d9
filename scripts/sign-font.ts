import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { PlaceDrawing } from '#demo/place-art/demo-places.ts'
import { signFamily } from '#demo/place-art/place-parts.ts'

const folder = join(import.meta.dirname, '../node_modules/@fontsource-variable')

/** Files of the families, with the weight in which a sign is painted. A sign has no room for a wide face. */
const faces: Readonly<Record<string, { readonly file: string; readonly axes: Readonly<Record<string, number>> }>> = {
  Figtree: { file: 'figtree/files/figtree-latin-wght-normal', axes: { wght: 700 } },
  'Plus Jakarta Sans': { file: 'plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal', axes: { wght: 800 } },
  Fraunces: { file: 'fraunces/files/fraunces-latin-wght-normal', axes: { wght: 600 } },
  Outfit: { file: 'outfit/files/outfit-latin-wght-normal', axes: { wght: 700 } },
  Archivo: { file: 'archivo/files/archivo-latin-wdth-normal', axes: { wdth: 110, wght: 800 } },
}

/**
 * The drawing with the letters of its signs in the face of the site's headings. A picture cannot take the fonts of the
 * page on which it stands.
 */
export async function paintSigns({ svg, sign, family }: PlaceDrawing): Promise<string> {
  const face = family === null ? undefined : faces[family]
  if (face === undefined) return svg
  const bytes = await subsetFont(readFileSync(join(folder, `${face.file}.woff2`)), `${sign}${sign.toUpperCase()}`, {
    targetFormat: 'woff2',
    variationAxes: face.axes,
    keepFeatures: ['kern'],
    noHinting: true,
  })
  const source = `url(data:font/woff2;base64,${Buffer.from(bytes).toString('base64')})`
  return svg.replace('<defs>', `<defs><style>@font-face{font-family:${signFamily};src:${source}}</style>`)
}
