type Plain = Readonly<Record<string, unknown>>

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** Key of an item among those of its list: the id of a card, the name of a facet, the value of a choice. */
function keyOf(item: unknown): string | null {
  if (!isPlain(item)) return null
  const key = item['id'] ?? item['attribute'] ?? item['value']
  return typeof key === 'string' ? key : null
}

/**
 * Finds the earlier item of the same key, because a new item shifts the index of all that follow it. Most answers move
 * nothing, so the map by key is built only when a key differs at the same index.
 */
function createFinder(before: readonly unknown[]): (item: unknown, index: number) => unknown {
  let byKey: Map<string | null, unknown> | null = null
  return (item, index) => {
    const key = keyOf(item)
    if (key === null || key === keyOf(before[index])) return before[index]
    byKey ??= new Map(before.map((earlier) => [keyOf(earlier), earlier]))
    return byKey.get(key)
  }
}

/**
 * Structural sharing: returns `next` with every part that equals the same part of `before` replaced by that part.
 * Unchanged parts keep their identity, so memoised components do not render again. Plain data only; neither argument is
 * changed.
 */
export function keepIdentity<Data>(before: unknown, next: Data): Data {
  if (Object.is(before, next)) return next
  if (Array.isArray(before) && Array.isArray(next)) {
    const find = createFinder(before)
    const kept = next.map((item: unknown, index) => keepIdentity<unknown>(find(item, index), item))
    return (
      kept.length === before.length && kept.every((item, index) => item === before[index]) ? before : kept
    ) as Data
  }
  if (!isPlain(before) || !isPlain(next)) return next
  const names = Object.keys(next)
  const kept = Object.fromEntries(names.map((name) => [name, keepIdentity(before[name], next[name])]))
  return (
    names.length === Object.keys(before).length && names.every((name) => name in before && kept[name] === before[name])
      ? before
      : kept
  ) as Data
}
