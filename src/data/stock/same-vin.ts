/** A VIN that can exist: 17 letters and digits without I, O and Q, which look like 1 and 0. */
const possibleVin = /^[A-HJ-NPR-Z0-9]{17}$/

/** Characters before the serial number, the last six. */
const beforeSerial = 11

/** Most characters that a slip of the pen changes. */
const mostSlips = 2

/** Whether two texts differ in no more than one pair of neighbours that changed their places. */
function isTransposed(a: string, b: string): boolean {
  const at = [...a].findIndex((letter, index) => letter !== b[index])
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
}

/** The number of characters to put in, take out or exchange to make one text of the other (Levenshtein). */
function countEdits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...a].entries()) {
    const next = [index + 1]
    for (const [at, other] of [...b].entries())
      next.push(Math.min((next[at] ?? 0) + 1, (row[at + 1] ?? 0) + 1, (row[at] ?? 0) + (letter === other ? 0 : 1)))
    row = next
  }
  return row[b.length] ?? 0
}

/**
 * Whether one VIN is the other with a mistake corrected, for cars of the same year, make and model. Two cars of a fleet
 * differ in their serial numbers alone, often in one digit, so that another digit there is another car, unless the
 * plates say otherwise (`samePlate`). A mistake is: two neighbours that changed places; one or two characters before
 * the serial number; and one or two anywhere where only one of the two can be a VIN.
 */
export function isCorrectedVin(earlier: string, later: string, samePlate: boolean): boolean {
  const [wasPossible, isPossible] = [possibleVin.test(earlier), possibleVin.test(later)]
  if (!wasPossible && !isPossible) return false
  if (wasPossible !== isPossible || samePlate) return countEdits(earlier, later) <= mostSlips
  if (isTransposed(earlier, later)) return true
  return earlier.slice(beforeSerial) === later.slice(beforeSerial) && countEdits(earlier, later) <= mostSlips
}
