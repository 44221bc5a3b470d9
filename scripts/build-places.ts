// Makes src/site/places/localities.json from the CSV that build-postcodes.ts reads; run that first:
//   node scripts/build-places.ts localities.csv
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { NamedPoint } from '#domain/location/position-plan.ts'
import { towns } from '#domain/location/towns.ts'
import { measureDistanceKm, type GeoPoint } from '#domain/postcode/nearest-location.ts'
import { toPlaceSlug } from '#domain/place/place.ts'
import { findPostcodeCentre } from '#site/postcodes/find-postcode-centre.ts'
import { encodeLocalities, type NamedLocality } from '#site/places/locality-code.ts'
import { readLocalities, type Locality } from './read-localities.ts'

/** Names of mail centres and not of places: 'Hobart DC', 'Townsville MILPO'; and two rows that hold two addresses. */
const isMailCentre = (name: string): boolean => /\s(?:BC|DC|GPO|MC|MILPO|MSC|PO)$/i.test(name) || /\b\d{4}\b/.test(name)

/** Few localities lie farther from the middle of their postcode, kilometres. */
const plausibleKm = 100
/** How far the list may place a town from itself, kilometres. */
const townKm = 25

const source = process.argv[2]
if (source === undefined) throw new Error('give the file of localities: node scripts/build-places.ts FILE.csv')

const rows = (await readLocalities(source)).filter(({ name, type }) => type !== 'LVR' && !isMailCentre(name))
const byName = Map.groupBy(rows, ({ name, state }) => `${toPlaceSlug(name)} ${state}`)
const localities = [...byName.values()].flatMap(listPlaces)
const lines = encodeLocalities(localities, findPostcodeCentre)
const target = join(import.meta.dirname, '../src/site/places/localities.json')
const text = `[\n${lines.map((line) => `  ${JSON.stringify(line)}`).join(',\n')}\n]\n`
await writeFile(target, text)
console.log(`${localities.length} localities of ${byName.size} names, ${Buffer.byteLength(text)} bytes`)

/** Delivery areas are places; post office boxes count where a name has nothing else. Each postcode once. */
function listPlaces(named: readonly Locality[]): readonly NamedLocality[] {
  const areas = named.filter(({ type }) => type === 'Delivery Area')
  const byPostcode = Map.groupBy(areas.length > 0 ? areas : named, ({ postcode }) => postcode)
  return [...byPostcode.values()].flatMap(([row]) => {
    if (row === undefined) return []
    const { name, postcode, state, points } = row
    const point = findTown(name, points) ?? choosePoint(points, findPostcodeCentre(postcode))
    return point === null ? [] : [{ name: toTitleCase(name), postcode, state, lat: point.lat, long: point.long }]
  })
}

/** Of a known town, its point is known better than the list has it. */
function findTown(name: string, points: readonly GeoPoint[]): GeoPoint | undefined {
  const isHere = (town: NamedPoint): boolean =>
    town.name.toUpperCase() === name.toUpperCase() && points.some((point) => measureDistanceKm(point, town) < townKm)
  return towns.find(isHere)
}

/** The first point is better, but at times it is that of a namesake far away; then the second one counts. */
function choosePoint(points: readonly GeoPoint[], centre: GeoPoint | null): GeoPoint | null {
  const near = centre === null ? undefined : points.find((point) => measureDistanceKm(point, centre) < plausibleKm)
  return near ?? points[0] ?? centre
}

/** 'BRIGHTON-LE-SANDS' → 'Brighton-le-Sands', "O'CONNOR" → "O'Connor", 'MCMAHONS POINT' → 'McMahons Point'. */
function toTitleCase(name: string): string {
  const plain = name.replaceAll('’', "'").replace(/\s+/g, ' ').trim()
  if (/[a-z]/.test(plain)) return plain
  return plain
    .toLowerCase()
    .replace(/(?<![a-z])(?:mc|[od]')?[a-z]/g, (start) =>
      start.length === 1
        ? start.toUpperCase()
        : start.charAt(0).toUpperCase() + start.slice(1, -1) + start.slice(-1).toUpperCase(),
    )
    .replace(/(?<=[ -])(?:And|Le|Of|On)(?=[ -])/g, (word) => word.toLowerCase())
    .replace(/\b(?:Hmas|Raaf)\b/g, (letters) => letters.toUpperCase())
}
