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

function buildSynonyms(groups: readonly (readonly string[])[]): Synonyms {
  const synonyms = new Map<string, string[]>()
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
