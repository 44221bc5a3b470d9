import type { GeoPoint } from '#domain/postcode/nearest-location.ts'

/**
 * The code in which the table of postcodes is kept. For each postcode in ascending order it holds three numbers: the
 * step from the postcode before, and the steps of latitude and longitude from the centre before, in hundredths of a
 * degree (about a kilometre). Each is a whole number with its sign in the lowest bit, written in groups of five bits,
 * lowest first; a character above 31 is followed by another one of the same number.
 */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const groupBits = 5
const more = 1 << groupBits
const unitsPerDegree = 100

const valueOf: ReadonlyMap<string, number> = new Map([...alphabet].map((letter, value) => [letter, value]))

function writeNumber(number: number): string {
  let rest = number < 0 ? -number * 2 + 1 : number * 2
  let text = ''
  do {
    const group = rest % more
    rest = Math.floor(rest / more)
    text += alphabet[group + (rest > 0 ? more : 0)] ?? ''
  } while (rest > 0)
  return text
}

/** Writes the centres by postcode ('0800'), in any order. */
export function encodeCentres(centres: ReadonlyMap<string, GeoPoint>): string {
  let before = [0, 0, 0]
  return [...centres]
    .toSorted(([one], [other]) => Number(one) - Number(other))
    .map(([postcode, { lat, long }]) => {
      const numbers = [Number(postcode), Math.round(lat * unitsPerDegree), Math.round(long * unitsPerDegree)]
      const steps = numbers.map((number, at) => writeNumber(number - (before[at] ?? 0)))
      before = numbers
      return steps.join('')
    })
    .join('')
}

/** Reads what `encodeCentres` wrote, to a hundredth of a degree. Throws RangeError for other text. */
export function decodeCentres(text: string): ReadonlyMap<string, GeoPoint> {
  const centres = new Map<string, GeoPoint>()
  const numbers = [0, 0, 0]
  let part = 0
  let [rest, weight] = [0, 1]
  for (const letter of text) {
    const value = valueOf.get(letter)
    if (value === undefined) throw new RangeError(`the table of postcodes holds the character ${letter}`)
    rest += (value % more) * weight
    weight *= more
    if (value >= more) continue
    numbers[part] = (numbers[part] ?? 0) + (rest % 2 === 1 ? -(rest - 1) / 2 : rest / 2)
    ;[rest, weight] = [0, 1]
    part = (part + 1) % 3
    const [postcode = 0, lat = 0, long = 0] = numbers
    if (part === 0)
      centres.set(String(postcode).padStart(4, '0'), { lat: lat / unitsPerDegree, long: long / unitsPerDegree })
  }
  if (part !== 0 || weight !== 1) throw new RangeError('the table of postcodes ends within an entry')
  return centres
}
