import type { GeoPoint } from '#domain/postcode/nearest-location.ts'

/** A name within a postcode. Of one name and state there may be several, in different postcodes. */
export interface NamedLocality extends GeoPoint {
  readonly name: string
  readonly postcode: string
  readonly state: string
}

/**
 * The code in which the table of localities is kept, one line for each postcode and state:
 *
 *     3220 VIC:Geelong;Newtown,0,-3;South Geelong,-1,0
 *
 * The numbers are the steps of latitude and longitude from the postcode's centre, in hundredths of a degree (about a
 * kilometre); a locality without numbers lies at that centre.
 */
const unitsPerDegree = 100

type FindCentre = (postcode: string) => GeoPoint | null

const round = (degrees: number): number => Math.round(degrees * unitsPerDegree)

/** Writes the localities, by postcode, then by name. Throws RangeError where a postcode has no centre. */
export function encodeLocalities(localities: readonly NamedLocality[], findCentre: FindCentre): readonly string[] {
  const groups = Map.groupBy(localities, ({ postcode, state }) => `${postcode} ${state}`)
  return [...groups].toSorted(compareByKey).map(([head, members]) => {
    const centre = requireCentre(head.slice(0, 4), findCentre)
    const names = members
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
      .map(({ name, lat, long }) => {
        const steps = [round(lat) - round(centre.lat), round(long) - round(centre.long)]
        return steps.every((step) => step === 0) ? name : [name, ...steps].join(',')
      })
    return `${head}:${names.join(';')}`
  })
}

const compareByKey = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1

/** Reads what `encodeLocalities` wrote, to a hundredth of a degree. Throws RangeError for other text. */
export function decodeLocalities(lines: readonly string[], findCentre: FindCentre): readonly NamedLocality[] {
  return lines.flatMap((line) => {
    const [, postcode, state, names] = /^(\d{4}) ([A-Z]{2,3}):(.+)$/.exec(line) ?? []
    if (postcode === undefined || state === undefined || names === undefined)
      throw new RangeError(`the table of localities holds the line ${line.slice(0, 40)}`)
    const centre = requireCentre(postcode, findCentre)
    return names.split(';').map((entry) => {
      const [name = '', north = '0', east = '0'] = entry.split(',')
      const lat = (round(centre.lat) + Number(north)) / unitsPerDegree
      const long = (round(centre.long) + Number(east)) / unitsPerDegree
      if (name === '' || Number.isNaN(lat + long))
        throw new RangeError(`the table of localities holds ${entry.slice(0, 40)} in ${postcode}`)
      return { name, postcode, state, lat, long }
    })
  })
}

function requireCentre(postcode: string, findCentre: FindCentre): GeoPoint {
  const centre = findCentre(postcode)
  if (centre === null) throw new RangeError(`the table of postcodes has no centre of ${postcode}`)
  return centre
}
