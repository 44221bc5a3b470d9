import { createReadStream } from 'node:fs'
import { parse } from 'csv-parse'
import type { GeoPoint } from '#domain/postcode/nearest-location.ts'

/** One row of the list of localities: a name in a postcode. */
export interface Locality {
  readonly postcode: string
  readonly name: string
  readonly state: string
  /** 'Delivery Area', 'LVR' (one large receiver of mail), 'Post Office Boxes' or ''. */
  readonly type: string
  /** The best one first; none where all lie outside the state. */
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

/** Reads a CSV with the columns postcode, locality, state, type, lat, lon, lat_google and lon_google. */
export async function readLocalities(file: string): Promise<readonly Locality[]> {
  const localities: Locality[] = []
  for await (const row of createReadStream(file).pipe(parse({ columns: true, bom: true }))) {
    const columns = row as Readonly<Record<string, string>>
    const { postcode = '', locality: name = '', state = '', type = '' } = columns
    const frame = frames[state]
    if (!/^\d{4}$/.test(postcode) || frame === undefined) continue
    const [south, north, west, east] = frame
    const points = [
      { lat: Number(columns.lat_google), long: Number(columns.lon_google) },
      { lat: Number(columns.lat), long: Number(columns.lon) },
    ].filter(({ lat, long }) => lat >= south && lat <= north && long >= west && long <= east)
    localities.push({ postcode, name, state, type, points })
  }
  return localities
}
