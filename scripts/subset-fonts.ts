// Cuts the families that the platform carries down to what its pages set: a page waits for them, and a family as it is
// published holds three to five times as much. Written once to .cache/fonts, again when a recipe or a family's version
// changes. For paper, in .cache/fonts/paper, the same families in single weights: a PDF holds no variable font.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const folder = join(root, '.cache/fonts')

/**
 * What each recipe is cut down to, by the end of the file's name: English with the signs of prices and measures, and
 * the letters of western European names, which take a fifth of a file and which a browser requests where a page has
 * one (`accentRange` in src/ui/fonts/build-font-css.ts). Anything else is set in the stand-in.
 */
const letters = {
  '':
    Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join('') + '\u00a0©®°²³½±·×–—‘’“”•…™−',
  '-accents': 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿŒœ',
} as const

/** Further letters of the writing that `src/documents/pdf-text.ts` keeps, as far as a family has them. */
const paperLetters = `${letters['']}${letters['-accents']}€‚ƒ„†‡ˆ‰Š‹ŒŽ˜š›žŸ¡¢£¤¥¦§¨ª«¬¯´µ¶¸¹º»¼¾¿ÅÐØÞåðøþ`

/** What the text of pages uses: kerning, ligatures, composed accents and figures of one width. */
const features = ['kern', 'liga', 'ccmp', 'mark', 'mkmk', 'locl', 'tnum']

/** Regular to extra bold: no theme sets a lighter or a heavier weight. */
const weights = { min: 400, max: 800 }

interface Recipe {
  /** Of the @fontsource-variable package and its file. */
  readonly family: string
  readonly file: string
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
}

const archivo = { family: 'archivo', file: 'archivo-latin-wdth-normal' }

/** By the name of the files that are written. */
const recipes: Readonly<Record<string, Recipe>> = {
  figtree: { family: 'figtree', file: 'figtree-latin-wght-normal', axes: { wght: weights } },
  'plus-jakarta-sans': {
    family: 'plus-jakarta-sans',
    file: 'plus-jakarta-sans-latin-wght-normal',
    axes: { wght: weights },
  },
  // A family of headings: a site sets them in one weight, and a single weight is half as large as the range.
  'fraunces-regular': { family: 'fraunces', file: 'fraunces-latin-wght-normal', axes: { wght: 400 } },
  'fraunces-bold': { family: 'fraunces', file: 'fraunces-latin-wght-normal', axes: { wght: 600 } },
  // Two weights instead of a range, where the range exceeds the 14 kB that a connection carries in its first round
  // trip. The heavier one stands for 600 to 800, between the semibold and the bold of the pages.
  'inter-regular': { family: 'inter', file: 'inter-latin-wght-normal', axes: { wght: 400 } },
  'inter-bold': { family: 'inter', file: 'inter-latin-wght-normal', axes: { wght: 650 } },
  'outfit-regular': { family: 'outfit', file: 'outfit-latin-wght-normal', axes: { wght: 400 } },
  'outfit-bold': { family: 'outfit', file: 'outfit-latin-wght-normal', axes: { wght: 700 } },
  'archivo-regular': { ...archivo, axes: { wdth: 100, wght: 400 } },
  'archivo-bold': { ...archivo, axes: { wdth: 100, wght: 650 } },
  'archivo-wide-semibold': { ...archivo, axes: { wdth: 125, wght: 600 } },
  'archivo-wide-bold': { ...archivo, axes: { wdth: 125, wght: 700 } },
  'archivo-wide-heavy': { ...archivo, axes: { wdth: 125, wght: 800 } },
}

const paperWeights = [400, 600, 700, 800]

/** By the name of the files, before their weight. */
const paperRecipes: Readonly<Record<string, Recipe>> = {
  figtree: { family: 'figtree', file: 'figtree-latin-wght-normal', axes: {} },
  'plus-jakarta-sans': { family: 'plus-jakarta-sans', file: 'plus-jakarta-sans-latin-wght-normal', axes: {} },
  fraunces: { family: 'fraunces', file: 'fraunces-latin-wght-normal', axes: {} },
  inter: { family: 'inter', file: 'inter-latin-wght-normal', axes: {} },
  outfit: { family: 'outfit', file: 'outfit-latin-wght-normal', axes: {} },
  archivo: { family: 'archivo', file: 'archivo-latin-wdth-normal', axes: { wdth: 100 } },
  'archivo-wide': { family: 'archivo', file: 'archivo-latin-wdth-normal', axes: { wdth: 125 } },
}

const sourceOf = ({ family, file }: Recipe) =>
  join(root, 'node_modules/@fontsource-variable', family, 'files', `${file}.woff2`)

/** Leaves the files of every recipe in .cache/fonts; costs some seconds the first time and nothing after. */
export async function subsetFonts(): Promise<void> {
  const key = createHash('sha256').update(readFileSync(fileURLToPath(import.meta.url)))
  for (const recipe of Object.values(recipes)) key.update(readFileSync(sourceOf(recipe)))
  const digest = key.digest('hex')
  const stamp = join(folder, 'digest')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return
  mkdirSync(folder, { recursive: true })
  for (const [name, recipe] of Object.entries(recipes))
    for (const [end, text] of Object.entries(letters)) {
      const bytes = await subsetFont(readFileSync(sourceOf(recipe)), text, {
        targetFormat: 'woff2',
        variationAxes: recipe.axes,
        keepFeatures: features,
        noHinting: true,
      })
      writeFileSync(join(folder, `${name}${end}.woff2`), bytes)
    }
  mkdirSync(join(folder, 'paper'), { recursive: true })
  for (const [name, recipe] of Object.entries(paperRecipes))
    for (const weight of paperWeights) {
      const bytes = await subsetFont(readFileSync(sourceOf(recipe)), paperLetters, {
        targetFormat: 'truetype',
        variationAxes: { ...recipe.axes, wght: weight },
        keepFeatures: features,
        noHinting: true,
      })
      writeFileSync(join(folder, 'paper', `${name}-${weight}.ttf`), bytes)
    }
  writeFileSync(stamp, digest)
}
