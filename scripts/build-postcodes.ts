// Makes src/site/postcodes/postcode-centres.ts from a CSV of localities with the columns postcode, locality, state,
// type, lat, lon, lat_google and lon_google:  node scripts/build-postcodes.ts localities.csv
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { GeoPoint } from '#domain/postcode/nearest-location.ts'
import { encodeCentres } from '#site/postcodes/postcode-code.ts'
import { readLocalities, type Locality } from './read-localities.ts'

const lineLength = 112

const source = process.argv[2]
if (source === undefined) throw new Error('give the file of localities: node scripts/build-postcodes.ts FILE.csv')

const byPostcode = Map.groupBy(await readLocalities(source), ({ postcode }) => postcode)
const centres = new Map(
  [...byPostcode].flatMap(([postcode, localities]): [string, GeoPoint][] => {
    const centre = findCentre(localities)
    return centre === null ? [] : [[postcode, centre]]
  }),
)
const text = encodeCentres(centres)
const lines = text.match(new RegExp(`.{1,${lineLength}}`, 'g')) ?? []
const target = join(import.meta.dirname, '../src/site/postcodes/postcode-centres.ts')
await writeFile(
  target,
  `/**
 * The centres of ${centres.size} Australian postcodes, in the code of postcode-code.ts.
 * scripts/build-postcodes.ts makes this file. Source: https://github.com/matthewproctor/australianpostcodes, edition
 * of 7 September 2025, which its author calls community-sourced and which comes without a licence file. Taken from
 * it are facts alone: which postcodes exist, and the middle of the localities of each, rounded to a hundredth of a
 * degree.
 */
export const postcodeCentres: readonly string[] = [
${lines.map((line) => `  '${line}',`).join('\n')}
]
`,
)
console.log(`${centres.size} of ${byPostcode.size} postcodes, ${text.length} characters`)

/** The median of its delivery areas; post office boxes count where a postcode has nothing else. */
function findCentre(localities: readonly Locality[]): GeoPoint | null {
  const areas = localities.filter(({ type }) => type === 'Delivery Area')
  const points = (areas.length > 0 ? areas : localities).flatMap(({ points: [first] }) => first ?? [])
  if (points.length === 0) return null
  return { lat: findMedian(points.map(({ lat }) => lat)), long: findMedian(points.map(({ long }) => long)) }
}

function findMedian(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
