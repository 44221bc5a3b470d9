const charactersInKey = 7

/**
 * The first seven characters of a text as one number, seven bits each, that agrees with the order of the texts: key(a)
 * < key(b) ⇒ a < b; for equal keys the texts decide. Most ties of a sort then need two loads and a comparison of
 * numbers. A character above the 7 bits counts as the greatest and ends the key.
 */
export function buildOrderKey(text: string): number {
  let key = 0
  let open = true
  for (let at = 0; at < charactersInKey; at += 1) {
    // 0 means 'no more characters', so the code of a character is increased by one.
    const code = open && at < text.length ? Math.min(text.charCodeAt(at) + 1, 127) : 0
    if (code === 127 || code === 0) open = false
    key = key * 128 + code
  }
  return key
}

/** Code-unit order. */
export function compareText(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0
}
