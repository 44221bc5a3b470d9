import { foldText, splitPieces } from '#search/text/words.ts'
import type { NameForms } from '#search/text/typed-words.ts'
import { listMakes, listModels } from './directory.ts'

const isShort = (part: string): boolean => part.length <= 2

/** Parts of a name, by hyphens: 'Mercedes-Benz C-Class' → [[mercedes, benz], [c, class]]. */
const piecesOf = (name: string): readonly (readonly string[])[] => splitPieces(foldText(name))

/**
 * How the names of the directory are read in a search:
 * - a name that a hyphen joins and of which a part has one or two letters is one word ('c-class', 'd max', 'cx30'), as
 *   that part alone would mean many other vehicles; so are the series ('3 series', '300 series');
 * - a name that repeats its make is two words, because feeds write 'Mazda3', and 'Mazda' with the model '3'.
 */
function buildNameForms(): NameForms {
  const forms = new Map<string, readonly string[]>()
  for (const make of listMakes()) {
    const makeWord = piecesOf(make.name).flat().join('')
    for (const { name } of listModels(make.name)) {
      const pieces = piecesOf(name)
      for (const parts of pieces)
        if (parts.length > 1 && parts.some(isShort)) forms.set(parts.join(''), [parts.join('')])
      const [first = '', second] = pieces.flat()
      if (second === 'series') forms.set(`${first}series`, [`${first}series`])
      if (pieces.length === 1 && first.startsWith(makeWord) && first !== makeWord)
        forms.set(first, [makeWord, first.slice(makeWord.length)])
    }
  }
  for (const series of landCruiserSeries) forms.set(`${series}series`, [`${series}series`])
  return forms
}

/** Series of the LandCruiser by which buyers name it; `vehicleSynonyms` says what feeds call them. */
const landCruiserSeries = ['40', '60', '70', '75', '76', '78', '79', '80', '100', '105', '150', '200', '250', '300']

/** For the search engine: the names of the directory, built once. */
export const vehicleNames: NameForms = buildNameForms()
