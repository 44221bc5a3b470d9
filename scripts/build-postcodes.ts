// Makes src/site/postcodes/postcode-centres.ts from a CSV of localities with the columns postcode, state, type, lat,
// lon, lat_google and lon_google:  node scripts/build-postcodes.ts localities.csv
import { createReadStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse'
import type { GeoPoint } from '#domain/postcode/nearest-location.ts'
import { encodeCentres } from '#site/postcodes/postcode-code.ts'

interface Locality {
  readonly postcode: string
  readonly state: string
  readonly type: string
  readonly points: readonly GeoPoint[]
}

/** A frame around each state with its islands: south, north, west, east. A point outside it is an error of the data. */
const frames: Readonly<Record<string, readonly [south: number, north: number, west: number, east: number]>> = {
  ACT: [-36, -35.1, 148.7, 149.45],
  NSW: [-37.6, -28.1, 140.9, 168.1],
  NT: [-26.1, -10.9, 128.9, 138.1],
  QLD: [-29.3, -9.1, 137.9, 153.7],
  SA: [-38.2, -25.9, 128.9, 141.1],
  TAS: [-55, -39.4, 143.7, 159],
  VIC: [-39.3, -33.9, 140.9, 150.1],
  WA: [-35.3, -9.9, 96.7, 129.1],
}

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

async function readLocalities(file: string): Promise<readonly Locality[]> {
  const localities: Locality[] = []
  for await (const row of createReadStream(file).pipe(parse({ columns: true, bom: true }))) {
    const columns = row as Readonly<Record<string, string>>
    const { postcode = '', state = '', type = '' } = columns
    const frame = frames[state]
    if (!/^\d{4}$/.test(postcode) || frame === undefined) continue
    const [south, north, west, east] = frame
    const points = [
      { lat: Number(columns.lat_google), long: Number(columns.lon_google) },
      { lat: Number(columns.lat), long: Number(columns.lon) },
    ].filter(({ lat, long }) => lat >= south && lat <= north && long >= west && long <= east)
    localities.push({ postcode, state, type, points })
  }
  return localities
}

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
