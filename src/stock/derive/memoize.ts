/**
 * Memoizes a pure function of one text. Feeds repeat a few words a hundred thousand times, but free text would fill the
 * memory: the cache is cleared after `limit` different texts, and texts of more than 200 characters are not cached.
 */
export function memoize<T>(compute: (text: string) => T, limit = 5_000): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const value = compute(text)
    if (text.length > 200) return value
    if (known.size >= limit) known.clear()
    known.set(text, value)
    return value
  }
}
