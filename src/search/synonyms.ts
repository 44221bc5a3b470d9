import type { Synonyms } from './text/word-rules.ts'

/**
 * Words that mean the same to an Australian car buyer, folded (lower case, no accents), two words joined into one: the
 * engine tries neighbours joined, so 'station wagon' is looked up as 'stationwagon'. A prefix needs no entry: 'auto',
 * 'man', 'merc', 'chev' and 'conv' match the words that they begin (SRCH-19).
 */
const equalWords: readonly (readonly string[])[] = [
  ['ute', 'utes', 'utility', 'pickup'],
  ['dualcab', 'doublecab', 'crewcab'],
  ['singlecab', 'regularcab'],
  ['cabchassis', 'traytop'],
  ['4x4', '4wd', 'awd', 'fourwheeldrive', 'allwheel', 'fourwheel'],
  ['4x2', '2wd', 'twowheel'],
  ['fwd', 'frontwheel'],
  ['rwd', 'rearwheel'],
  ['auto', 'automatic', 'selfshift'],
  ['man', 'manual', 'stick'],
  ['wagon', 'wagons', 'stationwagon', 'estate'],
  ['hatch', 'hatchback', 'hatches', 'hatchbacks'],
  ['convertible', 'cabriolet', 'cabrio', 'softtop', 'roadster'],
  ['suv', 'suvs', 'crossover', 'softroader'],
  ['van', 'vans', 'minivan'],
  ['peoplemover', 'mpv', 'minivan'],
  ['sedan', 'sedans', 'saloon'],
  ['coupe', 'coupes'],
  ['motorcycle', 'motorcycles', 'motorbike', 'motorbikes', 'bike'],
  ['caravan', 'caravans'],
  ['motorhome', 'campervan', 'camper'],
  ['electric', 'ev', 'bev'],
  ['phev', 'pluginhybrid', 'plugin'],
  ['petrol', 'unleaded', 'ulp'],
  ['lpg', 'gas', 'autogas'],
  ['demo', 'demonstrator', 'demonstrators'],
  ['used', 'preowned', 'secondhand'],
  ['chev', 'chevrolet', 'chevy'],
  ['vw', 'volkswagen', 'volkswagon'],
  ['merc', 'mercedes', 'mercedesbenz', 'benz'],
  ['bmw', 'beemer', 'beamer', 'bimmer'],
  ['mitsubishi', 'mitsi', 'mitsu'],
  ['subaru', 'subie'],
  ['landcruiser', 'lancruiser'],
  ['grey', 'gray'],
]

/**
 * Words with further meanings that hold in one direction only: the series of a LandCruiser, as buyers say it, and the
 * codes by which feeds call it.
 */
const meanings: Readonly<Record<string, readonly string[]>> = {
  '70series': ['70', 'vdj76r', 'vdj78r', 'vdj79r', 'gdj76r', 'gdj78r', 'gdj79r'],
  '76series': ['76', 'vdj76r', 'gdj76r'],
  '78series': ['78', 'vdj78r', 'gdj78r'],
  '79series': ['79', 'vdj79r', 'gdj79r'],
  '100series': ['100', 'uzj100r', 'hdj100r', 'fzj100r'],
  '105series': ['105', 'fzj105r', 'hzj105r'],
  '150series': ['150', 'gdj150r', 'kdj150r', 'grj150r'],
  '200series': ['200', 'vdj200r', 'uzj200r', 'urj202r'],
  '250series': ['250', 'gdj250r'],
  '300series': ['300', 'fja300r'],
}

function buildSynonyms(groups: readonly (readonly string[])[]): Synonyms {
  const synonyms = new Map<string, readonly string[]>(Object.entries(meanings))
  for (const group of groups) {
    for (const word of group) {
      const others = group.filter((other) => other !== word)
      synonyms.set(word, [...new Set([...(synonyms.get(word) ?? []), ...others])])
    }
  }
  return synonyms
}

/** For `createColumnarEngine`. */
export const vehicleSynonyms: Synonyms = buildSynonyms(equalWords)
