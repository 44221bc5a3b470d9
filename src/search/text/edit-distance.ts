let before = new Int32Array(64)
let above = new Int32Array(64)
let current = new Int32Array(64)

/**
 * Number of edits that turn one word into the other: insert, delete, replace, or swap two neighbours ('mazad' → 'mazda'
 * is one). Returns `most + 1` as soon as it is certain that more than `most` are needed.
 *
 * Optimal string alignment over three rows; it stops after two rows in turn whose least value exceeds `most`, since a
 * swap looks two rows back.
 */
export function countEdits(left: string, right: string, most: number): number {
  const width = right.length
  if (Math.abs(left.length - width) > most) return most + 1
  if (left === right) return 0
  if (current.length <= width) {
    before = new Int32Array(width * 2)
    above = new Int32Array(width * 2)
    current = new Int32Array(width * 2)
  }
  for (let column = 0; column <= width; column += 1) above[column] = column
  let leastAbove = 0
  for (let row = 1; row <= left.length; row += 1) {
    const letter = left.charCodeAt(row - 1)
    current[0] = row
    let least = row
    for (let column = 1; column <= width; column += 1) {
      const other = right.charCodeAt(column - 1)
      let edits = (above[column - 1] as number) + (letter === other ? 0 : 1)
      edits = Math.min(edits, (above[column] as number) + 1, (current[column - 1] as number) + 1)
      if (row > 1 && column > 1 && letter === right.charCodeAt(column - 2) && left.charCodeAt(row - 2) === other) {
        edits = Math.min(edits, (before[column - 2] as number) + 1)
      }
      current[column] = edits
      if (edits < least) least = edits
    }
    if (least > most && leastAbove > most) return most + 1
    leastAbove = least
    const oldest = before
    before = above
    above = current
    current = oldest
  }
  return Math.min(above[width] as number, most + 1)
}

/**
 * One bit per letter (modulo 32). An edit changes at most two bits, so words that differ much are rejected without
 * computing the distance.
 */
export function buildLetterMask(word: string): number {
  let mask = 0
  for (let at = 0; at < word.length; at += 1) mask |= 1 << (word.charCodeAt(at) & 31)
  return mask
}

export function countBits(mask: number): number {
  let bits = mask - ((mask >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}
