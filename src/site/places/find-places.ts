import { measureDistanceKm, rankByDistance } from '#domain/postcode/nearest-location.ts'
import { toPlaceSlug, type Place } from '#domain/place/place.ts'
import { towns } from '#domain/location/towns.ts'
import { findPostcodeCentre } from '../postcodes/find-postcode-centre.ts'
import { decodeLocalities, type NamedLocality } from './locality-code.ts'
import lines from './localities.json' with { type: 'json' }
import { regions } from './regions.ts'

/** Most words of a name with its state and postcode; longer phrases name no place. */
const mostPlaceWords = 8

/** Localities of one name nearer to each other than this are one place that has several postcodes, kilometres. */
const samePlaceKm = 25

const states: Readonly<Record<string, string>> = {
  'australian-capital-territory': 'ACT',
  'new-south-wales': 'NSW',
  'northern-territory': 'NT',
  queensland: 'QLD',
  'south-australia': 'SA',
  tasmania: 'TAS',
  victoria: 'VIC',
  'western-australia': 'WA',
}
const statePattern = new RegExp(`-(act|nsw|nt|qld|sa|tas|vic|wa|${Object.keys(states).join('|')})$`)

/** How visitors shorten the words of names. 'pt' is 'point' or 'port', so both are tried. */
const shortened: Readonly<Record<string, readonly string[]>> = {
  mt: ['mount'],
  saint: ['st'],
  nth: ['north'],
  sth: ['south'],
  pt: ['point', 'port'],
  cbd: [],
}

interface PlaceTable {
  /** Localities by the key of their name. */
  readonly byName: ReadonlyMap<string, readonly NamedLocality[]>
  readonly byPostcode: ReadonlyMap<string, readonly NamedLocality[]>
}

let table: PlaceTable | null = null

/**
 * Returns the places that a text names, the best known first: none, one, or several of one name ('Richmond'), among
 * which `choosePlace` chooses. It reads a suburb, town or region with or without its state and postcode, in any case
 * ('geelong', 'Geelong VIC', 'GEELONG, Victoria 3220', 'geelong-vic', 'Mt Gambier'), and a postcode by itself. It needs
 * the whole text to be the place, corrects no spelling, and reads at most 60 characters.
 */
export function findPlaces(text: string): readonly Place[] {
  const slug = toPlaceSlug(text)
  if (slug === '') return []
  table ??= buildTable()
  const [, name = slug, postcode = null] = /^(.*?)-?(\d{4})$/.exec(slug) ?? []
  if (name === '') return postcode === null ? [] : listPostcode(table, postcode)
  const ending = statePattern.exec(name)
  const state = ending?.[1] === undefined ? null : (states[ending[1]] ?? ending[1].toUpperCase())
  const named = listNamed(table, ending === null ? name : name.slice(0, ending.index))
  return narrow(
    named.filter((place) => state === null || place.state === state),
    postcode,
  )
}

/**
 * Returns the longest place that begins the words, and how many of them it takes; null where none does. For a sentence:
 * after 'near', `findLongestPlace(['mount', 'gambier', 'sa', 'under', '40k'])` finds Mount Gambier in three words. It
 * looks at the first eight words alone.
 */
export function findLongestPlace(
  words: readonly string[],
): { readonly places: readonly Place[]; readonly words: number } | null {
  for (let count = Math.min(words.length, mostPlaceWords); count > 0; count -= 1) {
    const places = findPlaces(words.slice(0, count).join(' '))
    if (places.length > 0) return { places, words: count }
  }
  return null
}

/** With a postcode: the place that has it, else the one whose surroundings have it ('Surfers Paradise 4218'). */
function narrow(places: readonly Place[], postcode: string | null): readonly Place[] {
  if (postcode === null) return places
  const exact = places.find((place) => place.postcode === postcode)
  if (exact !== undefined) return [exact]
  const centre = findPostcodeCentre(postcode)
  if (centre === null) return []
  const [near] = rankByDistance(centre, places, (place) => place)
  return near?.km != null && near.km < samePlaceKm ? [near.place] : []
}

/** The places of a name as typed, else with its shortened words written out. */
function listNamed({ byName }: PlaceTable, key: string): readonly Place[] {
  const words = key.split('-')
  for (const at of [0, 1]) {
    const spelling = words.flatMap((word) => writeOut(word, at)).join('-')
    const named = byName.get(key) ?? byName.get(spelling)
    if (named !== undefined) return mergePlaces(named)
  }
  return []
}

function writeOut(word: string, at: number): readonly string[] {
  if (!Object.hasOwn(shortened, word)) return [word]
  const full = shortened[word] ?? []
  return full.slice(at).concat(full).slice(0, 1)
}

function buildTable(): PlaceTable {
  const localities = decodeLocalities(lines, findPostcodeCentre)
  return {
    byName: Map.groupBy([...localities, ...regions], ({ name }) => toPlaceSlug(name)),
    byPostcode: Map.groupBy(localities, ({ postcode }) => postcode),
  }
}

const isTown = ({ name, ...point }: NamedLocality): boolean =>
  towns.some((town) => town.name === name && measureDistanceKm(town, point) < samePlaceKm)

/**
 * The places of one name: localities that lie together become one, with the lowest postcode. Known towns come first.
 */
function mergePlaces(named: readonly NamedLocality[]): readonly Place[] {
  const kept: NamedLocality[] = []
  for (const locality of named.toSorted((one, other) => (one.postcode < other.postcode ? -1 : 1))) {
    if (!kept.some((one) => one.state === locality.state && measureDistanceKm(one, locality) < samePlaceKm))
      kept.push(locality)
  }
  return [...kept.filter(isTown), ...kept.filter((locality) => !isTown(locality))].map((locality) => {
    const slug = toPlaceSlug(`${locality.name} ${locality.state}`)
    const isOnly = kept.every((one) => one === locality || one.state !== locality.state)
    return { ...locality, slug: isOnly ? slug : `${slug}-${locality.postcode}` }
  })
}

/**
 * A postcode stands at its centre and is named after the locality nearest to that. Where it has a town, it is that
 * town: most of its people live there, however far its country reaches.
 */
function listPostcode({ byPostcode }: PlaceTable, postcode: string): readonly Place[] {
  const centre = findPostcodeCentre(postcode)
  if (centre === null) return []
  const own = byPostcode.get(postcode)
  const town = own?.find(isTown)
  // A postcode of post office boxes has no localities of its own; the nearest one gives its name.
  const named = town ?? rankByDistance(centre, own ?? [...byPostcode.values()].flat(), (member) => member)[0]?.place
  return named === undefined ? [] : [{ ...named, ...(town ?? centre), postcode, slug: postcode }]
}
